import type { OrderList as OrderPage } from '../../shared/api/orders-api.ts'
import { formatNumber } from '../../shared/format/numbers.ts'
import { pageLinks } from '../../shared/api/pagination.ts'
import { paths } from '../../shared/paths/paths.ts'
import { EmptyState } from '../ui/core/EmptyState.tsx'
import { ErrorState } from '../ui/core/ErrorState.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { Pagination } from '../ui/paging/Pagination.tsx'
import { FileButton } from './FileButton.tsx'
import { orderCalls, orderReads } from './own-order-calls.ts'
import styles from './OrderList.module.css'
import { OrderCard } from './OrderCard.tsx'
import { RequestsLink } from './requests/RequestsLink.tsx'
import { OrdersSkeleton } from './OrdersArea.tsx'
import { useRead } from './use-read.ts'

type Props = { page: number }

/** A page of the client's orders, the newest first (OPEN-24). */
export function OrderList({ page: asked }: Props) {
  const { loaded, again } = useRead<OrderPage>(orderReads.list(asked))
  if (loaded.state === 'loading') return <OrdersSkeleton />
  if (loaded.state !== 'ready') {
    return (
      <ErrorState title="Your orders could not be loaded." onRetry={again}>
        {loaded.state === 'failed' && <p>{loaded.message}</p>}
      </ErrorState>
    )
  }
  const { orders, total, page, pages } = loaded.value
  if (total === 0) {
    return (
      <>
        <RequestsLink />
        <EmptyState
          title="You have no orders yet."
          icon="truck"
          action={<LinkButton href={paths.shop}>See all beers</LinkButton>}
        >
          <p>What you order will be listed here, with its delivery and its papers.</p>
        </EmptyState>
      </>
    )
  }
  return (
    <div className={styles.list}>
      <div className={styles.bar}>
        <p className={styles.count}>
          {total === 1 ? '1 order' : `${formatNumber(total)} orders`}
          {pages > 1 && `, page ${page} of ${pages}`}
        </p>
        <RequestsLink />
        <FileButton name="dray-orders.csv" read={orderCalls.export}>
          Download as CSV
        </FileButton>
      </div>
      <ol className={styles.cards}>
        {orders.map((order) => (
          <li key={order.number}>
            <OrderCard order={order} />
          </li>
        ))}
      </ol>
      <Pagination page={page} pages={pages} links={pageLinks(page, pages)} hrefOf={paths.ordersPage} />
    </div>
  )
}
