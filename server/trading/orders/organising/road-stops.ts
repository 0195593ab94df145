import type { SellingOrder } from '../../../../shared/api/selling-api.ts'
import type { Depot } from '../../../../shared/delivery/run-plan.ts'
import { legsKm, type RoadStop, wayKm, windowClashes } from '../../../../shared/delivery/road-order.ts'
import type { Place } from '../../../../shared/geography/geography.ts'
import { locatePostcode } from '../../../../shared/geography/postcode-districts.ts'
import { findTown } from '../../../../shared/geography/towns.ts'
import type { ActionEffects } from '../../../platform/actions/perform-action.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { OrderRow } from '../order-read-queries.ts'
import { findSellingBuyers } from '../selling/find-selling-buyer.ts'
import type { CargoDrop } from './run-cargo.ts'

const placeOf = (found: Place | null): Place | null =>
  found && { latitude: found.latitude, longitude: found.longitude }

/** About where the depot is: its postcode, or else its town. */
export const placeOfDepot = ({ postcode, town }: Depot): Place | null =>
  placeOf(locatePostcode(postcode) ?? findTown(town))

/** About where an order goes. */
export const placeOfOrder = ({ shipTo, contact }: Pick<OrderRow, 'shipTo' | 'contact'>): Place | null =>
  placeOf(locatePostcode((shipTo ?? contact)?.postcode))

type NumberedStop = RoadStop & { number: string }

/** What another order of the drops changes: their places, the way, what is loaded first, and pubs that would be shut (SEE-08). */
export async function describeRoadOrder(
  transaction: Database,
  depot: Depot,
  { before, after }: Record<'before' | 'after', readonly CargoDrop[]>,
): Promise<ActionEffects> {
  const were = before.map(({ order }) => order.number)
  const orders = after.map(({ order }) => order)
  const buyerOf = await findSellingBuyers(transaction, orders)
  const stops = orders.map((order) => stopOf(order, buyerOf(order)))
  const from = placeOfDepot(depot)
  const now = wayKm(legsKm(from, stops))
  const was = wayKm(
    legsKm(
      from,
      were.map((number) => stops.find((stop) => stop.number === number)!),
    ),
  )
  const moved = stops.flatMap(({ pub, number }, at) => {
    const place = were.indexOf(number)
    return place === at ? [] : [`${at + 1} ${pub} (was ${place + 1})`]
  })
  if (moved.length === 0) return { deadlines: ['The order of the drops stays as it is.'] }
  return {
    documents: [`Load list and run sheet: ${stops.at(-1)!.pub} is loaded first, ${stops[0]!.pub} last.`],
    deadlines: [`Drops that move: ${moved.join(', ')}.`, wayText(now, was)],
    warnings: windowClashes(stops).map(
      ({ late, after: earlier }) =>
        `${late.pub} closes at ${late.closesAt}, and ${earlier.pub} before it opens at ${earlier.opensAt}.`,
    ),
  }
}

function stopOf(order: OrderRow, { business, handover }: SellingOrder['buyer']): NumberedStop {
  return {
    number: order.number,
    pub: business,
    place: placeOfOrder(order),
    opensAt: handover.opensAt ?? null,
    closesAt: handover.closesAt ?? null,
  }
}

function wayText(now: number, was: number): string {
  const than =
    now === was ? 'as long as before' : `${Math.abs(now - was)} km ${now < was ? 'shorter' : 'longer'}`
  return `From the depot to the last drop: ${now} km in straight lines, ${than}.`
}
