import type { Settings } from '../../shared/api/settings.ts'
import type { BreweryPromotion } from '../../shared/home.ts'
import type { BreweryMark } from '../catalogue/brewery-marks.ts'
import { findBeerCards } from '../catalogue/find-beer-cards.ts'
import type { Shelf } from '../catalogue/shelf/shelf.ts'
import type { Database } from '../database/connect.ts'

type Asked = { promotion: Settings['promotion']; marks: readonly BreweryMark[]; now: Date }

/** Beers of the promoted brewery that are shown with it. */
const promotedBeers = 8

/** The promotion with its brewery and beers; null when none is set, it has not begun, or the brewery is gone. */
export async function findPromotion(
  { database, shelf }: { database: Database; shelf: Shelf },
  { promotion, marks, now }: Asked,
): Promise<BreweryPromotion | null> {
  if (promotion === null || isToCome(promotion.startsAt, now)) return null
  const mark = marks.find(({ slug }) => slug === promotion.brewerySlug)
  if (mark === undefined) return null
  const { ids } = shelf.search({ breweryIds: [mark.id], pageSize: promotedBeers })
  const cards = await findBeerCards(database, ids)
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
    beers: cards.map((beer) => ({ beer, customerRating: null })),
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
