import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import type { OrderVerb } from '../../../shared/orders/order-steps.ts'
import type { OrderStep } from '../../../server/trading/orders/life/apply-step.ts'
import type { HistoryPart } from './history-orders.ts'
import type { HistoryWorld } from './history-world.ts'

type About = { part: HistoryPart; units: number; world: HistoryWorld }

/** What a step takes beside its verb, of so many units where it names units. */
export function wantedStep(verb: OrderVerb, { part, units, world }: About): OrderStep['step'] {
  switch (verb) {
    case 'propose':
      return proposal({ part, units, world })
    case 'refuse':
      return { verb, reason: units % 2 === 0 ? 'no_stock' : 'other' }
    case 'cancel':
      return { verb, note: 'At random.' }
    case 'dispatch':
      return units === 0 ? { verb } : { verb, lines: [{ position: 0, units }] }
    case 'close_rest':
      return { verb, reason: 'no_stock' }
    case 'deliver':
    case 'hand_over':
      return {
        verb,
        receivedBy: 'Jo Barr',
        ...(units === 1 && { shortages: [{ position: 0, units: 1 }] }),
      } as OrderStep['step']
    case 'not_delivered':
      return { verb, reason: 'No one was there.' }
    case 'claim':
      return { verb, kind: 'damaged', text: 'It leaked all over.', lines: [{ position: 0, units: 1 }] }
    default:
      return { verb } as OrderStep['step']
  }
}

/** Less of the first line, with or without another beer in its place, or a later day. */
function proposal({ part, units, world }: About): OrderStep['step'] {
  const verb = 'propose'
  if (units === 4) return { verb, dispatchOn: addDays(londonDay(world.now()), 9) }
  const substitute =
    units === 3 && part.brewerySlug === world.sellers[0]!.slug
      ? { variantId: world.variants.substitute, units: 1 }
      : null
  return { verb, lines: [{ position: 0, units: units === 3 ? 0 : units, substitute }] }
}
