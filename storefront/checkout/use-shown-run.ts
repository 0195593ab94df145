import { useEffect, useState } from 'react'
import type { GroupRun } from '../../shared/orders/delivery-promise.ts'
import { formatPostcode } from '../../shared/geography/postcode.ts'
import { useGroupRun } from '../basket/add/group-runs.ts'
import type { OrderOnRun } from './ask-run.ts'

type Named = { run: GroupRun; minimum: string | null }

/**
 * The run that a group's checkout shows, and what is missing to its minimum: the one that the shop names for this very
 * order once a whole postcode is typed, and the group's next before (RUN-02). The shop may name another one when the
 * order is placed.
 */
export function useShownRun(groupSlug: string | null, order: OrderOnRun) {
  const next = useGroupRun(groupSlug)
  const [named, setNamed] = useState<(Named & { asked: string }) | null>(null)
  const postcode = formatPostcode(order.postcode)
  const { riding, unloading, goodsMinor } = order
  const lines = riding.map(({ itemKey, quantity }) => [itemKey, quantity])
  const asked = [postcode, unloading, goodsMinor, ...lines].join()
  const isWanted = groupSlug !== null && postcode !== null && riding.length > 0
  useEffect(() => {
    if (!isWanted) return undefined
    const asking = new AbortController()
    import('./ask-run.ts')
      .then(({ askRun }) => askRun(groupSlug, { ...order, postcode }, asking.signal))
      .then((quote) => asking.signal.aborted || setNamed({ ...quote, asked }))
      // Without an answer the shop itself names it when the order is placed.
      .catch(() => {})
    return () => asking.abort()
    // The text holds all that is asked.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [groupSlug, isWanted, asked])
  const current = named?.asked === asked ? named : null
  return {
    run: current?.run ?? next,
    minimum: current?.minimum ?? null,
    showRun: (run: GroupRun) => setNamed({ run, minimum: null, asked }),
  }
}
