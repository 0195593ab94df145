import type { LabelPlan } from './label-plan.ts'
import { beads, factsWords, foam, groundPattern, nameBlock, rays, small } from './label-pieces.ts'
import { mixed } from './palette-inks.ts'
import { printCut } from './print-cut.ts'

/** A round beer mat: the brewery around the rim, a glass of the beer behind the name. */
export function roundelLabel(plan: LabelPlan): string {
  const rim = { x: 240, y: 240, size: 22, maxWidth: 470, ink: plan.on(plan.band), weight: 2.1 }
  return [
    groundPattern(plan, mixed(plan.back, plan.ink, 0.22)),
    `<circle cx="240" cy="240" r="228" fill="${plan.band}" stroke="${plan.ink}" stroke-width="6"/>`,
    `<clipPath id="s"><circle id="b" cx="240" cy="240" r="166"/></clipPath><use href="#b" fill="${plan.sheet}"/>`,
    `<g clip-path="url(#s)">${rays(plan, 240, 236, 180, mixed(plan.sheet, plan.accent, 0.35))}`,
    `<path fill="${plan.liquid}" d="M60 250H420V420H60z"/>${foam(60, 318, 360, plan.sheet)}</g>`,
    `<use href="#b" fill="none" stroke="${plan.ink}" stroke-width="6"/>`,
    beads(240, 240, 218, 48 + plan.crosses * 12, plan.accent),
    small(plan, { ...rim, words: plan.breweryName, arc: { radius: 184, side: 'top' } }),
    small(plan, { ...rim, words: factsWords(plan), size: 19, arc: { radius: 186, side: 'bottom' } }),
    printCut(plan.motif, { x: 240, y: 140, size: 112, ink: plan.ink, paper: plan.sheet, id: 'm' }),
    `<path fill="${plan.accent}" stroke="${plan.ink}" stroke-width="6" d="M6 206H474V306H6z"/>`,
    nameBlock(plan, { x: 26, y: 222, width: 428, height: 68, maxLines: 2, ink: plan.on(plan.accent) }),
    printCut(plan.emblem, {
      x: 240,
      y: 360,
      size: 66,
      ink: plan.on(plan.liquid),
      paper: plan.liquid,
      id: 'e',
    }),
  ].join('')
}
