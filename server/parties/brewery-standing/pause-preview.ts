import { hash } from 'node:crypto'
import type { BreweryStanding } from '../../../shared/api/standing-api.ts'
import type { StepPreview } from '../../../shared/api/step-preview-api.ts'

const nothing = { stock: [], money: [], documents: [], mails: [] }

/** What a pause, or its end, has done to a brewery's approval, and which open orders go on (SELL-16). */
export function pausePreview(
  { closure }: Pick<BreweryStanding, 'closure'>,
  openOrders: readonly string[],
): StepPreview {
  const facts = {
    ...nothing,
    deadlines: [
      closure === null
        ? 'Your beer can be bought again at once.'
        : `Pages and baskets say: ‘${closure.text}’ Nothing can be bought meanwhile.`,
    ],
    warnings:
      openOrders.length === 0 || closure === null
        ? []
        : [`Open orders go on and want their answers as before: ${openOrders.join(', ')}.`],
  }
  const digest = hash('sha256', JSON.stringify(facts), 'base64url')
  return { digest, ...facts }
}
