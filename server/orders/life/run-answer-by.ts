import type { Nation } from '../../../shared/bank-holidays.ts'
import type { GroupRun } from '../../../shared/orders/delivery-promise.ts'
import { addWorkingHours, londonMoment } from '../../../shared/working-time/working-time.ts'
import type { Database } from '../../database/database.ts'
import { findGroupRuns } from '../../groups/find-group-runs.ts'
import type { HeldOrder } from '../order-queries.ts'

const hoursAfterCutOff = 4

/** When breweries must have answered for an order's pallet; null for orders without a run. */
export async function findRunAnswerBy(
  database: Database,
  { groupSlug, pallet }: Pick<HeldOrder, 'groupSlug' | 'pallet'>,
): Promise<Date | null> {
  const leavesOn = pallet?.leavesOn ?? null
  if (groupSlug === null || leavesOn === null) return null
  return runAnswerBy(await findGroupRuns(database, groupSlug), leavesOn)
}

/** Four working hours after the cut-off of the run that leaves on this day; null where no run leaves on it. */
export function runAnswerBy(
  runs: readonly GroupRun[],
  leavesOn: string,
  nation: Nation = 'england-and-wales',
): Date | null {
  const weekday = new Date(`${leavesOn}T00:00:00Z`).getUTCDay() || 7
  const run = runs.find((each) => each.weekday === weekday)
  if (run === undefined) return null
  const before = (run.weekday - run.cutOffWeekday + 7) % 7
  const cutOffDay = new Date(Date.parse(`${leavesOn}T00:00:00Z`) - before * 86_400_000)
    .toISOString()
    .slice(0, 10)
  return addWorkingHours(londonMoment(cutOffDay, run.cutOffTime), hoursAfterCutOff, nation)
}
