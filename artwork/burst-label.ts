import type { LabelPlan } from './label-plan.ts'
import { beads, factsWords, nameBlock, rays, small } from './label-pieces.ts'
import { mixed } from './palette-inks.ts'
import { printCut } from './print-cut.ts'

/** A crown cap in a burst of rays, the name written across it on the slant. */
export function burstLabel(plan: LabelPlan): string {
  return [
    rays(plan, 240, 240, 350, mixed(plan.back, plan.ink, 0.3)),
    beads(240, 240, 190, 24, plan.ink, 58),
    `<circle cx="240" cy="240" r="194" fill="${plan.sheet}"/><circle cx="240" cy="240" r="186" fill="none" stroke="${plan.accent}" stroke-width="4"/>`,
    `<clipPath id="s"><circle cx="240" cy="240" r="178"/></clipPath><path clip-path="url(#s)" fill="${plan.liquid}" d="M0 318L480 250V480H0z"/>`,
    printCut(plan.emblem, { x: 240, y: 106, size: 74, ink: plan.ink, paper: plan.sheet, id: 'e' }),
    small(plan, {
      words: plan.breweryName,
      x: 240,
      y: 168,
      size: 18,
      maxWidth: 236,
      ink: plan.ink,
      weight: 2.1,
    }),
    `<path fill="${plan.band}" stroke="${plan.ink}" stroke-width="6" d="M-9 228L489 158V276L-9 346z"/>`,
    nameBlock(plan, {
      x: 26,
      y: 212,
      width: 428,
      height: 82,
      maxLines: 2,
      turn: -8,
      ink: plan.on(plan.band),
    }),
    printCut(plan.motif, {
      x: 244,
      y: 362,
      size: 92,
      ink: plan.on(plan.liquid),
      paper: plan.liquid,
      id: 'm',
    }),
    `<path fill="${plan.ink}" d="M0 436H480V480H0z"/>`,
    small(plan, { words: factsWords(plan), x: 240, y: 465, size: 17, maxWidth: 440, ink: plan.paper }),
  ].join('')
}
