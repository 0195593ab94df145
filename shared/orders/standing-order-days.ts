import { addDays, londonMoment, weekdayOf } from '../working-time/working-time.ts'

/** Weeks between two occurrences. */
export const standingRhythms = [1, 2, 4] as const
export type StandingRhythm = (typeof standingRhythms)[number]

export const standingOrderStates = ['active', 'paused', 'ended'] as const
export type StandingOrderState = (typeof standingOrderStates)[number]

/** `coming` has no preview yet; `lapsed` was not confirmed in time; `failed` could not be placed. */
export const occurrenceStates = ['coming', 'prepared', 'skipped', 'placed', 'lapsed', 'failed'] as const
export type OccurrenceState = (typeof occurrenceStates)[number]

const hourMs = 3_600_000
/** How long before its cut-off an occurrence is previewed. */
export const previewMs = 72 * hourMs
/** A group's occurrence ends so long before its run closes, so that the order still finds the run open. */
export const beforeRunMs = hourMs
/** An occurrence that the shop could not settle for so long after its cut-off is not placed any more. */
export const latestPlacingMs = 24 * hourMs
/** When a regular occurrence is placed on its day, by the clock of London. */
export const placingTime = '10:00'

/** The cut-off of a regular occurrence. */
export const regularCutOff = (day: string): Date => londonMoment(day, placingTime)

/** The cut-off of an occurrence that travels on a run, from the run's own. */
export const cutOffOnRun = (runCutOffAt: string): Date =>
  new Date(new Date(runCutOffAt).getTime() - beforeRunMs)

/** Monday and Sunday of the week of a day. */
export function weekOf(day: string): { from: string; to: string } {
  const from = addDays(day, 1 - weekdayOf(day))
  return { from, to: addDays(from, 6) }
}

const dayMs = 24 * hourMs

/** The first day of a rhythm that is this one or later; days are 'YYYY-MM-DD'. */
export function occurrenceFrom(
  { firstOn, rhythmWeeks }: { firstOn: string; rhythmWeeks: number },
  day: string,
): string {
  const step = 7 * rhythmWeeks
  const since = Math.round((Date.parse(day) - Date.parse(firstOn)) / dayMs)
  return addDays(firstOn, Math.max(0, Math.ceil(since / step)) * step)
}
