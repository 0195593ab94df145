import { daysAhead, daysOfRuns } from '../../../shared/delivery/run-days.ts'
import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import type { Database } from '../../platform/database/database.ts'
import { type NamedGroup, nameGroups } from '../../catalogue/groups/name-group.ts'
import { daysOfRun } from './days-of-run.ts'
import { insertRuns, plannedGroupIds, planRows, type RunRow, runRowsFrom } from './run-queries.ts'
import { planOn, runOfPlan } from './run-of-plan.ts'

/** Makes the runs of all plans eight weeks ahead; runs that are there stay as they are (RUN-01). */
export async function makeRuns({
  database,
  clock,
}: {
  database: Database
  clock: () => Date
}): Promise<void> {
  const groups = await nameGroups(database, await plannedGroupIds(database))
  for (const group of groups.values()) await makeRunsOf(database, group, clock())
}

/**
 * The runs of one group, eight weeks ahead; a run whose cut-off has passed is not begun any more, nor a second one for a
 * day from which its run was moved by hand.
 */
export async function makeRunsOf(database: Database, { id, nation }: NamedGroup, now: Date): Promise<void> {
  const versions = await planRows(database, id)
  const rows = daysAhead(now).flatMap((day) => {
    const plan = planOn(versions, day)
    const run = plan && runOfPlan(plan, day, nation)
    return run === null || new Date(run.cutOffAt) <= now ? [] : [{ ...run, groupId: id }]
  })
  const there = await runRowsFrom(database, [id], addDays(londonDay(now), -daysOfRuns))
  const missing = rows.filter(({ day }) => there.every((run) => run.day !== day))
  if (missing.length === 0) return
  const moved = await plannedDaysOf(database, there)
  await insertRuns(
    database,
    missing.filter(({ day }) => !moved.has(day)),
  )
}

/** For which days runs were made that were changed by hand: they may be on others now. */
async function plannedDaysOf(database: Database, runs: readonly RunRow[]): Promise<ReadonlySet<string>> {
  const days = new Set<string>()
  for (const run of runs.filter(({ isChangedByHand }) => isChangedByHand))
    days.add((await daysOfRun(database, run))[0])
  return days
}
