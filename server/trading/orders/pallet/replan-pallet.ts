import { isUnpaid } from '../../../../shared/orders/charged-orders.ts'
import type { ChangeCause } from '../../../../shared/orders/order-change.ts'
import { priceConsignment } from '../../../../shared/orders/price-order.ts'
import type { Database } from '../../../platform/database/database.ts'
import { dearerForBuyer } from '../../../platform/errors/order-change-errors.ts'
import { bookReduced } from '../life/book-step.ts'
import { systemActor } from '../life/part-step.ts'
import { type HeldOrder, updateConsignment, updateOrder } from '../order-queries.ts'
import {
  type ConsignmentRow,
  consignmentRows,
  type LineRow,
  lineRows,
  orderRowById,
} from '../order-read-queries.ts'
import {
  causingEvents,
  insertPalletPlan,
  latestPalletPlan,
  type PalletPlanRow,
} from '../pallet-plan-queries.ts'
import { bearPallet } from './bear-pallet.ts'
import { palletAfter, payerOf } from './pallet-after.ts'
import { isPalletAlone, ridingParts } from './riding.ts'

type Stepped = {
  order: HeldOrder
  /** All parts of the order, and their lines, as they were before the step. */
  before: { parts: readonly ConsignmentRow[]; lines: readonly LineRow[] }
  /** The parts that took the step. */
  ids: readonly string[]
  actor: string
  now: Date
}

/**
 * Plans the pallet of a locked order again after a step changed what rides: the buyer's charge, his refund and what
 * breweries pay follow. Orders without a plan, of the version before, are left as they are.
 */
export async function replanPallet(
  transaction: Database,
  { order, before, ids, ...by }: Stepped,
): Promise<void> {
  const placed = order.pallet === null ? null : await latestPalletPlan(transaction, order.id)
  if (placed === null) return
  const row = (await orderRowById(transaction, order.id))!
  const parts = await consignmentRows(transaction, [order.id])
  const lines = await lineRows(
    transaction,
    parts.map(({ id }) => id),
  )
  const events = await causingEvents(transaction, ids)
  let plan = { ...placed, plan: order.pallet! }
  for (const id of ids) {
    const event = events.find(({ consignmentId }) => consignmentId === id)
    const changed = before.parts.find((part) => part.id === id)!
    // Parts step one after another, and each pays for its own change.
    const settled = new Set(ids.slice(0, ids.indexOf(id)))
    const at = (done: ReadonlySet<string>) => ({
      parts: parts.map((part) =>
        done.has(part.id) ? part : before.parts.find((each) => each.id === part.id)!,
      ),
      lines: [
        ...lines.filter(({ consignmentId }) => done.has(consignmentId)),
        ...before.lines.filter(({ consignmentId }) => !done.has(consignmentId)),
      ],
    })
    const after = palletAfter({
      shares: plan,
      postcode: (row.shipTo ?? row.contact)?.postcode ?? null,
      pallet: plan.plan,
      before: at(settled),
      after: at(new Set([...settled, id])),
      cause: payerOf(event?.cause ?? null, changed),
    })
    if (after === null) continue
    plan = {
      ...plan,
      ...after.shares,
      others: [...after.shares.others],
      plan: after.plan,
      version: plan.version + 1,
      cause: event?.cause ?? null,
      eventId: event?.id ?? null,
      at: by.now.toISOString(),
    }
    const { id: _, ...next } = plan
    await insertPalletPlan(transaction, next)
  }
  if (plan.version !== placed.version)
    await followPlan(transaction, { order, parts, lines, was: placed, is: plan }, by)
}

type Followed = {
  order: HeldOrder
  parts: readonly ConsignmentRow[]
  lines: readonly LineRow[]
  was: PalletPlanRow
  is: PalletPlanRow
}

/** The order, the buyer's charge and what breweries pay follow a plan that is stored. */
async function followPlan(
  transaction: Database,
  { order, parts, lines, was, is }: Followed,
  by: { actor: string; now: Date },
): Promise<void> {
  const { chargeMinor, buyerMinor } = is
  const orderedMinor = order.pallet!.orderedMinor ?? order.pallet!.chargeMinor
  const pallet = { ...is.plan, ...(chargeMinor > 0 && { buyerMinor, orderedMinor }) }
  await updateOrder(transaction, order.id, { pallet })
  const own = parts.find(({ breweryId }) => breweryId === null)
  if (own && ridingParts(parts).some((part) => !isPalletAlone(part, lines)))
    await chargeBuyer(transaction, { order, part: own, lines, minor: buyerMinor, now: by.now })
  if (!isUnpaid(order)) await bearPallet(transaction, { order, parts, was, is, ...by })
}

type Moved = {
  order: HeldOrder
  cause: ChangeCause
  eventId: number
  /** Where it went, and where it goes now with what one pallet may weigh. */
  from: string
  to: { postcode: string; limitG: number | undefined }
  actor: string
  now: Date
}

/**
 * Plans the pallet of a locked order again for other premises, another way to unload or another run. Throws RequestError
 * 409 where its buyer, who causes it, would pay more (marketplace 8.2).
 */
export async function replanForPremises(
  transaction: Database,
  { order, cause, eventId, from, to, ...by }: Moved,
): Promise<void> {
  const was = order.pallet === null ? null : await latestPalletPlan(transaction, order.id)
  if (was === null) return
  const parts = await consignmentRows(transaction, [order.id])
  const lines = await lineRows(
    transaction,
    parts.map(({ id }) => id),
  )
  const riding = { parts, lines }
  const after = palletAfter({
    shares: was,
    pallet: order.pallet!,
    postcode: from,
    before: riding,
    after: riding,
    to,
    cause: payerOf(cause, { breweryId: null }),
  })
  if (after === null) return
  if (after.shares.buyerMinor > was.buyerMinor)
    throw dearerForBuyer({ what: 'pallet', wasMinor: was.buyerMinor, minor: after.shares.buyerMinor })
  const { id: _, ...next } = {
    ...was,
    ...after.shares,
    others: [...after.shares.others],
    plan: after.plan,
    version: was.version + 1,
    cause,
    eventId,
    at: by.now.toISOString(),
  }
  await insertPalletPlan(transaction, next)
  await followPlan(transaction, { order, ...riding, was, is: { id: was.id, ...next } }, by)
}

/** Dray's own part costs what the buyer pays of the pallet, and the difference goes back. */
async function chargeBuyer(
  transaction: Database,
  {
    order,
    part,
    lines,
    minor: shippingMinor,
    now,
  }: { order: HeldOrder; part: ConsignmentRow; lines: readonly LineRow[]; minor: number; now: Date },
): Promise<void> {
  if (part.shippingMinor === shippingMinor) return
  const own = lines.filter(({ consignmentId }) => consignmentId === part.id)
  const sums = priceConsignment({ lines: own, shippingMinor })
  await updateConsignment(transaction, part.id, sums)
  const step = { order, part, lines: own, actor: systemActor, now }
  await bookReduced(transaction, step, part.totalMinor - sums.totalMinor)
}
