import type { OrderList as OrderPage } from '../../shared/api/orders-api.ts'
import { formatNumber } from '../../shared/format/numbers.ts'
import { pageLinks } from '../../shared/api/pagination.ts'
import { allSitesOrdersPath } from '../../shared/orders/account-paths.ts'
import { paths } from '../../shared/paths/paths.ts'
import type { SessionUser } from '../accounts/session-record.ts'
import { useSession } from '../accounts/session/session-state.ts'
import { usePlaces } from '../accounts/sites/use-places.ts'
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

type Props = { page: number; hasAllSites: boolean }

/** A page of the client's orders, the newest first (OPEN-24); of the chosen site or of all (BIZ-08). */
export function OrderList(props: Props) {
  return (
    <div className={styles.list}>
      <SiteChoice hasAllSites={props.hasAllSites} />
      <Orders {...props} />
    </div>
  )
}

/** Which sites the list is of; nothing for a client with a single place. */
function SiteChoice({ hasAllSites }: Pick<Props, 'hasAllSites'>) {
  const { user } = useSession()
  return user?.hasSites === true ? <SiteLinks user={user} hasAllSites={hasAllSites} /> : null
}

function SiteLinks({ user, hasAllSites }: { user: SessionUser; hasAllSites: boolean }) {
  const places = usePlaces(user)
  if (places.length < 2) return null
  return (
    <nav className={styles.sites} aria-label="Sites of the orders">
      <a href={paths.orders} aria-current={hasAllSites ? undefined : 'page'}>
        {places.find(({ isCurrent }) => isCurrent)?.name}
      </a>
      <a href={allSitesOrdersPath(1)} aria-current={hasAllSites ? 'page' : undefined}>
        All sites
      </a>
    </nav>
  )
}

function Orders({ page: asked, hasAllSites }: Props) {
  const { loaded, again } = useRead<OrderPage>(orderReads.list(asked, hasAllSites))
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
          <p>What you order will be listed here, with its delivery and documents.</p>
        </EmptyState>
      </>
    )
  }
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.count}>
          {total === 1 ? '1 order' : `${formatNumber(total)} orders`}
          {pages > 1 && `, page ${page} of ${pages}`}
        </p>
        <RequestsLink />
        <FileButton name="dray-orders.csv" read={() => orderCalls.export(hasAllSites)}>
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
      <Pagination
        page={page}
        pages={pages}
        links={pageLinks(page, pages)}
        hrefOf={hasAllSites ? allSitesOrdersPath : paths.ordersPage}
      />
    </>
  )
}
