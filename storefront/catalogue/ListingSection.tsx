import { Fragment, lazy, Suspense, useEffect } from 'react'
import { listingHref } from '../../shared/catalogue/listing-address.ts'
import type { Listing } from '../../shared/pages/listing-data.ts'
import type { ListingView } from '../../shared/catalogue/listing-query.ts'
import { pageLinks } from '../../shared/api/pagination.ts'
import { firstViewEnd } from '../ui/core/first-view-end.tsx'
import { RenderedOnce } from '../ui/core/RenderedOnce.tsx'
import { Pagination } from '../ui/paging/Pagination.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { BeerTile } from './BeerTile.tsx'
import { FilterForm } from './FilterForm.tsx'
import { hasFilters } from './listing-filters.ts'
import { useListingView } from './listing-view.ts'
import { ListingToolbar } from './ListingToolbar.tsx'
import styles from './ListingSection.module.css'

type Props = { listing: Listing }

// Most visitors look at cards: the price list is a chunk of its own, in the document where the server drew it (shownParts).
const PriceList = import.meta.env.SSR ? (await loadPriceList()).default : lazy(loadPriceList)

// Few lists are empty.
const EmptyListing = import.meta.env.SSR ? (await loadEmptyListing()).default : lazy(loadEmptyListing)

/** Beers of a laptop's first row are seen at once: their pictures are not fetched lazily, and the first view ends there. */
const seenAtOnce = 4

/** Filters, tools and results, as cards or as a price list. */
export function ListingSection({ listing }: Props) {
  const { query, path, page, pages } = listing
  const view = useListingView(listing.view)
  // Fetched ahead, so that a change of view shows at once
  useEffect(() => void loadPriceList(), [])
  return (
    <div className={styles.listing}>
      {hasFilters(listing) && (
        <Suspense>
          <FilterForm listing={listing} />
        </Suspense>
      )}
      <section className={styles.results} aria-label="Beers">
        <ListingToolbar listing={listing} view={view} />
        {listing.corrected !== undefined && (
          <p className={styles.corrected}>
            Did you mean <strong>{listing.corrected}</strong>? This is what we found for it.
          </p>
        )}
        <ActiveFilters listing={listing} />
        <Results listing={listing} view={view} />
        <Pagination
          page={page}
          pages={pages}
          links={pageLinks(page, pages)}
          hrefOf={(wanted) => listingHref(path, { ...query, page: wanted })}
        />
      </section>
    </div>
  )
}

function Results({ listing, view }: Props & { view: ListingView }) {
  const { beers, path, query } = listing
  if (beers.length === 0)
    return (
      <Suspense>
        <EmptyListing listing={listing} />
      </Suspense>
    )
  if (view === 'list')
    return (
      <Suspense>
        <PriceList key={listingHref(path, query)} beers={beers} />
      </Suspense>
    )
  return (
    <ul className={styles.beers}>
      {beers.map((beer, at) => (
        <Fragment key={beer.id}>
          <RenderedOnce of={beer} as={`result ${at >= seenAtOnce}`}>
            {() => (
              <li>
                <Suspense>
                  <BeerTile beer={beer} isLazy={at >= seenAtOnce} />
                </Suspense>
              </li>
            )}
          </RenderedOnce>
          {at === seenAtOnce - 1 && firstViewEnd}
        </Fragment>
      ))}
    </ul>
  )
}

async function loadPriceList(): Promise<{ default: typeof import('./PriceList.tsx').PriceList }> {
  return { default: (await import('./PriceList.tsx')).PriceList }
}

async function loadEmptyListing(): Promise<{ default: typeof import('./EmptyListing.tsx').EmptyListing }> {
  return { default: (await import('./EmptyListing.tsx')).EmptyListing }
}
