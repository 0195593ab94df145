import { systemActor } from '../../../platform/audit/actor.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { retryTransaction } from '../../../platform/database/retry-transaction.ts'
import { closeEntry } from '../../../platform/worklist/worklist.ts'
import type { OrderDeps } from '../order-deps.ts'
import { confirmHours } from './refund-limits.ts'
import { lapseRefunds, refundRow } from './refund-queries.ts'
import { refundEntry } from './second-person.ts'

/** Refunds that no second person confirmed in time end without one; nothing has moved by them (STAF-13). */
export async function lapseUnconfirmed({ database, clock }: OrderDeps): Promise<void> {
  const now = clock()
  const before = new Date(now.getTime() - confirmHours * 3_600_000)
  await retryTransaction(database, async (transaction) => {
    for (const id of await lapseRefunds(transaction, before, now)) {
      await closeEntry(transaction, { kind: refundEntry, subject: id, by: systemActor, now })
      const { number, grossMinor, note } = (await refundRow(transaction, id))!
      await writeAudit(transaction, {
        at: now,
        actor: systemActor,
        verb: 'refund lapsed',
        subject: { kind: 'order', id: number },
        reason: note,
        after: { id, grossMinor },
      })
    }
  })
}
