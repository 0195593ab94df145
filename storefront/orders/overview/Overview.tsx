import { settingsNames, settingsSections } from '../../../shared/accounts/settings-pages.ts'
import type { OrdersAtAGlance } from '../../../shared/api/orders-api.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { useSession } from '../../accounts/session/session-state.ts'
import { TradeNotice } from '../../accounts/TradeNotice.tsx'
import { useTradeAccount } from '../../accounts/use-trade-account.ts'
import { EmptyState } from '../../ui/core/EmptyState.tsx'
import { ErrorState } from '../../ui/core/ErrorState.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { SectionHeading } from '../../ui/core/SectionHeading.tsx'
import { orderReads } from '../own-order-calls.ts'
import { OrderCard } from '../OrderCard.tsx'
import { OrdersSkeleton } from '../OrdersArea.tsx'
import { useRead } from '../use-read.ts'
import styles from './Overview.module.css'
import { useWaiting } from './use-waiting.ts'
import { Figures } from './Figures.tsx'
import { Waiting } from './Waiting.tsx'

/** The account's first page: what waits for the client, what comes next, the last order, and where the rest is. */
export function Overview() {
  const { user } = useSession()
  const { loaded, again } = useRead<OrdersAtAGlance>(orderReads.glance)
  const { loaded: trade } = useTradeAccount()
  const waiting = useWaiting()
  if (loaded.state === 'loading' || trade.state === 'loading' || waiting === null) return <OrdersSkeleton />
  if (loaded.state !== 'ready') {
    return (
      <ErrorState title="Your orders could not be loaded." onRetry={again}>
        {loaded.state === 'failed' && <p>{loaded.message}</p>}
      </ErrorState>
    )
  }
  const { next, last } = loaded.value
  return (
    <div className={styles.overview}>
      {trade.state === 'ready' && trade.account.state !== 'approved' && (
        <TradeNotice account={trade.account} hasLink />
      )}
      <Waiting orders={loaded.value.waiting} others={waiting} />
      {next !== null && (
        <section className={styles.section} aria-labelledby="next-title">
          <SectionHeading id="next-title" title="Next delivery" />
          <OrderCard order={next} level={3} />
        </section>
      )}
      {last !== null && last.number !== next?.number && (
        <section className={styles.section} aria-labelledby="last-title">
          <SectionHeading
            id="last-title"
            title="Last order"
            link={{ href: paths.orders, label: 'See all orders' }}
          />
          <OrderCard order={last} level={3} />
        </section>
      )}
      {loaded.value.figures && <Figures figures={loaded.value.figures} />}
      {last === null && (
        <EmptyState
          title="You have no orders yet."
          icon="truck"
          action={<LinkButton href={paths.shop}>See all beers</LinkButton>}
        >
          <p>Your next delivery and your last order will be here.</p>
        </EmptyState>
      )}
      <section className={styles.section} aria-labelledby="settings-title">
        <SectionHeading id="settings-title" title="Settings" />
        <p className={styles.who}>
          <b>{user?.name}</b> <span>{user?.email}</span>
        </p>
        <ul className={styles.settings}>
          {settingsNames.map((name) => (
            <li key={name}>
              <a className={styles.setting} href={settingsSections[name].path}>
                {settingsSections[name].label}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
