import type { Settings } from '../../../shared/api/settings-api.ts'
import type { BreweryPromotion } from '../../../shared/pages/home-page-data.ts'
import type { BreweryMark } from '../../catalogue/beers/brewery-marks.ts'
import type { BeerStore } from '../../catalogue/beers/beer-store.ts'
import { stockTopics } from '../../catalogue/beers/beer-card-view.ts'
import type { SearchIndex } from '../../catalogue/beers/search-index/search-index.ts'
import type { Database } from '../../platform/database/database.ts'
import { readRatings } from '../reviews/read-ratings.ts'

type FindPromotionInput = { promotion: Settings['promotion']; marks: readonly BreweryMark[]; now: Date }

/** Beers of the promoted brewery that are shown with it. */
const promotedBeers = 8

/** The promotion with its brewery and beers; null when none is set, it has not begun, or the brewery is gone. */
export async function findPromotion(
  { database, beers: store, searchIndex }: { database: Database; beers: BeerStore; searchIndex: SearchIndex },
  { promotion, marks, now }: FindPromotionInput,
): Promise<BreweryPromotion | null> {
  if (promotion === null || isToCome(promotion.startsAt, now)) return null
  const mark = marks.find(({ slug }) => slug === promotion.brewerySlug)
  if (mark === undefined) return null
  const { ids } = await searchIndex.search({ breweryIds: [mark.id], pageSize: promotedBeers })
  const [cards, ratings] = await Promise.all([store.cards(ids), readRatings(database, ids)])
  return {
    breweryName: mark.name,
    breweryHref: mark.href,
    logoUrl: mark.logoUrl,
    imageUrl: promotion.imageUrl,
    imageTitle: promotion.imageTitle,
    imageDescription: promotion.imageDescription,
    mainTitle: promotion.mainTitle,
    mainDescription: promotion.mainDescription,
    textNeedsBackground: promotion.textNeedsBackground,
    textBackground: promotion.textBackground,
    textColor: promotion.textColor,
    isFallback: promotion.isFallback,
    beers: cards.map((beer) => {
      const { averageRating = null, reviews = 0 } = ratings.get(beer.id) ?? {}
      return { beer, customerRating: averageRating, reviewCount: reviews }
    }),
  }
}

/** Milliseconds since 1970 at which the promotion begins; undefined where it has, or none is set. */
export function promotionStart(promotion: Settings['promotion'], now: Date): number | undefined {
  const startsAt = promotion?.startsAt ?? null
  return isToCome(startsAt, now) ? Date.parse(startsAt ?? '') : undefined
}

function isToCome(startsAt: string | null, now: Date): boolean {
  return startsAt !== null && Date.parse(startsAt) > now.getTime()
}

/** Changes that reach what is shown of promoted beers: their ratings, and how many units there are. */
export const topicsOfPromotion = (beers: readonly { id: string }[]): string[] => [
  ...beers.map(({ id }) => `reviews:${id}`),
  ...stockTopics(beers),
]
