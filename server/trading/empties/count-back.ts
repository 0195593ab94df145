import type { ContainerKind } from '../../../shared/deposits/container-names.ts'
import { addWorkingDays, londonDay, londonMoment } from '../../../shared/working-time/working-time.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { findBreweryNations } from '../../catalogue/beers/brewery-nations.ts'
import type { Database } from '../../platform/database/database.ts'
import { insertCount } from './container-count-queries.ts'
import type { CountSide } from './empties-tables.ts'
import { notifyOfCount } from './notify-of-count.ts'
import { requireThere, recordDeparture } from './record-departure.ts'

export type CountedBack = {
  cell: { placeId: string; breweryId: string; kind: ContainerKind }
  count: number
  /** Whose people counted; a driver of a group counts for the brewery. */
  side: CountSide
  /** The name of who took them back, or of who gave them. */
  countedBy: string
  /** The name of the other side's person under the same count; null where one side counted alone. */
  countersignedBy?: string | null
  note?: string | null
  orderNumber?: string | null
  runId?: string | null
  actor: Actor
  publicUrl: string
  now: Date
}
export type CountOutcome = { kind: 'booked' } | { kind: 'asked'; answerBy: Date }

/** Silence agrees after so many working days. */
const answerDays = 5

/**
 * Empties are back. With both signatures they are booked; with one the other side is asked by mail, and nothing moves until
 * it agrees or is silent (EMPT-02). Throws RequestError 409 with the figure for more than are out (EMPT-03).
 */
export async function countBack(
  transaction: Database,
  { cell, count, side, countedBy, countersignedBy = null, publicUrl, now, actor, ...rest }: CountedBack,
): Promise<CountOutcome> {
  const at = now.toISOString()
  if (countersignedBy !== null) {
    const [driver, pub] = side === 'brewery' ? [countedBy, countersignedBy] : [countersignedBy, countedBy]
    const signed = { signedByDriver: driver, signedByPub: pub }
    const taken = { cell, what: 'back' as const, count, actor, at, ...signed, ...rest }
    await recordDeparture(transaction, { ...taken, publicUrl, now })
    return { kind: 'booked' }
  }
  await requireThere(transaction, { cell, count, what: 'back' })
  const nation = (await findBreweryNations(transaction, [cell.breweryId])).get(cell.breweryId)
  const day = addWorkingDays(londonDay(now), answerDays, nation ?? 'england-and-wales')
  const answerBy = londonMoment(day, '17:00')
  const row = await insertCount(transaction, {
    ...cell,
    ...rest,
    count,
    side,
    countedBy,
    countedAt: at,
    answerBy: answerBy.toISOString(),
  })
  await notifyOfCount(transaction, { row, news: 'asked', publicUrl, now })
  return { kind: 'asked', answerBy }
}
