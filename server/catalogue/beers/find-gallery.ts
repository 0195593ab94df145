import type { GalleryImage } from '../../../shared/api/catalogue-api.ts'
import type { Database } from '../../platform/database/database.ts'
import { beerRows } from './beer-queries.ts'
import { beerImageUrl } from './beer-card-view.ts'
import { isUuid } from '../../../shared/format/uuid.ts'

/** The pictures of a brewery's beer: its label first, then the uploaded ones. Null for an unknown beer. */
export async function findGallery(
  database: Database,
  { breweryId, beerId }: { breweryId: string; beerId: string },
): Promise<GalleryImage[] | null> {
  const [beer] = isUuid(beerId) ? await beerRows(database, [beerId]) : []
  if (!beer || beer.brewery.id !== breweryId) return null
  const label = beerImageUrl(beer)
  const first = {
    id: beer.id,
    imageUrl: label,
    thumbnailUrl: label,
    iconUrl: label,
    tag: 'label',
    caption: beer.name,
  }
  return [first, ...beer.gallery]
}
