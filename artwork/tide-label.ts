import type { LabelPlan } from './label-plan.ts'
import { crosses, foam, nameBlock, rays, small, strengthWords } from './label-pieces.ts'
import { mixed } from './palette-inks.ts'
import { printCut } from './print-cut.ts'

/** A poster: the name in wood type over a glassful seen close to, the motif floating large in it. */
export function tideLabel(plan: LabelPlan): string {
  const onBeer = plan.on(plan.liquid)
  return [
    `<path fill="${plan.liquid}" d="M0 250H480V480H0z"/><clipPath id="s"><path d="M0 250H480V480H0z"/></clipPath>`,
    `<g clip-path="url(#s)">${rays(plan, 350, 372, 480, mixed(plan.liquid, onBeer, 0.1))}</g>`,
    foam(0, 262, 480, plan.paper),
    printCut(plan.emblem, { x: 66, y: 62, size: 64, ink: plan.on(plan.back), paper: plan.back, id: 'e' }),
    small(plan, {
      words: plan.breweryName,
      x: 114,
      y: plan.town ? 60 : 72,
      size: 21,
      maxWidth: 332,
      ink: plan.on(plan.back),
      align: 'start',
      weight: 2.1,
    }),
    small(plan, {
      words: plan.town,
      x: 114,
      y: 88,
      size: 14,
      maxWidth: 300,
      ink: plan.on(plan.back),
      align: 'start',
    }),
    nameBlock(plan, {
      x: 34,
      y: 122,
      width: 412,
      height: 112,
      maxLines: 2,
      isJustified: true,
      maxSize: 96,
      align: 'start',
      ink: plan.on(plan.back),
    }),
    printCut(plan.motif, { x: 352, y: 376, size: 164, ink: onBeer, paper: plan.liquid, id: 'm' }),
    small(plan, {
      words: plan.styleName,
      x: 34,
      y: 356,
      size: 19,
      maxWidth: 216,
      ink: onBeer,
      align: 'start',
      weight: 2.1,
    }),
    small(plan, {
      words: strengthWords(plan),
      x: 34,
      y: 404,
      size: 30,
      maxWidth: 216,
      ink: onBeer,
      align: 'start',
      weight: 2.2,
    }),
    crosses(plan, 34 + plan.crosses * 12, 438, 16, onBeer),
  ].join('')
}
