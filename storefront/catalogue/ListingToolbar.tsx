import { formatNumber } from '../../shared/format/numbers.ts'
import { listingHref, readListingQuery } from '../../shared/catalogue/listing-address.ts'
import { listingOrders, type ListingOrder, type ListingView } from '../../shared/catalogue/listing-query.ts'
import type { Listing } from '../../shared/pages/listing-data.ts'
import { Button } from '../ui/core/Button.tsx'
import { Icon } from '../ui/core/Icon.tsx'
import { Select } from '../ui/forms/Select.tsx'
import { filterFormId } from './FilterForm.tsx'
import { hasFilters } from './listing-filters.ts'
import { chooseView } from './listing-view.ts'
import { useDraft } from './use-draft.ts'
import styles from './ListingToolbar.module.css'

type Props = { listing: Listing }
type Order = { value: ListingOrder; label: string }
type ViewProps = Props & { view: ListingView }

/** Result count, order and view. */
export function ListingToolbar({ listing, view }: ViewProps) {
  const { total, query } = listing
  const active = Object.values(query.filters).flat().length
  return (
    <div className={styles.toolbar}>
      <output className={styles.count}>{`${formatNumber(total)} beer${total === 1 ? '' : 's'}`}</output>
      {hasFilters(listing) && (
        <span className={styles.filter}>
          <Button variant="quiet" icon="filter" popoverTarget={filterFormId}>
            {`Filter${active > 0 ? ` (${active})` : ''}`}
          </Button>
        </span>
      )}
      {total > 0 && (
        <>
          <OrderForm listing={listing} />
          <ViewToggle listing={listing} view={view} />
        </>
      )}
    </div>
  )
}

function OrderForm({ listing }: Props) {
  const { path, query } = listing
  const [order, setOrder] = useDraft(query.orderby)
  const orders: Order[] = [...listingOrders]
  if (query.q !== '') orders.unshift({ value: 'relevance', label: 'Best match' })
  if (listing.usualOrder) orders[0] = listing.usualOrder
  const otherFilters = new URLSearchParams(listingHref('', { ...query, orderby: undefined, page: 1 }))

  function onChange(value: string): void {
    const orderby = value as ListingOrder
    setOrder(orderby)
    // The address has the filter chosen just now, which the page does not know of until its answer is here.
    const asked = readListingQuery(new URLSearchParams(location.search))
    location.assign(listingHref(path, { ...asked, orderby, page: 1 }))
  }

  return (
    <form className={styles.order} action={path} method="get">
      {[...otherFilters].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Select
        label="Sort by"
        isLabelHidden
        name="orderby"
        options={orders}
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

/** Links that the server answers; where scripts run they change the page in place and are remembered. */
function ViewToggle({ listing, view }: ViewProps) {
  return (
    <nav className={styles.views} aria-label="View">
      {(['grid', 'list'] as const).map((choice) => (
        <a
          key={choice}
          className={styles.view}
          href={listingHref(listing.path, listing.query, choice)}
          aria-label={choice === 'grid' ? 'Grid view' : 'List view'}
          aria-current={choice === view || undefined}
          onClick={(event) => {
            event.preventDefault()
            chooseView(choice)
          }}
        >
          <Icon name={choice} />
        </a>
      ))}
    </nav>
  )
}
