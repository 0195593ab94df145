import type { ChangeCause, ChangedField } from '../../../../shared/orders/order-change.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Run } from '../../../parties/runs/find-runs.ts'
import type { StepActor } from '../life/part-step.ts'
import { partDays } from '../life/run-times.ts'
import { setClock } from '../life/set-clock.ts'
import { isGivenUp } from '../../../../shared/orders/order-states.ts'
import { type HeldOrder, updateConsignment, updateOrder } from '../order-queries.ts'
import { consignmentRows, lineRows, type OrderRow } from '../order-read-queries.ts'
import { replanForPremises } from '../pallet/replan-pallet.ts'
import { onRun } from '../runs/assign-run.ts'
import { limitOf } from './lock-run-for-change.ts'
import { type OrderDetails, postcodeOf } from './read-change.ts'
import { type Repriced, repriceDelivery } from './reprice-delivery.ts'

type Moving = {
  order: HeldOrder
  /** As it was before the change. */
  row: OrderRow
  details: OrderDetails
  changed: readonly ChangedField[]
  cause: ChangeCause
  /** Held, with the order's room taken; null of a regular order, and of one from before runs. */
  run: Run | null
  eventId: number
  actor: StepActor
  why: string
  now: Date
}

/** The pallet of a group's order, or the deliveries of a regular one, for where a locked order goes now. */
export async function moveDelivery(transaction: Database, moving: Moving): Promise<Repriced[]> {
  const { order, row, details, cause, run, eventId, actor, why, now } = moving
  const [from, postcode] = [(row.shipTo ?? row.contact)?.postcode ?? '', postcodeOf(details)]
  if (row.groupId === null) {
    if (postcode === from) return []
    const parts = await consignmentRows(transaction, [order.id])
    const ids = parts.map(({ id }) => id)
    const lines = await lineRows(transaction, ids)
    const asked = { order, parts, lines, postcode, cause, eventId, actor, why, now }
    const repriced = await repriceDelivery(transaction, asked)
    await setClock(transaction, { order, ids: repriced.map(({ partId }) => partId), now })
    return repriced
  }
  const isOther = run !== null && run.id !== row.runId
  const pallet = row.pallet && isOther ? onRun(row.pallet, run) : row.pallet
  const held = { ...order, pallet, runId: run?.id ?? order.runId }
  if (isOther) await moveToRun(transaction, held, run, now)
  const limitG = run === null ? pallet?.limitG : limitOf(run, details.handover.unloading)
  const to = { postcode, limitG }
  await replanForPremises(transaction, { order: held, cause, eventId, from, to, actor: actor.role, now })
  return []
}

/** Days and deadlines of what travels are those of its new run. */
async function moveToRun(transaction: Database, order: HeldOrder, run: Run, now: Date): Promise<void> {
  await updateOrder(transaction, order.id, { runId: run.id, pallet: order.pallet })
  const parts = await consignmentRows(transaction, [order.id])
  const riding = parts.filter(
    ({ shippingOption, state, claimId }) =>
      shippingOption === 'delivery' && !isGivenUp(state) && claimId === null,
  )
  for (const { id } of riding) await updateConsignment(transaction, id, partDays(run))
  await setClock(transaction, { order, ids: riding.map(({ id }) => id), now })
}
