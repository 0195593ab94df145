import { Fragment } from 'react'
import { listingHref } from '../../shared/listing-address.ts'
import type { Listing } from '../../shared/listing.ts'
import { pageLinks } from '../../shared/pagination.ts'
import { firstViewEnd } from '../ui/first-view-end.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { BeerTile } from './BeerTile.tsx'
import { EmptyListing } from './EmptyListing.tsx'
import { FilterForm } from './FilterForm.tsx'
import { hasFilters } from './listing-filters.ts'
import { ListingToolbar } from './ListingToolbar.tsx'
import styles from './ListingSection.module.css'

type Props = { listing: Listing }

/** Beers of a desk's first row are seen at once: their pictures are not fetched lazily, and the first view ends there. */
const seenAtOnce = 4

/** Filters, tools and results. One HTML serves both views: the list is the grid laid out as rows. */
export function ListingSection({ listing }: Props) {
  const { query, path, page, pages } = listing
  return (
    <div className={styles.listing} data-view={listing.view}>
      {hasFilters(listing) && <FilterForm listing={listing} />}
      <section className={styles.results} aria-label="Beers">
        <ListingToolbar listing={listing} />
        <ActiveFilters listing={listing} />
        {listing.beers.length === 0 ? (
          <EmptyListing listing={listing} />
        ) : (
          <ul className={styles.beers}>
            {listing.beers.map((beer, at) => (
              <Fragment key={beer.id}>
                <li className={styles.beer}>
                  <BeerTile beer={beer} isLazy={at >= seenAtOnce} />
                </li>
                {at === seenAtOnce - 1 && firstViewEnd}
              </Fragment>
            ))}
          </ul>
        )}
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
