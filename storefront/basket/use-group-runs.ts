import { use } from 'react'
import type { GroupRun } from '../../shared/orders/delivery-promise.ts'
import { GroupRunsContext } from './add/group-runs.ts'

/** What is said of a group's next run; undefined for the regular basket. */
export const useGroupRun = (groupSlug: string | null): GroupRun | undefined =>
  use(GroupRunsContext).find((run) => run.groupSlug === groupSlug)
