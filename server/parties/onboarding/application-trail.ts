import { workingDaysLater } from '../../../shared/working-time/working-time.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import type { AuditSubject } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { closeEntry, findDueTimes, openEntry } from '../../platform/worklist/worklist.ts'

const kind = 'brewery_applied'
/** Within which an application is answered. */
const workingDays = 2

/** An application in the audit trail. */
export const applicationSubject = (id: string): AuditSubject => ({ kind: 'application', id })

/** Puts an application on the worklist, due in two working days (NOTE-13). */
export async function openApplicationEntry(
  transaction: Database,
  { id, about, now }: { id: string; about: string; now: Date },
): Promise<void> {
  await openEntry(transaction, {
    kind,
    subject: id,
    about,
    owner: 'operations',
    now,
    dueAt: workingDaysLater(now, workingDays, 'england-and-wales'),
  })
}

/** Takes an application off the worklist: it is decided, or its client has left. */
export async function closeApplicationEntry(
  transaction: Database,
  { id, by, now }: { id: string; by: Actor; now: Date },
): Promise<void> {
  await closeEntry(transaction, { kind, subject: id, by, now })
}

/** By when each of these has to be decided. */
export const dueTimesOf = (database: Database, ids: readonly string[]) => findDueTimes(database, kind, ids)
