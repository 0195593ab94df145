import { workingDaysLater } from '../../../shared/working-time/working-time.ts'
import { tradeWorkingDays } from '../../../shared/trade/trade-words.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { closeEntry, openEntry } from '../../platform/worklist/worklist.ts'
import type { AuditSubject } from '../../platform/audit/write-audit.ts'

const kind = 'trade'
const nation = 'england-and-wales'

type Waiting = { clientId: string; about: string; now: Date }

/** Puts an application on the worklist: due in two working days, to an admin after four (TRADE-09). */
export async function openTradeEntry(
  transaction: Database,
  { clientId, about, now }: Waiting,
): Promise<void> {
  await openEntry(transaction, {
    kind,
    subject: clientId,
    about,
    owner: 'operations',
    now,
    dueAt: workingDaysLater(now, tradeWorkingDays.due, nation),
    escalatesAt: workingDaysLater(now, tradeWorkingDays.escalated, nation),
    escalatesTo: 'admin',
  })
}

/** Takes the application off the worklist: it is decided, or withdrawn. */
export async function closeTradeEntry(
  transaction: Database,
  { clientId, by, now }: { clientId: string; by: Actor; now: Date },
): Promise<void> {
  await closeEntry(transaction, { kind, subject: clientId, by, now })
}

/** A client's trade account in the audit trail. */
export const tradeSubject = (clientId: string): AuditSubject => ({ kind: 'trade', id: clientId })
