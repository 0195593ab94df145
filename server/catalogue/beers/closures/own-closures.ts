import type { AuditVerb } from '../../../../shared/audit/audit-words.ts'
import { isUuid } from '../../../../shared/format/uuid.ts'
import type { DaysOff } from '../../../../shared/working-time/working-time.ts'
import { closureLimits } from '../../../../shared/limits/limits.ts'
import { addDays, londonDay } from '../../../../shared/working-time/working-time.ts'
import type { Actor } from '../../../platform/audit/actor.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Database } from '../../../platform/database/database.ts'
import { badField, notFound } from '../../../platform/errors/common-errors.ts'
import {
  type ClosureRow,
  closureRows,
  deleteClosure,
  insertClosure,
  lockClosures,
} from './closure-queries.ts'

type ByBrewery = { breweryId: string; actor: Actor; now: Date }

/** The days off of these breweries from a day on, by brewery; none of Dray, which is null. */
export async function findDaysOff(
  database: Database,
  asked: { breweryIds: readonly string[]; from: string },
): Promise<(breweryId: string | null) => DaysOff[]> {
  const rows = asked.breweryIds.length === 0 ? [] : await closureRows(database, asked)
  return (breweryId) =>
    rows.filter((row) => row.breweryId === breweryId).map(({ from, to }) => ({ from, to }))
}

/** The closures of a brewery that have not ended, the first one first. */
export async function listClosures(
  database: Database,
  { breweryId, now }: { breweryId: string; now: Date },
): Promise<ClosureRow[]> {
  return closureRows(database, { breweryIds: [breweryId], from: londonDay(now) })
}

/**
 * Closes a brewery for some days; what was ordered before keeps its days. Needs a transaction. Throws RequestError 400 for
 * days that have gone, are too many or too far away, or closed already.
 */
export async function addClosure(
  transaction: Database,
  { from, to, breweryId, actor, now }: ByBrewery & DaysOff,
): Promise<void> {
  await lockClosures(transaction, breweryId)
  const today = londonDay(now)
  const { days, daysAhead, atATime } = closureLimits
  if (from < today) throw badField('from', 'It begins today or later.')
  if (to < from) throw badField('to', 'It ends on its first day or later.')
  if (from > addDays(today, daysAhead)) throw badField('from', 'It begins within a year.')
  if (to > addDays(from, days - 1))
    throw badField('to', `It lasts at most ${days} days: pause selling for longer.`)
  const others = await listClosures(transaction, { breweryId, now })
  if (others.some((other) => other.from <= to && from <= other.to))
    throw badField('from', 'You are closed on one of these days already.')
  if (others.length >= atATime) throw badField('from', `There are at most ${atATime} closures to come.`)
  await insertClosure(transaction, {
    breweryId,
    fromDay: from,
    toDay: to,
    addedBy: actor.name,
    addedAt: now,
  })
  await note(transaction, { breweryId, actor, now }, 'close brewery', { before: null, after: { from, to } })
}

/** Opens a brewery again on the days of a closure. Needs a transaction. Throws RequestError 404 for an unknown one. */
export async function removeClosure(
  transaction: Database,
  { id, ...by }: ByBrewery & { id: string },
): Promise<void> {
  await lockClosures(transaction, by.breweryId)
  const gone = isUuid(id) ? await deleteClosure(transaction, { id, breweryId: by.breweryId }) : null
  if (gone === null) throw notFound('The closure')
  const { from, to } = gone
  await note(transaction, by, 'open brewery', { before: { from, to }, after: null })
}

type Change = { before: DaysOff | null; after: DaysOff | null }

const note = (transaction: Database, { breweryId, actor, now }: ByBrewery, verb: AuditVerb, change: Change) =>
  writeAudit(transaction, { at: now, actor, verb, subject: { kind: 'brewery', id: breweryId }, ...change })
