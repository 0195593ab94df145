import { daysAhead } from '../../shared/delivery/run-days.ts'
import type { Database } from '../database/database.ts'
import { type NamedGroup, nameGroups } from '../groups/name-group.ts'
import { insertRuns, plannedGroupIds, planRows } from './run-queries.ts'
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

/** The runs of one group, eight weeks ahead; a run whose cut-off has passed is not begun any more. */
export async function makeRunsOf(database: Database, { id, nation }: NamedGroup, now: Date): Promise<void> {
  const versions = await planRows(database, id)
  const rows = daysAhead(now).flatMap((day) => {
    const plan = planOn(versions, day)
    const run = plan && runOfPlan(plan, day, nation)
    return run === null || new Date(run.cutOffAt) <= now ? [] : [{ ...run, groupId: id }]
  })
  await insertRuns(database, rows)
}
