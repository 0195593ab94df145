import type { FacetName } from '../../shared/catalogue/facet-names.ts'
import { listingHref, withoutFilter } from '../../shared/catalogue/listing-address.ts'
import type { Listing } from '../../shared/pages/listing-data.ts'
import { Chip } from '../ui/paging/Chip.tsx'
import { labelOf } from './listing-filters.ts'
import styles from './ActiveFilters.module.css'

type Props = { listing: Listing }

/** What narrows the list, each a link that takes it away. */
export function ActiveFilters({ listing }: Props) {
  const { path, query } = listing
  const chosen = (Object.keys(query.filters) as FacetName[]).flatMap((name) =>
    (query.filters[name] ?? []).map((value) => ({ name, value, label: labelOf(listing, name, value) })),
  )
  if (chosen.length === 0 && query.q === '') return null
  return (
    <div className={styles.active}>
      {query.q !== '' && (
        <Chip
          href={listingHref(path, { ...query, q: '', orderby: undefined, page: 1 })}
          removeLabel={`Remove search for ${query.q}`}
        >
          ‘{query.q}’
        </Chip>
      )}
      {chosen.map(({ name, value, label }) => (
        <Chip
          key={`${name} ${value}`}
          href={listingHref(path, withoutFilter(query, name, value))}
          removeLabel={`Remove ${label}`}
        >
          {label}
        </Chip>
      ))}
      <a className={styles.clear} href={path}>
        Clear all
      </a>
    </div>
  )
}
