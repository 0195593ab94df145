import type { Static } from 'typebox'
import type { EmptiesBack, EmptiesWriteOff } from '../../../shared/api/empties-api.ts'
import { containersText } from '../../../shared/deposits/container-names.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { ActionEffects } from '../../platform/actions/perform-action.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField } from '../../platform/errors/common-errors.ts'
import { type Cell, levelRows } from './container-level-queries.ts'
import { countBack } from './count-back.ts'
import { type Acting, requireCell } from './require-cell.ts'
import { recordDeparture } from './record-departure.ts'

/** A brewery counts its containers back from a pub. Throws RequestError 404 for a place without its containers. */
export async function countBackBy(
  transaction: Database,
  { actor, breweryId, publicUrl, now }: Acting,
  { place, kind, count, countedBy, signedByPub, note = null }: Static<typeof EmptiesBack>,
): Promise<ActionEffects> {
  const { cell, pub } = await requireCell(transaction, { place, breweryId, kind })
  const outcome = await countBack(transaction, {
    cell,
    count,
    side: 'brewery',
    countedBy: nameIn(countedBy) ?? actor.name,
    countersignedBy: nameIn(signedByPub),
    note,
    actor,
    publicUrl,
    now,
  })
  const counted = containersText(count, kind)
  if (outcome.kind === 'booked')
    return { stock: [`${counted} are back from ${pub}: ${await leftText(transaction, cell)} there.`] }
  const day = dayText(londonDay(outcome.answerBy))
  return {
    deadlines: [
      `${pub} is asked about ${counted}. Without an answer by ${day}, 17:00, the count is accepted.`,
    ],
  }
}

/** A brewery gives containers up as not coming back. Throws as countBackBy. */
export async function writeOffBy(
  transaction: Database,
  { actor, breweryId, publicUrl, now }: Acting,
  { place, kind, count, note: given }: Static<typeof EmptiesWriteOff>,
): Promise<ActionEffects> {
  const note = given.trim()
  if (note === '') throw badField('note', 'Say why they are written off.')
  const { cell, pub } = await requireCell(transaction, { place, breweryId, kind })
  const taken = { cell, what: 'written_off' as const, count, actor, at: now.toISOString(), note }
  await recordDeparture(transaction, { ...taken, publicUrl, now })
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'empties written off',
    subject: { kind: 'brewery', id: breweryId },
    reason: note,
    after: { place, kind, containers: count },
  })
  return {
    stock: [
      `${containersText(count, kind)} at ${pub} leave your books: ${await leftText(transaction, cell)} there.`,
    ],
  }
}

const nameIn = (text: string | null | undefined) => text?.trim() || null

/** '2 firkins stay'. */
async function leftText(transaction: Database, cell: Cell): Promise<string> {
  const levels = await levelRows(transaction, { breweryId: cell.breweryId, placeIds: [cell.placeId] })
  const left = levels.find(({ kind }) => kind === cell.kind)?.atPub ?? 0
  return left === 0 ? 'none stays' : `${containersText(left, cell.kind)} ${left === 1 ? 'stays' : 'stay'}`
}
