import { containerFilters } from '../../../shared/catalogue/containers.ts'
import type { ListingQuery } from '../../../shared/catalogue/listing-query.ts'
import type { WantedContainer } from './read-container.ts'

/** The filters that a wanted container stands for, as far as they tell sizes apart; none where nothing was said. */
export function containerFiltersFor({
  family,
  volumeMl,
  named,
}: WantedContainer): Pick<ListingQuery['filters'], 'container' | 'packaging'> {
  if (named === 'keykeg') return { container: ['keykeg'] }
  const keys = containerFilters.filter(
    (filter) =>
      volumeMl !== null &&
      filter.family !== 'mixed' &&
      filter.key !== 'keykeg' &&
      volumeMl >= filter.minMl &&
      volumeMl <= filter.maxMl &&
      (family === null || family === 'case' || filter.family === family),
  )
  if (keys.length > 0) return { container: keys.map(({ key }) => key) }
  if (family === 'mixed') return { container: ['mixed-pack'] }
  if (family === null) return {}
  return { packaging: [family === 'case' ? 'smallpack' : family] }
}
