import { containerKinds, type ContainerKind } from '../../../shared/deposits/container-names.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { bookLeaving } from './charges/book-leaving.ts'
import { countWaiting, insertMovement, lockLevel, type OutRow, outOfPart } from './container-level-queries.ts'
import { type DeliveredTo, placeToDeliver } from './container-place.ts'
import { kindsComingBack } from '../../finance/deposits/find-deposits.ts'

export type DeliveredItem = {
  variantId: string
  variantLabel: string | null
  volumeMl: number | null
  units: number
}
type Delivered = {
  /** Null once the client has left. */
  clientId: string | null
  /** Null once name and address are removed from the order. */
  to: DeliveredTo | null
  breweryId: string
  partId: string
  orderNumber: string
  runId: string | null
  /** What came at the least, and at the most: between them the books stay as they are. */
  least: readonly DeliveredItem[]
  most: readonly DeliveredItem[]
  actor: Actor
  at: string
  publicUrl: string
  now: Date
}

/**
 * Containers that come back go out to the pub with what came of a part, and those that did not come after all leave its books
 * (EMPT-01). Needs its transaction, and the lock of the order.
 */
export async function settleContainersOut(
  transaction: Database,
  { clientId, to, least, most, publicUrl, now, ...facts }: Delivered,
): Promise<void> {
  const [atLeast, atMost] = [await returnablesOf(transaction, least), await returnablesOf(transaction, most)]
  const booked = await outOfPart(transaction, facts.partId)
  for (const kind of containerKinds) {
    const rows = booked.filter((row) => row.kind === kind)
    const count = rows.reduce((sum, row) => sum + row.count, 0)
    const short = (atLeast.get(kind) ?? 0) - count
    if (short > 0 && to !== null) {
      const { id: placeId } = await placeToDeliver(transaction, clientId, to)
      await insertMovement(transaction, { placeId, kind, what: 'out', count: short, ...facts })
    }
    await takeOff(transaction, rows, { over: count - (atMost.get(kind) ?? 0), ...facts, publicUrl, now })
  }
}

type TakenOff = Pick<Delivered, 'breweryId' | 'partId' | 'orderNumber' | 'actor' | 'publicUrl' | 'now'> & {
  over: number
}

/** The latest first; what is not at the pub any more by the books came, whatever the claim was. */
async function takeOff(
  transaction: Database,
  rows: readonly OutRow[],
  { over, breweryId, publicUrl, now, ...facts }: TakenOff,
): Promise<void> {
  let left = over
  for (const { id, placeId, kind, count } of rows) {
    if (left <= 0) return
    const cell = { placeId, breweryId, kind }
    const there = (await lockLevel(transaction, cell)) - (await countWaiting(transaction, cell))
    const units = Math.min(left, count, there)
    if (units <= 0) continue
    left -= units
    const { partId, orderNumber, actor } = facts
    const movement = {
      ...cell,
      what: 'missing' as const,
      count: units,
      correctsId: id,
      partId,
      orderNumber,
      actor,
    }
    await bookLeaving(transaction, { ...movement, at: now.toISOString() }, { there, publicUrl, now })
  }
}

/** Units by kind, in one order, so that deliveries which meet wait for each other. */
async function returnablesOf(
  transaction: Database,
  items: readonly DeliveredItem[],
): Promise<Map<ContainerKind, number>> {
  const kinds = await kindsComingBack(transaction, items)
  const coming = items.flatMap(({ units }, at) => {
    const kind = kinds[at]
    return kind ? [{ kind, units }] : []
  })
  const sums = containerKinds.map((kind): [ContainerKind, number] => [
    kind,
    coming.filter((each) => each.kind === kind).reduce((sum, { units }) => sum + units, 0),
  ])
  return new Map(sums.filter(([, units]) => units > 0))
}

type TakenOver = Pick<Delivered, 'clientId' | 'breweryId' | 'actor' | 'at'> & {
  to: DeliveredTo
  kind: ContainerKind
  count: number
  note: string
}

/** Containers that were at a pub before it bought by Dray come onto the books. Answers the id of the place. */
export async function addExistingContainers(
  transaction: Database,
  { clientId, to, ...movement }: TakenOver,
): Promise<string> {
  const { id: placeId } = await placeToDeliver(transaction, clientId, to)
  await insertMovement(transaction, { placeId, what: 'found', ...movement })
  return placeId
}
