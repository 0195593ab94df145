import type { LabelPlan } from './label-plan.ts'
import { factsWords, groundPattern, nameBlock, rays, small } from './label-pieces.ts'
import { mixed } from './palette-inks.ts'
import { printCut } from './print-cut.ts'

/** A banded diamond between two plain strips. */
export function diamondLabel(plan: LabelPlan): string {
  const strip = { x: 240, maxWidth: 430, ink: plan.on(plan.band) }
  return [
    groundPattern(plan, mixed(plan.back, plan.ink, 0.25)),
    `<clipPath id="s"><path id="b" d="M240 30L520 240 240 450-40 240z"/></clipPath>`,
    `<g clip-path="url(#s)"><path fill="${plan.liquid}" d="M0 0H480V480H0z"/>${rays(plan, 240, 240, 260, mixed(plan.liquid, plan.on(plan.liquid), 0.14))}`,
    `<path fill="${plan.sheet}" d="M0 240H480V480H0z"/></g>`,
    `<use href="#b" fill="none" stroke="${plan.ink}" stroke-width="7"/>`,
    `<use href="#b" transform="translate(16.8 16.8)scale(.93)" fill="none" stroke="${plan.accent}" stroke-width="4"/>`,
    `<path fill="${plan.band}" stroke="${plan.ink}" stroke-width="6" d="M-9-9H489V58H-9zM-9 422H489V489H-9z"/>`,
    printCut(plan.motif, {
      x: 240,
      y: 132,
      size: 112,
      ink: plan.on(plan.liquid),
      paper: plan.liquid,
      id: 'm',
    }),
    `<path fill="${plan.paper}" stroke="${plan.ink}" stroke-width="6" d="M-9 198H489V302H-9z"/><path stroke="${plan.accent}" stroke-width="3" d="M0 208H480M0 292H480"/>`,
    nameBlock(plan, { x: 22, y: 218, width: 436, height: 64, maxLines: 2, ink: plan.ink }),
    printCut(plan.emblem, { x: 240, y: 360, size: 82, ink: plan.ink, paper: plan.sheet, id: 'e' }),
    small(plan, { ...strip, words: plan.breweryName, y: 41, size: 24, weight: 2.1 }),
    small(plan, { ...strip, words: factsWords(plan), y: 461, size: 19 }),
  ].join('')
}
