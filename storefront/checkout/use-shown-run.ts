import { useState } from 'react'
import type { GroupRun } from '../../shared/orders/delivery-promise.ts'
import { useGroupRun } from '../basket/add/group-runs.ts'

/**
 * The run that a group's checkout shows: the group's next, or the one that the shop named for this very order, when the
 * next has no room for it or does not go there (RUN-02). `order` holds all that decides.
 */
export function useShownRun(groupSlug: string | null, order: string) {
  const next = useGroupRun(groupSlug)
  const [named, setNamed] = useState<{ order: string; run: GroupRun } | null>(null)
  return {
    run: named?.order === order ? named.run : next,
    showRun: (run: GroupRun) => setNamed({ order, run }),
  }
}
