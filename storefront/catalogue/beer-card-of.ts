import type { Beer } from '../../shared/api/catalogue-api.ts'
import type { BeerCard } from '../../shared/catalogue/beer-card.ts'
import { containerPicture } from '../../shared/catalogue/container-picture.ts'
import { paths } from '../../shared/paths/paths.ts'
import { sizeName } from '../../shared/catalogue/sizes/size-name.ts'
import { pricePerPintMinor } from '../../shared/catalogue/price-per-measure.ts'

/** A beer as the public calls answer it, as a card draws it. */
export function beerCardOf(beer: Beer): BeerCard {
  const { team } = beer
  return {
    id: beer.id,
    href: paths.beer({ brewerySlug: team.slug, style: beer.style, name: beer.name, id: beer.id }),
    name: beer.name,
    style: beer.style,
    abv: beer.targetAbv,
    colorHex: beer.colorHex,
    // The call does not say it and an empty list of allergens proves nothing: no claim is made (OPEN-21)
    glutenFree: false,
    imageUrl: beer.badgeImageUrl ?? beer.badgeIconUrl ?? '',
    breweryName: team.name,
    breweryHref: paths.brewery(team.publicSlug),
    town: team.location.town,
    racked: null,
    ask: { email: team.contact.email, telephone: team.contact.telephone },
    containers: beer.containers.map((container) => ({
      name: sizeName(container),
      picture: containerPicture(container),
      variantId: container.storefrontVariantId,
      availableUnits: container.availableUnits,
      orderMultiple: container.orderMultiple,
      priceMinor: container.priceMinor,
      pricePerPintMinor: pricePerPintMinor(container),
    })),
  }
}
