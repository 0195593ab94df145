import {
  cutOffOnRun,
  occurrenceFrom,
  previewMs,
  regularCutOff,
  weekOf,
} from '../../../../shared/orders/standing-order-days.ts'
import { addDays, londonDay } from '../../../../shared/working-time/working-time.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findOpenRunsOf, type Run } from '../../../parties/runs/find-runs.ts'
import { occurrenceDaysFrom, type StandingOrderRow } from './standing-order-queries.ts'

/** The next turn that nothing is stored of yet. */
export type OccurrenceToCome = { day: string; runId: string | null; runDay: string | null; cutOffAt: Date }
export type Look = {
  /** Null where no run of its week is open. */
  toCome: OccurrenceToCome | null
  /** The day of a group's turn whose week has no open run, and is on: there is no pallet to ride on. */
  withoutRun: string | null
}

const mostSteps = 60

/** Which occurrence of an active standing order comes next, by the clock and by the group's runs. */
export async function lookAhead(
  database: Database,
  standingOrder: StandingOrderRow,
  now: Date,
): Promise<Look> {
  return (await lookAheadAll(database, [standingOrder], now))(standingOrder)
}

/** The same of several standing orders: answers that of one of them. */
export async function lookAheadAll(
  database: Database,
  standingOrders: readonly StandingOrderRow[],
  now: Date,
): Promise<(standingOrder: StandingOrderRow) => Look> {
  const groupIds = [...new Set(standingOrders.flatMap(({ groupId }) => groupId ?? []))]
  const runs = await findOpenRunsOf(database, { groupIds, now })
  const days = await occurrenceDaysFrom(
    database,
    standingOrders.map(({ id }) => id),
    addDays(weekOf(addDays(londonDay(now), -7)).from, -1),
  )
  return (standingOrder) =>
    lookFrom(standingOrder, {
      runs: runs.filter(({ groupId }) => groupId === standingOrder.groupId),
      stored: new Set(days.flatMap((one) => (one.standingOrderId === standingOrder.id ? one.day : []))),
      now,
    })
}

function lookFrom(
  standingOrder: StandingOrderRow,
  { runs, stored, now }: { runs: readonly Run[]; stored: ReadonlySet<string>; now: Date },
): Look {
  const { groupId, rhythmWeeks, activeSince } = standingOrder
  const today = londonDay(now)
  // A group's day may be any of its week, and its run another one.
  const from = groupId === null ? today : weekOf(addDays(today, -7)).from
  const look: Look = { toCome: null, withoutRun: null }
  let day = occurrenceFrom(standingOrder, from)
  for (let step = 0; step < mostSteps; step += 1, day = addDays(day, 7 * rhythmWeeks)) {
    if (stored.has(day)) continue
    const toCome = groupId === null ? onDay(day) : onRun(day, runs, now)
    if (toCome !== null && toCome.cutOffAt > now) return { ...look, toCome }
    const isMissed =
      groupId !== null &&
      toCome === null &&
      day < today &&
      weekOf(day).from > londonDay(new Date(activeSince))
    if (isMissed) look.withoutRun ??= day
    // Runs are made eight weeks ahead: beyond the last of them there is nothing to find.
    if (groupId !== null && day > today && day > (runs.at(-1)?.day ?? '')) return look
  }
  return look
}

/** When the clock is to look at it again, at the latest. */
export function lookAgainAt(
  toCome: OccurrenceToCome | null,
  { isGroup, now }: { isGroup: boolean; now: Date },
): Date {
  const preview = toCome === null ? Infinity : toCome.cutOffAt.getTime() - previewMs
  // Runs are changed, filled and closed by hand.
  const soon = isGroup ? now.getTime() + 3_600_000 : Infinity
  return new Date(Math.min(preview, soon, now.getTime() + 7 * 86_400_000))
}

const onDay = (day: string): OccurrenceToCome => ({
  day,
  runId: null,
  runDay: null,
  cutOffAt: regularCutOff(day),
})

function onRun(day: string, runs: readonly Run[], now: Date): OccurrenceToCome | null {
  const { from, to } = weekOf(day)
  const run = runs.find(
    (one) => one.day >= from && one.day <= to && cutOffOnRun(one.cutOffAt).getTime() > now.getTime(),
  )
  return run === undefined
    ? null
    : { day, runId: run.id, runDay: run.day, cutOffAt: cutOffOnRun(run.cutOffAt) }
}
