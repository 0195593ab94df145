import { burstLabel } from './burst-label.ts'
import { clipLabel } from './clip-label.ts'
import { crateLabel } from './crate-label.ts'
import { diamondLabel } from './diamond-label.ts'
import { gableLabel } from './gable-label.ts'
import type { LabelFacts } from './label-facts.ts'
import { planLabel, type LabelPlan, type Thrift } from './label-plan.ts'
import { quarterLabel } from './quarter-label.ts'
import { roundelLabel } from './roundel-label.ts'
import { ticketLabel } from './ticket-label.ts'
import { tideLabel } from './tide-label.ts'

/** The heaviest a label may be, in bytes: 6 KB. */
export const labelBytes = 6144

const compositions: readonly ((plan: LabelPlan) => string)[] = [
  clipLabel,
  roundelLabel,
  gableLabel,
  crateLabel,
  tideLabel,
  diamondLabel,
  ticketLabel,
  quarterLabel,
  burstLabel,
]
const thrifts: readonly Thrift[] = [
  { ornament: 2, nameLetters: 36, smallLetters: 36, finer: 2 },
  { ornament: 1, nameLetters: 36, smallLetters: 32, finer: 2 },
  { ornament: 0, nameLetters: 34, smallLetters: 30, finer: 2 },
  { ornament: 0, nameLetters: 34, smallLetters: 26, finer: 1 },
  { ornament: 0, nameLetters: 34, smallLetters: 18, finer: 1 },
  { ornament: 0, nameLetters: 28, smallLetters: 22, finer: 1 },
  { ornament: 0, nameLetters: 18, smallLetters: 16, finer: 1 },
  { ornament: 0, nameLetters: 12, smallLetters: 12, finer: 1 },
]

/**
 * Draws a beer's label as a square SVG (480 by 480) of at most 6 KB: the brewery gives palette, emblem,
 * lettering and composition, the style its motif and colours, the strength its density, the beer its liquid.
 * All words are outlines, so nothing of the facts reaches the markup as text.
 */
export function drawBeerLabel(facts: LabelFacts): string {
  let label = ''
  for (const thrift of thrifts) {
    const plan = planLabel(facts, compositions.length, thrift)
    const compose = compositions[plan.isSpecial ? plan.special : plan.usual]!
    label = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" stroke-miterlimit="2.2"><path fill="${plan.back}" d="M0 0H480V480H0z"/>${compose(plan)}</svg>`
    if (label.length <= labelBytes) return label
  }
  return label
}
