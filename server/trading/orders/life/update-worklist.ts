import type { OrderVerb } from '../../../../shared/orders/order-steps.ts'
import { systemActor } from '../../../platform/audit/actor.ts'
import type { Database } from '../../../platform/database/database.ts'
import { closeEntry, openEntry } from '../../../platform/worklist/worklist.ts'
import { type HeldOrder } from '../order-queries.ts'
import { type ConsignmentRow, consignmentRows } from '../order-read-queries.ts'

type Stepped = { order: HeldOrder; parts: readonly ConsignmentRow[]; verb: OrderVerb; now: Date }

/** What staff had to look after, and what ends it: a step out of the state that waited. */
const waitingKinds = [
  { kind: 'escalate_answer', state: 'placed' },
  { kind: 'escalate_dispatch', state: 'accepted' },
  { kind: 'escalate_collection', state: 'packed' },
  { kind: 'drop_failed', state: 'dispatched' },
  { kind: 'claim', state: 'claimed' },
] as const

/** Takes parts off the worklist that moved on, and puts failed deliveries on it; claims are in claims/claim-worklist.ts. */
export async function updateWorklist(
  transaction: Database,
  { order, parts: before, verb, now }: Stepped,
): Promise<void> {
  const ids = new Set(before.map(({ id }) => id))
  const parts = (await consignmentRows(transaction, [order.id])).filter(({ id }) => ids.has(id))
  for (const { id: subject, state, breweryName } of parts) {
    for (const { kind, state: waiting } of waitingKinds)
      if (state !== waiting && !(kind === 'escalate_dispatch' && state === 'packed'))
        await closeEntry(transaction, { kind, subject, by: systemActor, now })
    const about = `${order.number}, ${breweryName ?? 'Dray'}.`
    const entry = { subject, owner: 'operations' as const, dueAt: now, now }
    if (verb === 'not_delivered')
      await openEntry(transaction, { ...entry, kind: 'drop_failed', about: `A delivery failed: ${about}` })
  }
}
