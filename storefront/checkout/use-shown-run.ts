import { useEffect, useState } from 'react'
import type { GroupRun } from '../../shared/orders/delivery-promise.ts'
import { useGroupRun } from '../basket/add/group-runs.ts'
import type { OrderOnRun } from '../basket/plan/fetch-delivery-quotes.ts'

/**
 * The run that a group's checkout shows, and what is missing to its minimum: the one that the shop names for this very
 * order once a whole postcode is typed, and the group's next before (RUN-02). The shop may name another one when the
 * order is placed.
 */
export function useShownRun(groupSlug: string | null, order: OrderOnRun) {
  const next = useGroupRun(groupSlug)
  const [named, setNamed] = useState<{ asked: string; run: GroupRun; minimum?: string | null } | null>(null)
  const { postcode, unloading, lines, options } = order
  const asked = [
    postcode,
    unloading,
    ...lines.map((line) => [line.itemKey, line.quantity, line.priceMinor, options.get(line.teamId ?? '')]),
  ].join()
  useEffect(() => {
    let isWanted = true
    if (groupSlug && postcode)
      import('../basket/plan/fetch-delivery-quotes.ts')
        .then(({ fetchRun }) => fetchRun(groupSlug, order))
        .then((quote) => isWanted && quote && setNamed({ asked, ...quote }))
        // Without an answer the shop itself names it when the order is placed.
        .catch(() => {})
    return () => void (isWanted = false)
    // The text holds all that is asked.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked])
  const { run, minimum } = named?.asked === asked ? named : { run: next }
  return { run, minimum, showRun: (shown: GroupRun) => setNamed({ asked, run: shown }) }
}
