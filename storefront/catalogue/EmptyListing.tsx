import { Suspense } from 'react'
import type { FacetName } from '../../shared/catalogue/facet-names.ts'
import { listingHref, withoutFilter } from '../../shared/catalogue/listing-address.ts'
import type { Listing } from '../../shared/pages/listing-data.ts'
import { paths } from '../../shared/paths/paths.ts'
import { EmptyState } from '../ui/core/EmptyState.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import { BeerTile } from './BeerTile.tsx'
import { labelOf } from './listing-filters.ts'
import styles from './EmptyListing.module.css'

type Props = { listing: Listing }

/** The notice of an empty listing, with every single step that may bring beers back. */
export function EmptyListing({ listing }: Props) {
  const { path, query } = listing
  const steps = (Object.keys(query.filters) as FacetName[]).map((name) => ({
    href: listingHref(path, withoutFilter(query, name)),
    label: `Without ${(query.filters[name] ?? []).map((value) => labelOf(listing, name, value)).join(', ')}`,
  }))
  if (query.q === '' && steps.length === 0) {
    return (
      <EmptyState
        title="No beers here yet"
        icon="cask-firkin"
        action={<LinkButton href={paths.shop}>Show all beers</LinkButton>}
      >
        <p>Nothing has been racked for the trade. Look at what others have in stock.</p>
      </EmptyState>
    )
  }
  if (query.q !== '' && steps.length > 0) {
    steps.unshift({ href: listingHref(path, { q: query.q }), label: `Only ‘${query.q}’` })
  }
  const { nearest } = listing
  return (
    <>
      {nearest && (
        <section className={styles.nearest} aria-labelledby="nearest">
          <SectionHeading
            id="nearest"
            title={`Without ${nearest.dropped}`}
            note="Nothing answers to all of it: these come nearest."
            {...(nearest.total > nearest.beers.length && {
              link: { href: nearest.href, label: `See all ${nearest.total}` },
            })}
          />
          <ul className={styles.beers}>
            {nearest.beers.map((beer) => (
              <li key={beer.id}>
                <Suspense>
                  <BeerTile beer={beer} isLazy />
                </Suspense>
              </li>
            ))}
          </ul>
        </section>
      )}
      <EmptyState
        title={query.q === '' ? 'No beer matches all of that' : `No beer matches ‘${query.q}’`}
        icon="search"
        action={<LinkButton href={path}>Show all beers</LinkButton>}
      >
        <p>Take one choice away, or look at everything.</p>
        {steps.length > 0 && (
          <ul className={styles.steps}>
            {steps.map((step) => (
              <li key={step.href}>
                <a href={step.href}>{step.label}</a>
              </li>
            ))}
          </ul>
        )}
      </EmptyState>
    </>
  )
}
