import type { OrderChange } from '../../../../shared/api/order-change-api.ts'
import { type ChangeCause, type ChangedField, movesDelivery } from '../../../../shared/orders/order-change.ts'
import { isGivenUp, isSent } from '../../../../shared/orders/order-states.ts'
import type { ActionEffects } from '../../../platform/actions/perform-action.ts'
import type { Actor } from '../../../platform/audit/actor.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Database } from '../../../platform/database/database.ts'
import { badField, notFound } from '../../../platform/errors/common-errors.ts'
import { hasLeft, nothingChanged } from '../../../platform/errors/order-change-errors.ts'
import { checkoutIncomplete, notPossible } from '../../../platform/errors/order-errors.ts'
import { roleMissing } from '../../../platform/errors/role-errors.ts'
import type { Run } from '../../../parties/runs/find-runs.ts'
import type { StepDeps } from '../order-deps.ts'
import { stepActorOf } from '../life/step-actor.ts'
import { settleOrder } from '../life/settle-order.ts'
import { insertOrderEvent } from '../order-event-queries.ts'
import { lockOrder, updateOrder } from '../order-queries.ts'
import { consignmentRows, orderRow, type OrderRow } from '../order-read-queries.ts'
import { settleOrderDocuments } from '../settle-order-documents.ts'
import { isUnpaid } from '../../../../shared/orders/charged-orders.ts'
import { effectsOfChange, seenBeforeChange } from './effects-of-change.ts'
import { lockRunForChange } from './lock-run-for-change.ts'
import { moveDelivery } from './move-delivery.ts'
import { notifyOfChange } from './notify-of-change.ts'
import { type OrderDetails, postcodeOf, readChange } from './read-change.ts'

type Changing = { number: string; wanted: OrderChange; actor: Actor }

/** What support may change on its own (consoles 2, note 6). */
const ofSupport: ReadonlySet<ChangedField> = new Set(['contact', 'drop notes'])

/**
 * Changes whom an open order goes to and where: documents issued from now on say so, the pallet or the delivery is reckoned
 * again, and buyer and breweries have a mail (STAF-11). Needs a transaction; returns what it did in sentences. Throws
 * RequestError 404, 403 for what the role may not change, 400 by field, and 409 for what has left or cannot go there.
 */
export async function changeOrder(
  transaction: Database,
  { number, wanted, actor }: Changing,
  deps: StepDeps,
): Promise<ActionEffects> {
  const { now } = deps
  const seen = await orderRow(transaction, null, number)
  if (seen === null) throw notFound('The order')
  const planned = readWanted(seen, wanted)
  const changed = fieldsOf(seen, planned.changed, wanted)
  requireRight(actor, changed)
  const run = await lockRunOf(transaction, { row: seen, ...planned, changed, wanted, now })
  const order = (await lockOrder(transaction, { number }))!
  const row = (await orderRow(transaction, null, number))!
  if (row.runId !== seen.runId) throw notPossible({ why: 'has just moved to another run', verb: 'change' })
  const { details } = readWanted(row, wanted)
  await requireOpen(transaction, row, movesDelivery(changed))
  const cause = causeOf(changed, wanted)
  const before = await seenBeforeChange(transaction, row)
  const stepActor = stepActorOf(actor)
  const eventId = await insertOrderEvent(transaction, {
    orderId: order.id,
    verb: 'change_details',
    actorId: stepActor.id,
    actorName: stepActor.name,
    role: stepActor.role,
    means: stepActor.means,
    note: changed.join(', '),
    cause,
    at: now.toISOString(),
  })
  await updateOrder(transaction, order.id, details)
  const moved = { order, row, details, changed, cause, run, eventId, actor: stepActor, why: wanted.why, now }
  const repriced = cause === null ? [] : await moveDelivery(transaction, { ...moved, cause })
  await settleOrder(transaction, order)
  const reason = 'The delivery of the order was changed.'
  await settleOrderDocuments(transaction, { orderId: order.id, reason, actor: stepActor.role, now })
  const done = await effectsOfChange(transaction, before, { changed, details, repriced, cause })
  const { effects, buyersText } = done
  const days = effects.deadlines ?? []
  await notifyOfChange(transaction, { number, was: row, changed, days, buyersText }, deps)
  await audit(transaction, { row, details, changed, cause, wanted, actor, now })
  return effects
}

function readWanted(row: OrderRow, wanted: OrderChange): { details: OrderDetails; changed: ChangedField[] } {
  const { contact, shipTo, handover } = row
  if (contact === null) throw notPossible({ why: 'has no buyer any more', verb: 'change' })
  const read = readChange({ contact, shipTo, handover }, wanted)
  if (read.kind === 'wrong') throw checkoutIncomplete(read.problems)
  return read
}

function fieldsOf({ pallet }: OrderRow, changed: ChangedField[], { run }: OrderChange): ChangedField[] {
  const fields: ChangedField[] = run === undefined || run === pallet?.leavesOn ? changed : [...changed, 'run']
  if (fields.length === 0) throw nothingChanged()
  return fields
}

function requireRight({ role }: Actor, changed: readonly ChangedField[]): void {
  if (role === 'support' && changed.some((field) => !ofSupport.has(field))) throw roleMissing()
}

/** Who pays what a changed delivery costs; null where none is changed. */
function causeOf(changed: readonly ChangedField[], { cause }: OrderChange): ChangeCause | null {
  if (!movesDelivery(changed)) return null
  if (cause === undefined) throw badField('cause', 'Say who causes it: they pay what it costs.')
  return cause
}

type RunInput = {
  row: OrderRow
  details: OrderDetails
  changed: readonly ChangedField[]
  wanted: OrderChange
  now: Date
}

async function lockRunOf(
  transaction: Database,
  { row, details, changed, wanted, now }: RunInput,
): Promise<Run | null> {
  const { groupId, runId } = row
  if (!movesDelivery(changed)) return null
  if (groupId === null || runId === null) {
    if (changed.includes('run')) throw badField('run', 'This order travels on no run.')
    return null
  }
  return lockRunForChange(transaction, {
    row: { ...row, groupId, runId },
    postcode: postcodeOf(details),
    unloading: details.handover.unloading,
    day: wanted.run ?? null,
    now,
  })
}

/** An order that is over is changed no more, and what has left goes where it was sent. */
async function requireOpen(transaction: Database, row: OrderRow, isMoved: boolean): Promise<void> {
  if (isGivenUp(row.state) || row.state === 'closed')
    throw notPossible({ why: `is ${row.state}`, verb: 'change' })
  if (!isMoved) return
  if (isUnpaid(row)) throw notPossible({ why: 'is not paid', verb: 'change' })
  const parts = await consignmentRows(transaction, [row.id])
  if (parts.some(({ state, laterRunId }) => isSent(state) || laterRunId !== null)) throw hasLeft()
}

type Audited = Omit<RunInput, 'now'> & { cause: ChangeCause | null; actor: Actor; now: Date }

/** Names what was changed, and never whom it is about: the trail outlives the buyer's account. */
const audit = (transaction: Database, { row, details, changed, cause, wanted, actor, now }: Audited) =>
  writeAudit(transaction, {
    at: now,
    actor,
    verb: 'order change_details',
    subject: { kind: 'order', id: row.number },
    reason: wanted.why.trim(),
    before: { postcode: (row.shipTo ?? row.contact)?.postcode ?? null },
    after: { changed, postcode: postcodeOf(details), cause },
  })
