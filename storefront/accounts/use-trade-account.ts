import { useEffect, useState } from 'react'
import type { TradeAccount } from '../../shared/api/trade-api.ts'
import { accountCalls } from './account-calls.ts'

type Loaded =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; account: TradeAccount }

/** The client's trade account, ways to read it again, and one that shows what a call has answered. */
export function useTradeAccount() {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const show = (account: TradeAccount) => setLoaded({ state: 'ready', account })
  const reload = async () => {
    try {
      show(await accountCalls.readTrade())
    } catch (error) {
      const message = error instanceof Error ? error.message : 'Request failed'
      setLoaded((before) => (before.state === 'ready' ? before : { state: 'failed', message }))
    }
  }
  // Once: after that the page says when.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => void reload(), [])
  return { loaded, show, reload }
}
