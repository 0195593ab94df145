import { use } from 'react'
import { basketDeliveryText, type GroupRun } from '../../shared/orders/delivery-promise.ts'
import { GroupRunsContext } from './add/group-runs.ts'

/** The runs of one group; none for the regular basket. */
export function useGroupRuns(groupSlug: string | null): GroupRun[] {
  return use(GroupRunsContext).filter((run) => run.groupSlug === groupSlug)
}

/** When a basket that is ordered now leaves, in a sentence; the day may turn between server and browser. */
export const deliveryTextNow = (runs: readonly GroupRun[]): string => basketDeliveryText(runs, new Date())
