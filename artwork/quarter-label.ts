import type { LabelPlan } from './label-plan.ts'
import { crosses, nameBlock, small } from './label-pieces.ts'
import { printCut } from './print-cut.ts'

/** Four quarters as on a flag: emblem, motif, strength and crosses, with the name across the middle. */
export function quarterLabel(plan: LabelPlan): string {
  const third = plan.accent
  return [
    `<path fill="${plan.liquid}" d="M240 0H480V200H240z"/><path fill="${third}" d="M0 280H240V480H0z"/><path fill="${plan.band}" d="M240 280H480V480H240z"/>`,
    printCut(plan.emblem, { x: 122, y: 98, size: 128, ink: plan.on(plan.back), paper: plan.back, id: 'e' }),
    printCut(plan.motif, {
      x: 358,
      y: 98,
      size: 128,
      ink: plan.on(plan.liquid),
      paper: plan.liquid,
      id: 'm',
    }),
    small(plan, {
      words: plan.strength ? `${plan.strength}%` : 'ALE',
      x: 122,
      y: 412,
      size: 56,
      maxWidth: 176,
      ink: plan.on(third),
      weight: 2.1,
    }),
    small(plan, {
      words: plan.strength && 'ABV',
      x: 122,
      y: 446,
      size: 16,
      maxWidth: 150,
      ink: plan.on(third),
    }),
    crosses(plan, 358, 376, 24, plan.on(plan.band)),
    small(plan, { words: plan.styleName, x: 358, y: 428, size: 17, maxWidth: 190, ink: plan.on(plan.band) }),
    small(plan, { words: plan.town, x: 358, y: 452, size: 13, maxWidth: 180, ink: plan.on(plan.band) }),
    `<path fill="${plan.paper}" stroke="${plan.ink}" stroke-width="6" d="M-9 184H489V326H-9z"/>`,
    small(plan, { words: plan.breweryName, x: 240, y: 218, size: 18, maxWidth: 420, ink: plan.ink }),
    nameBlock(plan, { x: 30, y: 234, width: 420, height: 78, maxLines: 2, ink: plan.ink }),
    `<path stroke="${plan.ink}" stroke-width="6" d="M240 0V184M240 326V480"/><path fill="none" stroke="${plan.ink}" stroke-width="12" d="M0 0H480V480H0z"/>`,
  ].join('')
}
