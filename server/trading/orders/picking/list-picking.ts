import type { PickingDrop, PickingList, PickingDocuments } from '../../../../shared/api/picking-api.ts'
import type { SellingOrder } from '../../../../shared/api/selling-api.ts'
import { handoverFacts } from '../../../../shared/orders/handover-facts.ts'
import { isToPick } from '../../../../shared/orders/order-states.ts'
import { londonDay } from '../../../../shared/working-time/working-time.ts'
import { findBreweryMark } from '../../../catalogue/beers/brewery-marks.ts'
import { findLabelFacts, type LabelFacts } from '../../../catalogue/beers/find-label-facts.ts'
import type { Database } from '../../../platform/database/database.ts'
import { type LineRow, lineRows } from '../order-read-queries.ts'
import { findSellingBuyers } from '../selling/find-selling-buyer.ts'
import { type SellingPartRow, sellingPartRowsById } from '../selling/selling-order-queries.ts'
import { beersLeaving, leavingDays, partsLeaving, pickRows, printableParts } from './pick-queries.ts'

/** Drops of one day that an answer holds; its days, total and beers are of all. */
const mostDrops = 500

type ListPickingInput = { breweryId: string; breweryName: string; day: string | undefined; now: Date }
type Picks = readonly { position: number; units: number }[]

/** What a brewery has to pick on a day, by postcode: where none is wanted, the first from today on with any (SELL-24). */
export async function listPicking(
  database: Database,
  { breweryId, breweryName, day: wanted, now }: ListPickingInput,
): Promise<PickingList> {
  const today = londonDay(now)
  const days = await leavingDays(database, { breweryId, today })
  const day = wanted ?? days[0]?.day ?? today
  const leaving = { breweryId, today, day }
  const ids = await partsLeaving(database, { ...leaving, most: mostDrops })
  return {
    brewery: breweryName,
    mark: await findBreweryMark(database, breweryId),
    day,
    days: days.map(({ day: each, accepted }) => ({ day: each, orders: accepted })),
    total: days.find((each) => each.day === day)?.parts ?? 0,
    beers: await beersLeaving(database, leaving),
    drops: await dropsOf(database, ids, today),
  }
}

/** What is printed of these orders, those of other breweries and what has not been accepted left out (SELL-17). */
export async function listPrinted(
  database: Database,
  { breweryId, breweryName, parts, now }: Omit<ListPickingInput, 'day'> & { parts: readonly string[] },
): Promise<PickingDocuments> {
  const ids = await printableParts(database, { breweryId, ids: parts })
  return { brewery: breweryName, drops: await dropsOf(database, ids, londonDay(now)) }
}

async function dropsOf(database: Database, ids: readonly string[], today: string): Promise<PickingDrop[]> {
  const rows = await sellingPartRowsById(database, ids)
  const lines = await lineRows(database, ids)
  const picks = await pickRows(database, ids)
  const facts = await findLabelFacts(
    database,
    lines.filter(({ kind }) => kind === 'variant').map(({ itemId }) => itemId),
  )
  const linesOf = Map.groupBy(lines, ({ consignmentId }) => consignmentId)
  const picksOf = Map.groupBy(picks, ({ consignmentId }) => consignmentId)
  const buyerOf = await findSellingBuyers(
    database,
    rows.map(({ order }) => order),
  )
  const drops = rows.map((part) => {
    const own = (linesOf.get(part.id) ?? []).filter((line) => unitsOf(part, line) > 0)
    const buyer = buyerOf(part.order)
    return dropOf(part, { lines: own, picks: picksOf.get(part.id) ?? [], buyer, facts, today })
  })
  return drops.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other), 'en-GB'))
}

const isRest = ({ state }: SellingPartRow) => state === 'part_dispatched'

/** Of what was sent in part, its rest. */
const unitsOf = (part: SellingPartRow, { quantity, quantitySent }: LineRow) =>
  isRest(part) ? quantity - quantitySent : quantity

/** Pallets and collections are together, deliveries by postcode. */
const placeOf = ({ groupName, shippingOption, address, number }: PickingDrop) =>
  [groupName ?? '', shippingOption, address.at(-1) ?? '', number].join(' ')

type Facts = {
  lines: readonly LineRow[]
  picks: Picks
  buyer: SellingOrder['buyer']
  facts: ReadonlyMap<string, LabelFacts>
  today: string
}

function dropOf(part: SellingPartRow, { lines, picks, buyer, facts, today }: Facts): PickingDrop {
  const { id, state, order, shippingOption, packing } = part
  const { business, address, contact, handover } = buyer
  return {
    part: id,
    number: order.number,
    state,
    leavesOn: part.dispatchOn ?? today,
    pub: business,
    address,
    phone: handover.receiverPhone ?? contact?.phone ?? null,
    facts: handoverFacts(handover),
    shippingOption,
    groupName: order.groupName,
    lines: lines.map((line) => {
      const { position, title, variantLabel, itemId } = line
      const units = unitsOf(part, line)
      const packed = isRest(part) ? undefined : packing?.find((each) => each.position === position)
      const ticked = picks.find((pick) => pick.position === position)
      // What was packed without a word of its lines was packed as agreed.
      const picked = isToPick(state) ? (ticked?.units ?? null) : units
      const { abv, allergens } = facts.get(itemId) ?? { abv: null, allergens: [] }
      return {
        position,
        title,
        variantLabel,
        units,
        picked: packed?.units ?? picked,
        abv,
        allergens,
        batch: packed?.batch ?? null,
        bestBefore: packed?.bestBefore ?? null,
      }
    }),
  }
}
