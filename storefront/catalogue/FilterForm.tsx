import { type FormEvent, useState } from 'react'
import type { FacetValue } from '../../shared/api/catalogue-api.ts'
import {
  defaultOrder,
  listingHref,
  readListingQuery,
  withoutFilter,
} from '../../shared/catalogue/listing-address.ts'
import type { Listing } from '../../shared/pages/listing-data.ts'
import { formatNumber } from '../../shared/format/numbers.ts'
import { eachRenderedOnce } from '../ui/core/RenderedOnce.tsx'
import { Button } from '../ui/core/Button.tsx'
import { classNames } from '../ui/core/class-names.ts'
import { WhenAsked } from '../ui/core/WhenAsked.tsx'
import { TickLine, tickLines } from '../ui/forms/Checkbox.tsx'
import { IconButton } from '../ui/core/IconButton.tsx'
import { type FilterGroup, filterGroups, hiddenFilters } from './listing-filters.ts'
import { useDraft } from './use-draft.ts'
import styles from './FilterForm.module.css'

type Props = { listing: Listing }

export const filterFormId = 'filters'
/** Longer lists fold away after this many values. */
const valuesAtOnce = 8

/**
 * The facet sidebar; on a phone the same form is a drawer. A plain GET form: each change goes to the narrower
 * list at once where scripts run, and the button does it where they do not.
 */
export function FilterForm({ listing }: Props) {
  const { path, query, total } = listing
  const [filters, setFilters] = useDraft(query.filters)

  function onChange(event: FormEvent<HTMLFormElement>): void {
    const words = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) words.append(name, String(value))
    // The address has the order chosen just now, which the page does not know of until its answer is here.
    const { orderby } = readListingQuery(new URLSearchParams(location.search))
    const wanted = { ...readListingQuery(words), orderby, page: 1 }
    setFilters(wanted.filters)
    location.assign(listingHref(path, wanted))
  }

  return (
    <search className={styles.drawer} id={filterFormId} popover="auto" aria-label="Filter beers">
      <form className={styles.form} action={path} method="get" onChange={onChange}>
        <div className={styles.top}>
          <h2 className={styles.title}>Filter</h2>
          <span className={styles.close}>
            <IconButton icon="close" label="Close filters" popoverTarget={filterFormId} />
          </span>
        </div>
        <div className={classNames(styles.groups, tickLines)}>
          {query.q !== '' && <input type="hidden" name="q" value={query.q} />}
          {query.orderby !== defaultOrder(query.q) && (
            <input type="hidden" name="orderby" value={query.orderby} />
          )}
          {hiddenFilters(listing).map(({ name, value }) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          {filterGroups(listing).map((group) => (
            <FilterFieldset
              key={group.name}
              group={{ ...group, chosen: filters[group.name] ?? [] }}
              clearHref={listingHref(path, withoutFilter(query, group.name))}
            />
          ))}
        </div>
        <div className={styles.apply}>
          <span className="with-scripts">
            <Button isWide popoverTarget={filterFormId}>
              Show {formatNumber(total)} {total === 1 ? 'beer' : 'beers'}
            </Button>
          </span>
          <span className="without-scripts">
            <Button isWide type="submit">
              Show beers
            </Button>
          </span>
        </div>
      </form>
    </search>
  )
}

function FilterFieldset({ group, clearHref }: { group: FilterGroup; clearHref: string }) {
  const { name, heading, values, chosen } = group
  const first = values.slice(0, valuesAtOnce)
  const rest = values.slice(valuesAtOnce)
  const isRestOpen = rest.some((value) => chosen.includes(value.value))
  const [isUnfolded, setUnfolded] = useState(false)
  const boxOf = ({ value, label }: FacetValue, count: number | string) => (
    <TickLine
      key={value}
      label={label}
      name={name}
      value={value}
      isChecked={chosen.includes(value)}
      count={count}
    />
  )
  const boxesOf = (some: FacetValue[]) =>
    import.meta.env.SSR
      ? eachRenderedOnce('filter', some.map(partOf))
      : some.map((value) => boxOf(value, value.count))
  const partOf = (value: FacetValue) => ({
    key: `${name} ${value.value} ${value.label} ${chosen.includes(value.value)}`,
    figure: value.count,
    part: (count: number | string) => boxOf(value, count),
  })
  return (
    <fieldset>
      <legend>{heading}</legend>
      {chosen.length > 0 && (
        <a className={styles.clear} href={clearHref} aria-label={`Clear ${heading.toLowerCase()}`}>
          Clear
        </a>
      )}
      {boxesOf(first)}
      {rest.length > 0 && (
        <details
          className={styles.rest}
          open={isRestOpen || undefined}
          ref={(details) => {
            // It may have been opened before scripts ran.
            if (details?.open) setUnfolded(true)
          }}
          onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
        >
          <summary>{rest.length} more</summary>
          <WhenAsked isAsked={isUnfolded || isRestOpen}>{() => boxesOf(rest)}</WhenAsked>
        </details>
      )}
    </fieldset>
  )
}
