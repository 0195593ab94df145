import { useState } from 'react'
import { pageLinks } from '../../../shared/api/pagination.ts'
import { type StockList, type StockRow, type StockView, stockViews } from '../../../shared/api/stock-api.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { ViewTabs } from '../../ui/acts/ViewTabs.tsx'
import { EmptyState } from '../../ui/core/EmptyState.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { Pagination } from '../../ui/paging/Pagination.tsx'
import { Answered } from '../Answered.tsx'
import { DownloadCsv } from '../DownloadCsv.tsx'
import { ListHead } from '../ListHead.tsx'
import { ListSearch } from '../ListSearch.tsx'
import { queryWith, useAddress } from '../selling-address.ts'
import { sellingReads } from '../selling-calls.ts'
import { useSellingRead } from '../use-selling-read.ts'
import { useTitle } from '../use-title.ts'
import { StockDrawer } from './StockDrawer.tsx'
import { StockRows } from './StockRows.tsx'
import { stockViewNames } from './stock-words.ts'

type Open = { row: StockRow; isCounting: boolean }

/** /sell/{brewery}/stock: what is there of each container, and what may be recorded of it (SELL-29). */
export function StockPage({ brewery }: { brewery: string }) {
  useTitle('Stock')
  const query = new URLSearchParams(useAddress().split('?')[1] ?? '')
  const view = stockViews.find((key) => key === query.get('view')) ?? 'all'
  const { loaded, again } = useSellingRead<StockList>(sellingReads.stock(brewery, query.toString()))
  const [open, setOpen] = useState<Open | null>(null)
  const here = sellingPaths.stock(brewery)
  const hrefOf = (change: Record<string, string | null>) => `${here}${queryWith(query, change)}`
  const known = loaded.state === 'ready' ? loaded.value : null
  return (
    <>
      <ListHead title="Stock">
        <DownloadCsv path={sellingReads.stock(brewery, '')} query={query} name="stock.csv" />
        <LinkButton size="small" href={`${sellingPaths.count(brewery)}${queryWith(query, { page: null })}`}>
          Count
        </LinkButton>
      </ListHead>
      <ViewTabs
        label="Views of stock"
        views={stockViews.map((key) => ({
          key,
          name: stockViewNames[key],
          count: known?.views.find((each) => each.key === key)?.count ?? 0,
          href: hrefOf({ view: key, page: null }),
          isCurrent: key === view,
        }))}
      />
      <ListSearch
        key={query.toString()}
        label="Stock"
        placeholder="Beer, size or id"
        path={here}
        query={query}
      />
      <Answered loaded={loaded} again={again}>
        {({ rows, page, pages }) =>
          rows.length === 0 ? (
            <Nothing href={here} view={view} isSearched={query.has('q')} />
          ) : (
            <>
              <StockRows
                caption={`Stock, ${stockViewNames[view]}`}
                rows={rows}
                onOpen={(row) => setOpen({ row, isCounting: false })}
                onCount={(row) => setOpen({ row, isCounting: true })}
              />
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
      {open !== null && (
        <StockDrawer
          key={open.row.containerId}
          brewery={brewery}
          row={known?.rows.find(({ containerId }) => containerId === open.row.containerId) ?? open.row}
          isCounting={open.isCounting}
          onClose={() => setOpen(null)}
          onChanged={again}
        />
      )}
    </>
  )
}

const emptyTitles: Readonly<Record<StockView, string>> = {
  all: 'You have no beer on Dray yet.',
  low: 'Nothing is low.',
  short: 'Nothing is short: all that pubs were promised is there.',
}

function Nothing({ href, view, isSearched }: { href: string; view: StockView; isSearched: boolean }) {
  const isAll = view === 'all' && !isSearched
  return (
    <EmptyState
      title={isSearched ? 'No container fits.' : emptyTitles[view]}
      action={isAll ? undefined : <LinkButton href={href}>All stock</LinkButton>}
    />
  )
}
