import { lazy, Suspense } from 'react'
import type { TradeStanding } from '../accounts/trade-standing.ts'

const TradeNotice = lazy(() =>
  import('../accounts/TradeNotice.tsx').then((module) => ({ default: module.TradeNotice })),
)

/** Why an order needs an approval first: fetched only for those whose trade account is not approved. */
export function LateTradeNotice({ account }: { account: TradeStanding }) {
  return (
    <Suspense>
      <TradeNotice account={account} hasLink />
    </Suspense>
  )
}
