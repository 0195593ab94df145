import { closureText } from '../../../shared/standing/seller-closure.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import type { ActionEffects } from '../../platform/actions/perform-action.ts'
import { countBeersOf } from '../../catalogue/beers/list-brewery-places.ts'
import { findOpenParts } from '../../trading/orders/read-orders.ts'
import { readBreweryMoney } from '../../finance/payouts/read-money.ts'
import type { StaffBreweryDeps } from './find-staff-brewery.ts'

/** What a suspension does to what is on sale, to open parts and to payouts, in sentences (STAF-17). */
export async function effectsOfSuspension(
  { database, provider, claimedOf }: StaffBreweryDeps,
  { brewery: { id: breweryId, name }, now }: { brewery: { id: string; name: string }; now: Date },
): Promise<ActionEffects> {
  const beers = await countBeersOf(database, breweryId)
  const parts = await findOpenParts(database, [breweryId])
  const numbers = [...new Set(parts.map(({ number }) => number))]
  const asked = { breweryId, provider: provider.name, claimedOf, now }
  const { heldMinor, dueMinor, onItsWayMinor } = await readBreweryMoney(database, asked)
  const closed = closureText({ reason: 'seller_not_cleared', until: null })
  return {
    stock: [
      `${beers === 1 ? 'The one beer' : `The ${beers} beers`} of ${name} can no longer be added: ‘${closed}’`,
    ],
    money: [
      `${formatMinor(heldMinor)} is held for beer that is sold and not sent.`,
      `${formatMinor(dueMinor)} is due and ${formatMinor(onItsWayMinor)} on its way: they are still paid out, unless finance holds payouts.`,
    ],
    deadlines: [
      numbers.length === 0
        ? 'No part is open.'
        : `These orders go no further until operations cancel them or the brewery is reinstated: ${numbers.join(', ')}.`,
    ],
  }
}
