import { createContext, use } from 'react'
import type { GroupRun } from '../../../shared/orders/delivery-promise.ts'

/** The next runs of groups, as the frame of the page says. */
export const GroupRunsContext = createContext<readonly GroupRun[]>([])

/** What is said of a group's next run; undefined for the regular basket. */
export const useGroupRun = (groupSlug: string | null): GroupRun | undefined =>
  use(GroupRunsContext).find((run) => run.groupSlug === groupSlug)
