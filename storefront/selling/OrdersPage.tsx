import type { SellingOrderList } from '../../shared/api/selling-api.ts'
import { pageLinks } from '../../shared/api/pagination.ts'
import { formatDay } from '../../shared/format/dates.ts'
import { type SellingView, sellingViewKeys } from '../../shared/orders/selling-views.ts'
import { sellingPaths } from '../../shared/paths/selling-paths.ts'
import { EmptyState } from '../ui/core/EmptyState.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { ViewTabs } from '../ui/acts/ViewTabs.tsx'
import { Pagination } from '../ui/paging/Pagination.tsx'
import { Answered } from './Answered.tsx'
import { DownloadCsv } from './DownloadCsv.tsx'
import { ListHead } from './ListHead.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import { OrderRows } from './OrderRows.tsx'
import styles from './OrdersPage.module.css'
import { queryWith, useAddress } from './selling-address.ts'
import { sellingReads } from './selling-calls.ts'
import { emptyViews, viewNames } from './selling-words.ts'
import { useSellingRead } from './use-selling-read.ts'
import { useTitle } from './use-title.ts'

/** /sell/{brewery}/orders: view, search, filters and page stand in the address (SELL-04). */
export function OrdersPage({ brewery }: { brewery: string }) {
  useTitle('Orders')
  const query = new URLSearchParams(useAddress().split('?')[1] ?? '')
  const view = viewIn(query)
  const { loaded, again } = useSellingRead<SellingOrderList>(sellingReads.orders(brewery, query.toString()))
  const hrefOf = (change: Record<string, string | null>) =>
    `${sellingPaths.orders(brewery)}${queryWith(query, change)}`
  const known = loaded.state === 'ready' ? loaded.value : null
  return (
    <>
      <ListHead title="Orders">
        <DownloadCsv path={sellingReads.orders(brewery, '')} query={query} name="orders.csv" />
      </ListHead>
      <ViewTabs
        label="Views of orders"
        views={sellingViewKeys.map((key) => ({
          key,
          name: viewNames[key],
          count: known?.views.find((each) => each.key === key)?.count ?? 0,
          href: hrefOf({ view: key, page: null }),
          isCurrent: key === view,
        }))}
      />
      <OrderFilters key={query.toString()} brewery={brewery} query={query} />
      <Answered loaded={loaded} again={again}>
        {({ rows, total, page, pages }) =>
          rows.length === 0 ? (
            <Nothing brewery={brewery} view={view} isFiltered={isFiltered(query)} />
          ) : (
            <>
              <p className={styles.total}>
                {total === 1 ? '1 order' : `${total} orders`}
                {query.has('leaves') && `, still to leave by ${formatDay(query.get('leaves') ?? '')}`}
              </p>
              <OrderRows brewery={brewery} caption={`Orders, ${viewNames[view]}`} rows={rows} />
              <Pagination
                page={page}
                pages={pages}
                links={pageLinks(page, pages)}
                hrefOf={(to) => hrefOf({ page: to === 1 ? null : String(to) })}
              />
            </>
          )
        }
      </Answered>
    </>
  )
}

type Empty = { brewery: string; view: SellingView; isFiltered: boolean }

function Nothing({ brewery, view, isFiltered: isNarrowed }: Empty) {
  const orders = sellingPaths.orders(brewery)
  if (isNarrowed)
    return (
      <EmptyState
        title="No order fits."
        action={<LinkButton href={`${orders}?view=all`}>All orders</LinkButton>}
      >
        <p>Nothing in ‘{viewNames[view]}’ has what you search for.</p>
      </EmptyState>
    )
  return (
    <EmptyState
      title={emptyViews[view]}
      action={view === 'all' ? undefined : <LinkButton href={`${orders}?view=all`}>All orders</LinkButton>}
    />
  )
}

const viewIn = (query: URLSearchParams): SellingView =>
  sellingViewKeys.find((key) => key === query.get('view')) ?? 'placed'

const isFiltered = (query: URLSearchParams) => ['q', 'leaves', 'payment'].some((name) => query.has(name))
