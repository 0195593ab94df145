import type { TradeAccount } from '../../../shared/api/trade-api.ts'
import { tradeKindLabels } from '../../../shared/trade/trade-words.ts'
import { ErrorState } from '../../ui/core/ErrorState.tsx'
import { Skeleton } from '../../ui/core/Skeleton.tsx'
import { TradeNotice } from '../TradeNotice.tsx'
import { useTradeAccount } from '../use-trade-account.ts'
import { AccountSection } from './AccountSection.tsx'
import styles from './TradeSection.module.css'

/** The trade details and the state of the trade account; its own page changes it (OPEN-25). */
export function TradeSection() {
  const { loaded, reload } = useTradeAccount()
  return (
    <AccountSection
      id="trade"
      title="Trade account"
      note="What we know of your business. It appears on your invoices, and ordering needs its approval."
    >
      {loaded.state === 'loading' && <Skeleton lines={4} />}
      {loaded.state === 'failed' && (
        <ErrorState title="Your trade account could not be loaded." onRetry={() => void reload()}>
          <p>{loaded.message}</p>
        </ErrorState>
      )}
      {loaded.state === 'ready' && (
        <>
          <TradeNotice account={loaded.account} hasLink />
          <TradeFacts details={loaded.account.details} />
        </>
      )}
    </AccountSection>
  )
}

function TradeFacts({ details }: Pick<TradeAccount, 'details'>) {
  const facts = [
    ['Company', details.businessName],
    ['Kind of business', details.kind && tradeKindLabels[details.kind]],
    ['Premises licence number', details.licenceNumber],
    ['AWRS number', details.awrsNumber],
    ['VAT number', details.vatNumber],
    ['Company number', details.companyNumber],
  ].filter(([, text]) => text !== null)
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts}>
      {facts.map(([label, text]) => (
        <div className={styles.fact} key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
