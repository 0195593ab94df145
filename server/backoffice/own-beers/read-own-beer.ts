import type { OwnBeer } from '../../../shared/api/beers-api.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import { substyleName } from '../../../shared/catalogue/beer-styles.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { findListedBeers, findRangeBeer, findRangeContainers } from '../../catalogue/beers/range/own-range.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { isTrusted } from './request-change.ts'
import { batchRows, latestChangesOf } from './beer-change-queries.ts'
import { beerChangeView, sizesToCome, wordsOf } from './beer-change-view.ts'
import { shownChange } from './list-own-beers.ts'

/** Batches that the page of a beer shows. */
const shownBatches = 20

/** A beer of a brewery, or one that waits to come into the shop. Throws RequestError 404. */
export async function readOwnBeer(
  database: Database,
  { breweryId, brewerySlug, id }: { breweryId: string; brewerySlug: string; id: string },
): Promise<OwnBeer> {
  if (!isUuid(id)) throw notFound('The beer')
  const beer = await findRangeBeer(database, { id, breweryId })
  const [latest] = await latestChangesOf(database, { breweryId, beerIds: [id] })
  const change = latest !== undefined && shownChange(latest) !== null ? beerChangeView(latest) : null
  if (beer === null && change === null) throw notFound('The beer')
  const path = beer && paths.beer({ id, name: beer.name, style: substyleName(beer.style), brewerySlug })
  const [listed] = beer === null ? [] : await findListedBeers(database, [id])
  const containers = beer === null ? [] : await findRangeContainers(database, { breweryId, beerId: id })
  const batches = await batchRows(database, id, shownBatches)
  return {
    id,
    externalId: beer?.externalId ?? latest?.externalId ?? null,
    isTrusted: await isTrusted(database, breweryId),
    isArchived: (beer?.archivedAt ?? null) !== null,
    stands: beer && wordsOf(beer),
    path,
    imageUrl: listed?.imageUrl ?? null,
    containers: containers.map(({ beerId: _beer, archivedAt, ...container }) => ({
      ...container,
      isArchived: archivedAt !== null,
    })),
    batches: batches.map((batch) => ({
      id: batch.id,
      gyle: batch.gyle,
      rackedOn: batch.rackedOn,
      bestBefore: batch.bestBefore,
    })),
    change,
    sizesToCome: beer === null && latest !== undefined ? sizesToCome(latest.sizes) : [],
  }
}
