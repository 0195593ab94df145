import type { BeerCard } from '../../../shared/catalogue/beer-card.ts'
import { type HomeCarouselName, homeCarousels, shownBeers } from '../../../shared/pages/home-page-data.ts'
import type { BeerStore } from '../../catalogue/beers/beer-store.ts'
import { freshToday } from '../../catalogue/beers/fresh-casks.ts'
import type { SearchIndex } from '../../catalogue/beers/search-index/search-index.ts'

/** The beers of one carousel, newest first: as many as it shows (HOME-37, HOME-38). */
export async function loadHomeCarousel(
  { beers: store, searchIndex }: { beers: BeerStore; searchIndex: SearchIndex },
  name: HomeCarouselName,
  now: Date,
): Promise<BeerCard[]> {
  const { limit, shown, packagingGroup } = homeCarousels[name]
  const filters = {
    ...(packagingGroup !== null && { packagingGroup: [packagingGroup] }),
    ...(name === 'casks' && { freshUntil: freshToday(now) }),
  }
  const { ids } = await searchIndex.search({ filters, pageSize: limit })
  return shownBeers(await store.cards(ids.slice(0, shown)), shown)
}
