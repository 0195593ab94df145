import type { OwnCredit } from '../../shared/api/credit-api.ts'
import { usedCredit } from '../../shared/credit/used-credit.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { paths } from '../../shared/paths/paths.ts'
import { useSession } from '../accounts/session/session-state.ts'
import { OrdersSkeleton } from '../orders/OrdersArea.tsx'
import { useRead } from '../orders/use-read.ts'
import { EmptyState } from '../ui/core/EmptyState.tsx'
import { ErrorState } from '../ui/core/ErrorState.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import styles from './CreditPage.module.css'
import { OpenInvoices } from './OpenInvoices.tsx'
import { SiteStatementFiles, StatementFiles } from './StatementFiles.tsx'

/** The client's own credit account: limit, used and left, then invoices that are open and statements. */
export function CreditArea() {
  const { user } = useSession()
  const { loaded, again } = useRead<OwnCredit>('/api/account/credit')
  if (loaded.state === 'loading') return <OrdersSkeleton />
  if (loaded.state !== 'ready') {
    return (
      <ErrorState title="Your credit account could not be loaded." onRetry={again}>
        {loaded.state === 'failed' && <p>{loaded.message}</p>}
      </ErrorState>
    )
  }
  const credit = loaded.value
  const { account, lateMinor, overpaidMinor } = credit
  if (account === null) {
    return (
      <>
        <EmptyState
          title="You have no credit account."
          icon="info"
          action={<LinkButton href={paths.support}>Ask for one</LinkButton>}
        >
          <p>You pay by card when you order. Write to us if you would like to order on account.</p>
        </EmptyState>
        {user?.hasSites === true && <SiteStatementFiles />}
      </>
    )
  }
  return (
    <div className={styles.area}>
      {account.state !== 'open' && (
        <Notice
          tone="warning"
          title={
            account.state === 'closed' ? 'Your credit account is closed.' : 'Your credit account is on hold.'
          }
        >
          <p>
            {account.reason}{' '}
            {account.state === 'on_hold' &&
              lateMinor > 0 &&
              'It opens again once everything overdue is paid. '}
            You can order by card.
          </p>
        </Notice>
      )}
      <dl className={styles.facts}>
        <Fact label="Limit" minor={account.limitMinor} />
        <Fact label="Used" minor={usedCredit(account.usedMinor).usedMinor} />
        <Fact label="Left to order" minor={account.leftMinor} />
        <Fact label="Late" minor={lateMinor} />
        {overpaidMinor > 0 && <Fact label="Paid beyond" minor={overpaidMinor} />}
      </dl>
      <p className={styles.small}>To pay {account.termsText}. Orders count from the moment you place them.</p>
      {overpaidMinor > 0 && (
        <p className={styles.small}>
          What you have paid beyond your invoices pays the next one. If you would rather have it back by bank,{' '}
          <a href={paths.support}>write to us</a>.
        </p>
      )}
      <OpenInvoices credit={credit} />
      <StatementFiles statements={credit.statements} />
      {user?.hasSites === true && <SiteStatementFiles />}
    </div>
  )
}

function Fact({ label, minor }: { label: string; minor: number }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{formatMinor(minor)}</dd>
    </div>
  )
}
