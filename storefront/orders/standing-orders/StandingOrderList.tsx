import type { StandingOrders } from '../../../shared/api/standing-orders-api.ts'
import { newStandingOrderPath } from '../../../shared/orders/account-paths.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { EmptyState } from '../../ui/core/EmptyState.tsx'
import { ErrorState } from '../../ui/core/ErrorState.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { OrdersSkeleton } from '../OrdersArea.tsx'
import { useRead } from '../use-read.ts'
import { standingReads } from './standing-order-calls.ts'
import { StandingOrderCard } from './StandingOrderCard.tsx'
import styles from './StandingOrders.module.css'

/** The client's standing orders, and what a new one can be made of. */
export function StandingOrderList() {
  const { loaded, again } = useRead<StandingOrders>(standingReads.all)
  if (loaded.state === 'loading') return <OrdersSkeleton />
  if (loaded.state !== 'ready') {
    return (
      <ErrorState title="Your standing orders could not be loaded." onRetry={again}>
        {loaded.state === 'failed' && <p>{loaded.message}</p>}
      </ErrorState>
    )
  }
  const { standingOrders, baskets } = loaded.value
  const starts = baskets.map(({ groupId, groupName }) => ({
    href: groupId === null ? newStandingOrderPath : `${newStandingOrderPath}?group=${groupId}`,
    label: groupId === null ? 'Make one from your basket' : `Make one from the pallet of ${groupName}`,
  }))
  const actions = starts.map(({ href, label }) => (
    <LinkButton key={href} href={href} variant="quiet">
      {label}
    </LinkButton>
  ))
  if (standingOrders.length === 0) {
    return (
      <EmptyState
        title="You have no standing orders."
        icon="truck"
        action={
          starts.length > 0 ? (
            <div className={styles.actions}>{actions}</div>
          ) : (
            <LinkButton href={paths.orders}>See your orders</LinkButton>
          )
        }
      >
        <p>
          What you order again and again can order itself every one, two or four weeks. Make one from an order
          or from your basket.
        </p>
      </EmptyState>
    )
  }
  return (
    <div className={styles.list}>
      <ul className={styles.cards}>
        {standingOrders.map((standingOrder) => (
          <li key={standingOrder.id}>
            <StandingOrderCard standingOrder={standingOrder} />
          </li>
        ))}
      </ul>
      {starts.length > 0 && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
