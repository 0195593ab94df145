import { type Actor, systemActor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField, notFound } from '../../platform/errors/common-errors.ts'
import { countOver } from '../../platform/errors/empties-errors.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import { containersText } from '../../../shared/deposits/container-names.ts'
import { closeEntry, openEntry } from '../../platform/worklist/worklist.ts'
import { type CountRow, lockCount, otherDisputes, updateCount } from './container-count-queries.ts'
import { bookLeaving } from './charges/book-leaving.ts'
import { countCharged } from './charges/read-charges.ts'
import { lockLevel } from './container-level-queries.ts'
import { placeRow } from './container-place-queries.ts'
import { namesOf } from './name-pubs.ts'
import { notifyOfCount } from './notify-of-count.ts'

export type CountAnswer = { agrees: boolean; note?: string | null | undefined }
type Answering = CountAnswer & {
  id: string
  /** Who answers: one of these only. */
  of: { breweryId: string } | { clientId: string }
  actor: Actor
  publicUrl: string
  now: Date
}

/**
 * The other side agrees to a count, which books it, or does not, and then Dray decides (EMPT-02). Throws RequestError 404
 * for a count of others or of the own side, 409 for one that is answered, 400 for a no without a word.
 */
export async function answerCount(
  transaction: Database,
  { id, of, agrees, note = null, actor, publicUrl, now }: Answering,
): Promise<void> {
  const row = isUuid(id) ? await lockCount(transaction, id) : null
  if (row === null || !(await isAsked(transaction, row, of))) throw notFound('The count')
  if (row.state !== 'asked') throw countOver()
  const said = note?.trim() ?? ''
  if (!agrees && said === '') throw badField('note', 'Say what you counted: Dray reads it.')
  const answered = { answeredBy: actor.name, answer: said === '' ? null : said }
  if (agrees) await bookCount(transaction, { row, answered, actor, publicUrl, now })
  else await dispute(transaction, { row, answered, publicUrl, now })
}

/** No one answered in time: that agrees. Does nothing where another process or an answer was first. */
export async function agreeBySilence(
  transaction: Database,
  { id, publicUrl, now }: { id: string; publicUrl: string; now: Date },
): Promise<void> {
  const row = await lockCount(transaction, id)
  if (row === null || row.state !== 'asked' || new Date(row.answerBy) > now) return
  const answered = { answeredBy: null, answer: null }
  await bookCount(transaction, { row, answered, actor: systemActor, publicUrl, now })
}

type Deciding = {
  id: string
  outcome: 'book' | 'drop'
  note: string
  actor: Actor
  publicUrl: string
  now: Date
}

/** Dray decides a count that the two sides disagree about, with a reason. Throws RequestError 404, 409 and 400 alike. */
export async function decideCount(
  transaction: Database,
  { id, outcome, note, actor, publicUrl, now }: Deciding,
): Promise<CountRow> {
  const row = isUuid(id) ? await lockCount(transaction, id) : null
  if (row === null) throw notFound('The count')
  if (row.state !== 'disputed') throw countOver()
  const said = note.trim()
  if (said === '') throw badField('note', 'Say why: both sides read it.')
  const place = (await placeRow(transaction, row.placeId))!
  const answered = { answeredBy: actor.name, answer: said }
  if (outcome === 'book') await bookCount(transaction, { row, answered, actor, publicUrl, now })
  else {
    await updateCount(transaction, id, { ...answered, state: 'dropped', endedAt: now.toISOString() })
    await notifyOfCount(transaction, { row: { ...row, ...answered }, news: 'dropped', publicUrl, now })
  }
  const { clientId } = place
  if (clientId !== null && (await otherDisputes(transaction, { clientId, id })) === 0)
    await closeEntry(transaction, { kind: 'empties_disagreed', subject: clientId, by: actor, now })
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: `empties ${outcome}`,
    subject: { kind: 'buyer', id: clientId ?? row.placeId },
    reason: said,
    after: { count: id, kind: row.kind, containers: row.count, breweryId: row.breweryId },
  })
  return row
}

type Settling = {
  row: CountRow
  answered: { answeredBy: string | null; answer: string | null }
  publicUrl: string
  now: Date
}

/** What was written off meanwhile cannot come back: then the two disagree. */
async function bookCount(
  transaction: Database,
  { row, answered, actor, publicUrl, now }: Settling & { actor: Actor },
): Promise<void> {
  const { id, placeId, breweryId, kind, count, side, countedBy, orderNumber, runId, note } = row
  const there = await lockLevel(transaction, row)
  if (there + (await countCharged(transaction, row)) < count) {
    if (row.state === 'disputed') throw countOver()
    await dispute(transaction, { row, answered, publicUrl, now })
    return
  }
  const other = answered.answeredBy
  const movement = {
    placeId,
    breweryId,
    kind,
    what: 'back' as const,
    count,
    at: row.countedAt,
    actor,
    signedByDriver: side === 'brewery' ? countedBy : other,
    signedByPub: side === 'pub' ? countedBy : other,
    orderNumber,
    runId,
    note,
  }
  await bookLeaving(transaction, movement, { there, publicUrl, now })
  await updateCount(transaction, id, { ...answered, state: 'agreed', endedAt: now.toISOString() })
  await notifyOfCount(transaction, { row: { ...row, ...answered }, news: 'agreed', publicUrl, now })
}

async function dispute(transaction: Database, { row, answered, publicUrl, now }: Settling): Promise<void> {
  await updateCount(transaction, row.id, { ...answered, state: 'disputed' })
  await notifyOfCount(transaction, { row: { ...row, ...answered }, news: 'disputed', publicUrl, now })
  const { clientId } = (await placeRow(transaction, row.placeId))!
  if (clientId === null) return
  const { pub, brewery } = await namesOf(transaction, { clientId, breweryId: row.breweryId })
  await openEntry(transaction, {
    kind: 'empties_disagreed',
    subject: clientId,
    about: `${pub} and ${brewery} disagree about ${containersText(row.count, row.kind)} counted back.`,
    owner: 'operations',
    now,
  })
}

async function isAsked(
  transaction: Database,
  { placeId, breweryId, side }: CountRow,
  of: Answering['of'],
): Promise<boolean> {
  if ('breweryId' in of) return side === 'pub' && breweryId === of.breweryId
  return side === 'brewery' && (await placeRow(transaction, placeId))?.clientId === of.clientId
}
