import type { Group } from '../../../shared/api/groups-api.ts'
import type { FeaturedGroupEntry, TeamPromotion } from '../../../shared/api/homepage-api.ts'
import type { BreweryPromotion } from '../../../shared/pages/home-page-data.ts'
import type { BreweryMark } from '../../catalogue/beers/brewery-marks.ts'

/** A promotion as the wire knows it: the brewery is a team, a beer's price that of its cheapest container. */
export function teamPromotionView(
  promotion: BreweryPromotion,
  { id, name, slug, logoUrl }: BreweryMark,
  startsAt: string | null,
): TeamPromotion {
  const { imageUrl, imageTitle, imageDescription, mainTitle, mainDescription } = promotion
  const { textNeedsBackground, textBackground, textColor, isFallback } = promotion
  return {
    id,
    name,
    slug,
    logoUrl,
    imageUrl,
    imageTitle,
    imageDescription,
    mainTitle,
    mainDescription,
    textNeedsBackground,
    textBackground,
    textColor,
    startsAt,
    isFallback,
    beers: promotion.beers.map(({ beer, customerRating }) => ({
      id: beer.id,
      name: beer.name,
      style: beer.style,
      targetAbv: beer.abv,
      badgeImageUrl: beer.imageUrl,
      customerRating,
      priceMinor: cheapest(beer.containers.map(({ priceMinor }) => priceMinor)),
    })),
  }
}

export function featuredGroupEntryView(group: Group, at: number): FeaturedGroupEntry {
  const { id, name, slug, imageUrl, teams, teamCount } = group
  return {
    id,
    position: at + 1,
    team: teams[0] ?? null,
    group: { name, slug, imageUrl },
    groupTeams: teams,
    groupTeamCount: teamCount,
  }
}

function cheapest(prices: readonly (number | null)[]): number | null {
  const known = prices.filter((price) => price !== null)
  return known.length === 0 ? null : Math.min(...known)
}
