import { use } from 'react'
import { basketDeliveryText } from '../../shared/orders/delivery-promise.ts'
import type { GroupRun } from '../../shared/orders/group-run.ts'
import { GroupRunsContext } from './add/group-runs.ts'

/** What is said of a group's next run; undefined for the regular basket. */
export const useGroupRun = (groupSlug: string | null): GroupRun | undefined =>
  use(GroupRunsContext).find((run) => run.groupSlug === groupSlug)

/** When a basket that is ordered now arrives or leaves; the day may turn between server and browser. */
export const deliveryTextNow = (run: GroupRun | undefined): string => basketDeliveryText(run, new Date())
