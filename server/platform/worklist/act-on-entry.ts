import type { Actor } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Database } from '../database/database.ts'
import { badField, entryTaken, notFound } from '../errors/common-errors.ts'
import { lockedEntry, updateEntry, type WorklistEntry } from './worklist-queries.ts'

type Acting = { id: string; actor: Actor & { clientId: string }; now: Date }

/** The longest that something is put off. */
const longestSnoozeDays = 31

/** Takes an entry on; again changes nothing. Throws RequestError 404, and 409 while another looks after it (STAF-04). */
export async function claimEntry(transaction: Database, { id, actor, now }: Acting): Promise<void> {
  const entry = await requireEntry(transaction, id)
  if (entry.takenById === actor.clientId) return
  if (entry.takenById !== null) throw entryTaken(entry.takenBy ?? 'A colleague')
  await updateEntry(transaction, id, { takenById: actor.clientId, takenBy: actor.name })
  await audit(transaction, entry, { actor, now, verb: 'take' })
}

/** Gives an entry back, no matter who has it: people fall ill. Throws RequestError 404. */
export async function giveBackEntry(transaction: Database, { id, actor, now }: Acting): Promise<void> {
  const entry = await requireEntry(transaction, id)
  if (entry.takenById === null) return
  await updateEntry(transaction, id, { takenById: null, takenBy: null })
  await audit(transaction, entry, { actor, now, verb: 'give back' })
}

/** Puts an entry off until a time, for a reason. Throws RequestError 404, and 400 for a time that is over or too far. */
export async function snoozeEntry(
  transaction: Database,
  { id, actor, now, until, reason: typed }: Acting & { until: Date; reason: string },
): Promise<void> {
  const reason = typed.trim()
  if (reason === '') throw badField('reason', 'Say why it can wait.')
  const latest = now.getTime() + longestSnoozeDays * 86_400_000
  if (!(until.getTime() > now.getTime()) || until.getTime() > latest)
    throw badField('until', `Choose a time within the next ${longestSnoozeDays} days.`)
  const entry = await requireEntry(transaction, id)
  await updateEntry(transaction, id, { snoozedUntil: until, snoozedBy: actor.name, snoozeReason: reason })
  await audit(transaction, entry, {
    actor,
    now,
    verb: 'snooze',
    reason,
    after: { until: until.toISOString() },
  })
}

/** Shows an entry again before its time. Throws RequestError 404. */
export async function wakeEntry(transaction: Database, { id, actor, now }: Acting): Promise<void> {
  const entry = await requireEntry(transaction, id)
  if (entry.snoozedUntil === null || entry.snoozedUntil <= now) return
  await updateEntry(transaction, id, { snoozedUntil: null, snoozedBy: null, snoozeReason: null })
  await audit(transaction, entry, { actor, now, verb: 'wake' })
}

async function requireEntry(transaction: Database, id: string): Promise<WorklistEntry> {
  const entry = await lockedEntry(transaction, id)
  if (entry === null) throw notFound('The entry')
  return entry
}

type Done = {
  actor: Actor
  now: Date
  verb: 'take' | 'give back' | 'snooze' | 'wake'
  reason?: string
  after?: unknown
}

const audit = (transaction: Database, entry: WorklistEntry, { actor, now, verb, reason, after }: Done) =>
  writeAudit(transaction, {
    at: now,
    actor,
    verb: `worklist ${verb}`,
    subject: { kind: 'worklist', id: entry.id },
    reason: reason ?? null,
    before: { kind: entry.kind, about: entry.about, takenBy: entry.takenBy },
    after: after ?? null,
  })
