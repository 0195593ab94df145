import type { BeerCardContainer } from '../../../shared/catalogue/beer-card.ts'
import type {
  BeerPageBeer,
  BeerPageBrewery,
  BeerPageContainer,
  BeerPagePicture,
} from '../../../shared/pages/beer-page-data.ts'
import { styleCategoryOf } from '../../../shared/catalogue/beer-styles.ts'
import { dutyOf } from '../../../shared/duty/duty-of.ts'
import { vatRateOf } from '../../../shared/duty/vat.ts'
import { taxText } from '../../../shared/duty/duty-text.ts'
import { offerTexts } from '../../../shared/prices/public-offers.ts'
import { containerSizeLabel } from './container-size.ts'
import { listingHref } from '../../../shared/catalogue/listing-address.ts'
import { type MenuLink, paths } from '../../../shared/paths/paths.ts'
import { serverPaths } from '../../../shared/paths/server-paths.ts'
import { pricePerLitreMinor } from '../../../shared/catalogue/price-per-measure.ts'
import { lasting } from '../../platform/cache/part-cache.ts'
import { batchText } from './batch-text.ts'
import { beerCardView, labelVersion } from './beer-card-view.ts'
import { closedTextOf } from './brewery-sale.ts'
import type { BeerRow, BreweryRow } from './beer-queries.ts'
import { breweryLogoUrl } from './team-view.ts'

/** What a beer's page shows of its row; what is long of it lasts. */
export type BeerPageFacts = {
  beer: BeerPageBeer
  /** Its address outside any group. */
  plainHref: string
  brewery: BeerPageBrewery
  gallery: BeerPagePicture[]
}

/** With the duty of a day of London; inside a group links stay in it. */
export function beerPageFacts(row: BeerRow, day: string, groupSlug?: string): BeerPageFacts {
  const beer = lasting(beerPageBeerView(row, day, groupSlug))
  return {
    beer,
    plainHref: groupSlug === undefined ? beer.href : beerCardView(row).href,
    brewery: beerPageBreweryView(row.brewery),
    gallery: lasting(beerPageGallery(row, beer)),
  }
}

/** A beer as its own page draws it. */
function beerPageBeerView(row: BeerRow, day: string, groupSlug?: string): BeerPageBeer {
  const { id, href, name, style, abv, colorHex, glutenFree, imageUrl, containers } = beerCardView(
    row,
    groupSlug,
  )
  return {
    id,
    href,
    name,
    style,
    abv,
    colorHex,
    glutenFree,
    imageUrl,
    description: row.description,
    tastingNotes: row.tastingNotes,
    ingredients: listOf(row.ingredients),
    allergens: row.allergens,
    lastBatch: row.lastBatchDate && batchText(row.lastBatchDate, row.lastBatchBestBefore, day),
    styleCategory: categoryLink(row.style),
    ...closedTextOf(row),
    containers: row.containers
      .map((container, at) =>
        containerView({ ...container, abv, vatRate: vatRateOf(row.chargesVat), day }, containers[at]!),
      )
      .toSorted((one, other) => rankOf(one) - rankOf(other)),
  }
}

function containerView(
  row: BeerRow['containers'][number] & { abv: number | null; vatRate: number; day: string },
  card: BeerCardContainer,
): BeerPageContainer {
  const duty = dutyOf(row, row.day)
  const { id, volumeMl, packSize, couplerType, priceOffers } = row
  const offers =
    card.priceMinor === null || priceOffers === null ? [] : offerTexts(card.priceMinor, priceOffers)
  return {
    ...card,
    id,
    volumeMl,
    packSize,
    couplerType,
    size: containerSizeLabel(row),
    pricePerLitreMinor: pricePerLitreMinor({ priceMinor: card.priceMinor, volumeMl, packSize }),
    taxText:
      duty && card.priceMinor !== null
        ? taxText({ duty, netMinor: card.priceMinor, vatRate: row.vatRate })
        : null,
    ...(offers.length > 0 && { offerText: offers.join(' · ') }),
  }
}

/** Orderable variants come first, then sold-out ones, then those not sold online. */
function rankOf({ variantId, availableUnits }: BeerCardContainer): number {
  if (variantId === null) return 2
  return availableUnits > 0 ? 0 : 1
}

/** The brewery of a beer, with how to reach it. */
function beerPageBreweryView(brewery: BreweryRow): BeerPageBrewery {
  const { id, slug, name, town, country, email, telephone, soldByDisclaimer } = brewery
  return {
    id,
    slug,
    name,
    href: paths.brewery(slug),
    logoUrl: breweryLogoUrl(brewery),
    town,
    country,
    email,
    telephone,
    soldByDisclaimer,
  }
}

/** The label, each kind of container wearing it once, and the pictures that were brought (BEER-05, BEER-06). */
function beerPageGallery(row: BeerRow, beer: BeerPageBeer): BeerPagePicture[] {
  const kinds = new Map(beer.containers.toReversed().map((container) => [container.picture, container.name]))
  const worn = [...kinds].toReversed().map(([picture, name]) => ({
    id: picture,
    imageUrl: serverPaths.containerPicture(picture, row.id, labelVersion(row)),
    caption: `${beer.name}, ${name}`,
  }))
  const uploaded = row.gallery.map(({ id, imageUrl, thumbnailUrl, caption }) => ({
    id,
    imageUrl,
    thumbnailUrl: thumbnailUrl ?? imageUrl,
    caption: caption || beer.name,
  }))
  const drawn = [{ id: 'label', imageUrl: beer.imageUrl, caption: `Label of ${beer.name}` }, ...worn]
  return [...drawn.map((picture) => ({ ...picture, thumbnailUrl: picture.imageUrl })), ...uploaded]
}

function categoryLink(styleCode: string): MenuLink | null {
  const category = styleCategoryOf(styleCode)
  if (category === null) return null
  return { label: category.name, href: listingHref(paths.shop, { filters: { style: [category.code] } }) }
}

/** Ingredients come as one text, with parts between '|' characters or on lines of their own. */
function listOf(text: string): string[] {
  return text
    .split(/[|\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
