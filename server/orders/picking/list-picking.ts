import type { PickingDrop, PickingList, PickingPapers } from '../../../shared/api/picking-api.ts'
import { handoverFacts } from '../../../shared/orders/handover-facts.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { findLabelFacts, type LabelFacts } from '../../catalogue/find-label-facts.ts'
import type { Database } from '../../database/database.ts'
import { type LineRow, lineRows } from '../order-read-queries.ts'
import { findSellingBuyer } from '../selling/find-selling-buyer.ts'
import { type SellingPartRow, sellingPartRowsById } from '../selling/selling-order-queries.ts'
import { leavingParts, pickRows, printableParts } from './pick-queries.ts'

/** Parts that are looked through, and those of one day that are shown. */
const mostParts = 500
const mostDrops = 100

type Wanted = { breweryId: string; breweryName: string; day: string | undefined; now: Date }
type Picks = readonly { consignmentId: string; position: number; units: number }[]

/** What a brewery has to pick on a day, by postcode: where none is wanted, the first from today on with any (SELL-24). */
export async function listPicking(
  database: Database,
  { breweryId, breweryName, day: wanted, now }: Wanted,
): Promise<PickingList> {
  const today = londonDay(now)
  const parts = (await leavingParts(database, breweryId, mostParts)).map(({ id, state, dispatchOn }) => ({
    id,
    state,
    day: dispatchOn === null || dispatchOn < today ? today : dispatchOn,
  }))
  const days = [...new Set(parts.map((part) => part.day))].toSorted()
  const day = wanted ?? days[0] ?? today
  const ids = parts.filter((part) => part.day === day).map(({ id }) => id)
  const drops = await dropsOf(database, ids.slice(0, mostDrops), today)
  return {
    brewery: breweryName,
    day,
    days: days.map((each) => ({
      day: each,
      orders: parts.filter((part) => part.day === each && part.state === 'accepted').length,
    })),
    drops,
  }
}

/** What is printed of these orders, those of other breweries and what has not been accepted left out (SELL-17). */
export async function listPrinted(
  database: Database,
  { breweryId, breweryName, parts, now }: Omit<Wanted, 'day'> & { parts: readonly string[] },
): Promise<PickingPapers> {
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
  const drops: PickingDrop[] = []
  for (const part of rows) {
    const own = lines.filter(({ consignmentId, quantity }) => consignmentId === part.id && quantity > 0)
    drops.push(await dropOf(database, part, { lines: own, picks, facts, today }))
  }
  return drops.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other), 'en-GB'))
}

/** Pallets and collections stand together, deliveries by postcode. */
const placeOf = ({ groupName, shippingOption, address, number }: PickingDrop) =>
  [groupName ?? '', shippingOption, address.at(-1) ?? '', number].join(' ')

type Facts = {
  lines: readonly LineRow[]
  picks: Picks
  facts: ReadonlyMap<string, LabelFacts>
  today: string
}

async function dropOf(
  database: Database,
  part: SellingPartRow,
  { lines, picks, facts, today }: Facts,
): Promise<PickingDrop> {
  const { id, state, order, shippingOption, packing } = part
  const { business, address, contact, handover } = await findSellingBuyer(database, order)
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
    lines: lines.map(({ position, title, variantLabel, quantity, itemId }) => {
      const packed = packing?.find((each) => each.position === position)
      const ticked = picks.find((pick) => pick.consignmentId === id && pick.position === position)
      // What was packed without a word of its lines was packed as agreed.
      const picked = state === 'accepted' ? (ticked?.units ?? null) : quantity
      const { abv, allergens } = facts.get(itemId) ?? { abv: null, allergens: [] }
      return {
        position,
        title,
        variantLabel,
        units: quantity,
        picked: packed?.units ?? picked,
        abv,
        allergens,
        batch: packed?.batch ?? null,
        bestBefore: packed?.bestBefore ?? null,
      }
    }),
  }
}
