import { containerFilters } from '../../../../shared/catalogue/containers.ts'
import type { ListingQuery } from '../../../../shared/catalogue/listing-query.ts'
import { volumeKey } from '../../../../shared/catalogue/unlisted-containers.ts'
import type { ContainerQuery } from './read-container.ts'

/** The filters that a wanted container stands for, as far as they tell sizes apart; none where nothing was said. */
export function containerFiltersFor({
  family,
  volumeMl,
  named,
}: ContainerQuery): Pick<ListingQuery['filters'], 'container' | 'packaging'> {
  if (named !== null) return { container: [vesselKeys[named] ?? named] }
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
  if (volumeMl !== null) return { container: [volumeKey(volumeMl)], ...packagingOf(family) }
  return packagingOf(family)
}

/** The values of vessels that the trade's words name. */
const vesselKeys: Readonly<Record<string, string>> = { mini: 'mini-keg', bag: 'bag-in-box' }

const packagingOf = (family: ContainerQuery['family']) =>
  family === null || family === 'mixed' ? {} : { packaging: [family === 'case' ? 'smallpack' : family] }
