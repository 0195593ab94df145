import type { GroupPlan } from '../../../../shared/api/group-plan-api.ts'
import { londonDay } from '../../../../shared/working-time/working-time.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { NamedGroup } from '../../../catalogue/groups/name-group.ts'
import { findRunsFrom } from '../../../parties/runs/find-runs.ts'
import { findRunPlans } from '../../../parties/runs/set-run-plan.ts'

/** The newest run plan of a group with its versions. */
export async function readGroupPlan(
  database: Database,
  { group, mayAct, now }: { group: NamedGroup; mayAct: boolean; now: Date },
): Promise<GroupPlan> {
  const versions = await findRunPlans(database, group)
  const runs = await findRunsFrom(database, group.id, londonDay(now))
  const newest = versions[0]?.plan
  return {
    mayAct,
    plan: newest === undefined ? null : shown(newest),
    versions: versions
      .slice(0, 12)
      .map(({ fromDay, setBy, setAt }) => ({ fromDay, setBy, setAt: new Date(setAt).toISOString() })),
    days: runs
      .filter(({ state, cutOffAt }) => state === 'open' && new Date(cutOffAt) > now)
      .map(({ day }) => day),
  }
}

type Stored = Awaited<ReturnType<typeof findRunPlans>>[number]['plan']

const shown = ({ minimumMinor, ...plan }: Stored): GroupPlan['plan'] => ({
  ...plan,
  minimum: minimumMinor === null ? null : (minimumMinor / 100).toFixed(2),
})
