import type { LabelPlan } from './label-plan.ts'
import { foam, groundPattern, nameBlock, small } from './label-pieces.ts'
import { mixed } from './palette-inks.ts'
import { printCut } from './print-cut.ts'

const shield =
  'M240 16C282 40 340 46 408 38C400 96 430 134 430 214C430 334 344 422 240 468C136 422 50 334 50 214C50 134 80 96 72 38C140 46 198 40 240 16z'

/** A pump clip: a shield with the name on a band across it, beer in its foot. */
export function clipLabel(plan: LabelPlan): string {
  const side = { y: 158, size: 25, maxWidth: 80, ink: plan.ink, weight: 2.2 }
  return [
    groundPattern(plan, mixed(plan.back, plan.ink, 0.22)),
    `<clipPath id="s"><path id="b" d="${shield}"/></clipPath>`,
    `<use href="#b" fill="${plan.sheet}"/>`,
    `<g clip-path="url(#s)"><path fill="${plan.liquid}" d="M0 346H480V480H0z"/>${foam(40, 352, 400, plan.sheet)}</g>`,
    `<use href="#b" fill="none" stroke="${plan.ink}" stroke-width="7"/>`,
    `<use href="#b" transform="translate(16 16)scale(.933)" fill="none" stroke="${plan.band}" stroke-width="4"/>`,
    small(plan, { words: plan.breweryName, x: 240, y: 92, size: 19, maxWidth: 268, ink: plan.ink }),
    printCut(plan.emblem, { x: 240, y: 148, size: 84, ink: plan.on(plan.sheet), paper: plan.sheet, id: 'e' }),
    small(plan, { ...side, words: 'ABV', x: 142 }),
    small(plan, { ...side, words: plan.strength && `${plan.strength}%`, x: 338 }),
    `<path fill="${plan.ink}" d="M14 218H60V322L14 312L30 266zM466 218H420V322L466 312L450 266z"/>`,
    `<path fill="${plan.band}" stroke="${plan.ink}" stroke-width="5" d="M36 204H444V306H36z"/>`,
    nameBlock(plan, { x: 52, y: 219, width: 376, height: 72, maxLines: 2, ink: plan.on(plan.band) }),
    small(plan, { words: plan.styleName, x: 240, y: 333, size: 14, maxWidth: 250, ink: plan.ink }),
    printCut(plan.motif, {
      x: 240,
      y: 400,
      size: 76,
      ink: plan.on(plan.liquid),
      paper: plan.liquid,
      id: 'm',
    }),
  ].join('')
}
