import type { LabelPlan } from './label-plan.ts'
import { crosses, foam, groundPattern, nameBlock, small, strengthWords } from './label-pieces.ts'
import { mixed } from './palette-inks.ts'
import { printCut } from './print-cut.ts'

/** A delivery ticket: the brewery on the stub, the beer poured in the foot. */
export function ticketLabel(plan: LabelPlan): string {
  return [
    groundPattern(plan, mixed(plan.back, plan.ink, 0.22)),
    `<clipPath id="s"><path id="b" d="M44 22H436A22 22 0 0 0 458 44V436A22 22 0 0 0 436 458H44A22 22 0 0 0 22 436V44A22 22 0 0 0 44 22z"/></clipPath>`,
    `<g clip-path="url(#s)"><path fill="${plan.sheet}" d="M0 0H480V480H0z"/><path fill="${plan.band}" d="M0 0H112V480H0z"/>`,
    `<path fill="${plan.liquid}" d="M112 324H480V480H112z"/>${foam(112, 332, 360, plan.sheet)}</g>`,
    `<use href="#b" fill="none" stroke="${plan.ink}" stroke-width="6"/>`,
    `<path stroke="${plan.on(plan.band)}" stroke-width="5" stroke-linecap="round" stroke-dasharray="0 12" d="M112 34V450"/>`,
    small(plan, {
      words: plan.breweryName,
      x: 84,
      y: 270,
      size: 27,
      maxWidth: 300,
      ink: plan.on(plan.band),
      turn: -90,
      weight: 2.2,
    }),
    printCut(plan.emblem, { x: 68, y: 78, size: 62, ink: plan.on(plan.band), paper: plan.band, id: 'e' }),
    small(plan, {
      words: plan.styleName,
      x: 136,
      y: 66,
      size: 17,
      maxWidth: 190,
      ink: plan.ink,
      align: 'start',
    }),
    small(plan, {
      words: strengthWords(plan),
      x: 438,
      y: 66,
      size: 17,
      maxWidth: 96,
      ink: plan.ink,
      align: 'end',
      weight: 2.2,
    }),
    `<path stroke="${plan.accent}" stroke-width="5" d="M136 84H438"/>`,
    nameBlock(plan, {
      x: 136,
      y: 106,
      width: 302,
      height: 186,
      maxLines: 3,
      isJustified: true,
      maxSize: 104,
      align: 'start',
      ink: plan.ink,
    }),
    printCut(plan.motif, {
      x: 288,
      y: 402,
      size: 96,
      ink: plan.on(plan.liquid),
      paper: plan.liquid,
      id: 'm',
    }),
    crosses(plan, 180, 426, 11, plan.on(plan.liquid)),
    small(plan, {
      words: plan.thrift.finer > 1 ? plan.town : '',
      x: 430,
      y: 432,
      size: 13,
      maxWidth: 84,
      ink: plan.on(plan.liquid),
      align: 'end',
    }),
  ].join('')
}
