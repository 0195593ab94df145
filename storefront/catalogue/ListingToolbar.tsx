import type { MouseEvent } from 'react'
import { formatNumber } from '../../shared/dates.ts'
import { viewModeCookieSeconds } from '../../shared/limits.ts'
import {
  listingHref,
  listingOrders,
  readListingQuery,
  type ListingOrder,
} from '../../shared/listing-address.ts'
import type { Listing, ListingView } from '../../shared/listing.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Select } from '../ui/Select.tsx'
import { filterFormId } from './FilterForm.tsx'
import { hasFilters } from './listing-filters.ts'
import { useDraft } from './use-draft.ts'
import styles from './ListingToolbar.module.css'

type Props = { listing: Listing }

/** Result count, order and view. */
export function ListingToolbar({ listing }: Props) {
  const { total, query } = listing
  const active = Object.values(query.filters).flat().length
  return (
    <div className={styles.toolbar}>
      <output className={styles.count}>{total === 1 ? '1 beer' : `${formatNumber(total)} beers`}</output>
      {hasFilters(listing) && (
        <span className={styles.filter}>
          <Button variant="quiet" icon="filter" popoverTarget={filterFormId}>
            {active === 0 ? 'Filter' : `Filter (${active})`}
          </Button>
        </span>
      )}
      {total > 0 && (
        <>
          <OrderForm listing={listing} />
          <ViewToggle listing={listing} />
        </>
      )}
    </div>
  )
}

function OrderForm({ listing }: Props) {
  const { path, query } = listing
  const [order, setOrder] = useDraft(query.orderby)
  const orders = listingOrders.map(({ value, label }) => ({ value: value as ListingOrder, label }))
  const options = query.q === '' ? orders : [{ value: 'relevance' as const, label: 'Best match' }, ...orders]
  const kept = new URL(listingHref(path, { ...query, orderby: undefined, page: 1 }), 'http://listing')
    .searchParams

  function onChange(value: string): void {
    const orderby = value as ListingOrder
    setOrder(orderby)
    // The address tells of a filter chosen just now, which the page does not know of until its answer is here.
    const asked = readListingQuery(new URLSearchParams(location.search))
    location.assign(listingHref(path, { ...asked, orderby, page: 1 }))
  }

  return (
    <form className={styles.order} action={path} method="get">
      {[...kept].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Select
        label="Sort by"
        isLabelHidden
        name="orderby"
        options={options}
        value={order}
        onChange={onChange}
      />
      <span className="without-scripts">
        <Button type="submit" variant="quiet">
          Sort
        </Button>
      </span>
    </form>
  )
}

const views: { view: ListingView; label: string }[] = [
  { view: 'grid', label: 'Grid view' },
  { view: 'list', label: 'List view' },
]

/** Links that the server answers; where scripts run they change the page in place and are remembered. */
function ViewToggle({ listing }: Props) {
  return (
    <nav className={styles.views} aria-label="View">
      {views.map(({ view, label }) => (
        <a
          key={view}
          className={styles.view}
          href={listingHref(listing.path, listing.query, view)}
          aria-label={label}
          data-view-choice={view}
          data-drawn={listing.view === view || undefined}
          onClick={(event) => choose(event, view)}
        >
          <Icon name={view} />
        </a>
      ))}
    </nav>
  )
}

function choose(event: MouseEvent, view: ListingView): void {
  event.preventDefault()
  document.cookie = `shopViewMode=${view}; Max-Age=${viewModeCookieSeconds}; Path=/; SameSite=Lax`
  document.documentElement.dataset['listingView'] = view
}
