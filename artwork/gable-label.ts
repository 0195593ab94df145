import type { LabelPlan } from './label-plan.ts'
import { nameBlock, rays, small, strengthWords } from './label-pieces.ts'
import { mixed } from './palette-inks.ts'
import { printCut } from './print-cut.ts'

/** A pub window: the motif in an arch of beer, the name on the sill. */
export function gableLabel(plan: LabelPlan): string {
  const foot = { y: 451, size: 17, maxWidth: 160, ink: plan.on(plan.back) }
  return [
    `<clipPath id="s"><path id="b" d="M84 300V206A156 156 0 0 1 396 206V300z"/></clipPath><use href="#b" fill="${plan.liquid}"/>`,
    `<g clip-path="url(#s)">${rays(plan, 240, 190, 260, mixed(plan.liquid, plan.on(plan.liquid), 0.16))}</g>`,
    `<use href="#b" fill="none" stroke="${plan.ink}" stroke-width="16"/><use href="#b" fill="none" stroke="${plan.accent}" stroke-width="6"/>`,
    small(plan, {
      words: plan.breweryName,
      x: 240,
      y: 206,
      size: 23,
      maxWidth: 440,
      ink: plan.on(plan.back),
      weight: 2.1,
      arc: { radius: 176, side: 'top' },
    }),
    printCut(plan.motif, {
      x: 240,
      y: 174,
      size: 176,
      ink: plan.on(plan.liquid),
      paper: plan.liquid,
      id: 'm',
    }),
    `<path fill="${plan.band}" stroke="${plan.ink}" stroke-width="6" d="M24 274H456V412H24z"/><path fill="none" stroke="${plan.accent}" stroke-width="3" d="M34 284H446V402H34z"/>`,
    nameBlock(plan, { x: 48, y: 298, width: 384, height: 90, maxLines: 2, ink: plan.on(plan.band) }),
    printCut(plan.emblem, { x: 240, y: 446, size: 50, ink: plan.on(plan.back), paper: plan.back, id: 'e' }),
    small(plan, { ...foot, words: plan.styleName, x: 120 }),
    small(plan, { ...foot, words: strengthWords(plan) || plan.town, x: 360 }),
  ].join('')
}
