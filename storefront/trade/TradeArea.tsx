import { useState } from 'react'
import type { TypedTrade } from '../../shared/trade/read-trade-application.ts'
import { accountCalls } from '../accounts/account-calls.ts'
import { FocusedPlace } from '../accounts/FocusedPlace.tsx'
import { TradeNotice } from '../accounts/TradeNotice.tsx'
import { useTradeAccount } from '../accounts/use-trade-account.ts'
import { announce } from '../ui/core/announce.ts'
import { ErrorState } from '../ui/core/ErrorState.tsx'
import { Skeleton } from '../ui/core/Skeleton.tsx'
import { TradeForm } from './TradeForm.tsx'
import styles from './TradeAccountPage.module.css'

/** The client's own trade account: its state, above the form that changes it. */
export function TradeArea() {
  const { loaded, show, reload } = useTradeAccount()
  const [sent, setSent] = useState(0)
  if (loaded.state === 'loading') {
    return (
      <div className={styles.waiting} aria-busy="true">
        <Skeleton lines={8} />
      </div>
    )
  }
  if (loaded.state === 'failed') {
    return (
      <ErrorState title="Your trade account could not be loaded." onRetry={() => void reload()}>
        <p>{loaded.message}</p>
      </ErrorState>
    )
  }
  const { account } = loaded
  const send = async (typed: TypedTrade) => {
    const answered = await accountCalls.applyForTrade(typed)
    announce('Your trade account is saved.')
    show(answered)
    setSent((count) => count + 1)
  }
  const notice = <TradeNotice account={account} />
  return (
    <div className={styles.area}>
      {sent === 0 ? notice : <FocusedPlace key={sent}>{notice}</FocusedPlace>}
      <TradeForm key={`${sent}`} account={account} send={send} />
    </div>
  )
}
