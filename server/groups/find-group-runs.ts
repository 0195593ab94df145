import type { GroupRun } from '../../shared/orders/delivery-promise.ts'
import type { Database } from '../database/database.ts'
import { readSettings } from '../settings/read-settings.ts'

/** When a group's pallets leave, as operators set it; none where it is not settled. */
export async function findGroupRuns(database: Database, groupSlug: string): Promise<GroupRun[]> {
  const { 'group-runs': runs } = await readSettings(database, 'group-runs')
  return runs.filter((run) => run.groupSlug === groupSlug)
}
