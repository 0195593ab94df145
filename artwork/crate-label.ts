import type { LabelPlan } from './label-plan.ts'
import { crosses, nameBlock, small, strengthWords } from './label-pieces.ts'
import { mixed } from './palette-inks.ts'
import { printCut } from './print-cut.ts'

const grain =
  'M0 34q80-14 170 0t310-6M0 88q120 16 250 0t230 8M0 152q90-12 200 0t280-8M0 214q160 14 260 0t220 4M0 276q60-12 190 0t290-6M0 330q140 14 220 0t260 8M0 398q110-12 240 0t240-6M0 448q90 12 210 0t270 4'

/** The end of a crate: boards, nails and stencilled words. */
export function crateLabel(plan: LabelPlan): string {
  const board = mixed(plan.back, plan.paper, 0.14)
  const ink = plan.on(board)
  const line = { x: 142, maxWidth: 158, ink, align: 'start' as const }
  return [
    `<path fill="${board}" d="M0 0H480V480H0z"/>`,
    plan.thrift.ornament > 0
      ? `<path fill="none" stroke="${mixed(board, plan.ink, 0.16)}" stroke-width="3" d="${grain}"/>`
      : '',
    `<path stroke="${mixed(plan.back, plan.ink, 0.6)}" stroke-width="5" d="M0 92H480M0 320H480"/>`,
    `<path stroke="${mixed(plan.back, plan.ink, 0.6)}" stroke-width="9" stroke-linecap="round" stroke-dasharray="0 55.5" d="M18 18V470M462 18V470"/>`,
    small(plan, {
      words: plan.breweryName,
      x: 40,
      y: 60,
      size: 26,
      maxWidth: 400,
      ink,
      align: 'start',
      weight: 2.2,
    }),
    nameBlock(plan, {
      x: 40,
      y: 116,
      width: 400,
      height: 180,
      maxLines: 3,
      isJustified: true,
      maxSize: 120,
      align: 'start',
      ink,
    }),
    printCut(plan.emblem, { x: 84, y: 400, size: 92, ink, paper: board, id: 'e' }),
    small(plan, { ...line, words: plan.styleName, y: 374, size: 17 }),
    small(plan, { ...line, words: strengthWords(plan), y: 412, size: 24, weight: 2.2 }),
    small(plan, { ...line, words: plan.town, y: 444, size: 15 }),
    `<circle cx="376" cy="400" r="70" fill="${plan.liquid}" stroke="${plan.ink}" stroke-width="6"/>`,
    `<circle cx="376" cy="400" r="61" fill="none" stroke="${plan.on(plan.liquid)}" stroke-width="2"/>`,
    printCut(plan.motif, {
      x: 376,
      y: 392,
      size: 80,
      ink: plan.on(plan.liquid),
      paper: plan.liquid,
      id: 'm',
    }),
    crosses(plan, 376, 446, 8, plan.on(plan.liquid)),
  ].join('')
}
