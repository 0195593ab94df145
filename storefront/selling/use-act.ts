import { useMemo } from 'react'
import type { SellingOrder } from '../../shared/api/selling-api.ts'
import { sellingCalls, type SellingVerb } from './selling-calls.ts'
import { usePreviewed } from './use-previewed.ts'

type Step = { brewery: string; part: string; verb: SellingVerb }

/** A step of an order between its form and its effect; taking it answers the order as it then is. */
export function useAct({ brewery, part, verb }: Step) {
  const calls = useMemo(
    () => ({
      preview: (body: object) => sellingCalls.preview({ brewery, part, verb, body }),
      take: async (body: object, sent: { digest: string; key: string }): Promise<SellingOrder> =>
        (await sellingCalls.take({ brewery, part, verb, body }, sent)).part,
    }),
    [brewery, part, verb],
  )
  return usePreviewed(calls)
}
