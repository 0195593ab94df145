import type { Database } from '../database/database.ts'
import type { Actor } from './actor.ts'
import { hasEntrySince, lockSubject } from './audit-queries.ts'
import { type AuditWriting, writeAudit } from './write-audit.ts'

type Writing = AuditWriting & { actor: Actor & { clientId: string } }

/** Adds a row unless the actor has one of this verb and subject from the last `withinMs`, however many calls come at once. */
export async function writeAuditOnce(database: Database, writing: Writing, withinMs: number): Promise<void> {
  const { actor, subject, verb, at } = writing
  const same = { actorId: actor.clientId, subject, verb, since: new Date(at.getTime() - withinMs) }
  if (await hasEntrySince(database, same)) return
  await database.transaction(async (transaction) => {
    await lockSubject(transaction, `${subject.id} ${verb} ${actor.clientId}`)
    if (!(await hasEntrySince(transaction, same))) await writeAudit(transaction, writing)
  })
}
