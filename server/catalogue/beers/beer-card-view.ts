import type { BeerCard } from '../../../shared/catalogue/beer-card.ts'
import { substyleName } from '../../../shared/catalogue/beer-styles.ts'
import { containerPicture } from '../../../shared/catalogue/container-picture.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { serverPaths } from '../../../shared/paths/server-paths.ts'
import { sizeName } from '../../../shared/catalogue/sizes/size-name.ts'
import { fromText } from '../../../shared/prices/public-offers.ts'
import { pricePerPintMinor } from '../../../shared/catalogue/price-per-measure.ts'
import { pictureVersion } from '../../platform/media/picture-version.ts'
import { batchText } from './batch-text.ts'
import { closedTextOf } from './brewery-sale.ts'
import type { BeerCardContainerRow, BeerCardRow } from './beer-card-queries.ts'

type LabelFacts = Pick<
  BeerCardRow,
  'name' | 'breweryName' | 'town' | 'style' | 'targetAbv' | 'colorHex' | 'palette' | 'emblem' | 'lettering'
>

/** A beer as cards draw it; the prices of a brewery that hides them are left out (OPEN-56). */
export function beerCardView(
  row: BeerCardRow,
  groupSlug?: string,
  today = row.lastBatchDate ?? '',
): BeerCard {
  const { id, name, style, brewerySlug, lastBatchDate } = row
  return {
    id,
    href: paths.beer({ id, name, style: substyleName(style), brewerySlug }, groupSlug),
    name,
    style: substyleName(style),
    abv: row.targetAbv,
    colorHex: row.colorHex,
    glutenFree: row.glutenFree,
    imageUrl: beerImageUrl(row),
    breweryName: row.breweryName,
    breweryHref: paths.brewery(brewerySlug),
    town: row.town,
    racked: lastBatchDate !== null && hasCask(row) ? batchText(lastBatchDate, null, today) : null,
    ...closedTextOf(row),
    ...(hasUnpriced(row) && { ask: { email: row.email, telephone: row.telephone } }),
    containers: row.containers.map((container) => containerView(container, row.showPrices)),
  }
}

const hasCask = ({ containers }: BeerCardRow) => containers.some(({ type }) => type === 'cask')

function hasUnpriced({ showPrices, containers }: BeerCardRow): boolean {
  return !showPrices || containers.some(({ priceMinor }) => priceMinor === null)
}

/** The picture a brewery brought, or the label drawn from the beer's facts. */
export function beerImageUrl(row: LabelFacts & Pick<BeerCardRow, 'id' | 'badgeImageUrl'>): string {
  return row.badgeImageUrl ?? serverPaths.beerLabel(row.id, labelVersion(row))
}

/** Changes with the facts a label is drawn from, and so names it for ever. */
export function labelVersion(row: LabelFacts): string {
  const { name, breweryName, town, style, targetAbv, colorHex, palette, emblem, lettering } = row
  return pictureVersion([name, breweryName, town, style, targetAbv, colorHex, palette, emblem, lettering])
}

function containerView(
  container: BeerCardContainerRow,
  showsPrices: boolean,
): BeerCard['containers'][number] {
  const priceMinor = showsPrices ? container.priceMinor : null
  const { volumeMl, packSize, priceOffers } = container
  const from = priceMinor === null || priceOffers === null ? null : fromText(priceMinor, priceOffers)
  return {
    name: sizeName(container),
    picture: containerPicture(container),
    variantId: container.storefrontVariantId,
    availableUnits: container.availableUnits,
    ...(container.orderMultiple > 1 && { orderMultiple: container.orderMultiple }),
    priceMinor,
    ...(from !== null && { fromText: from }),
    pricePerPintMinor: pricePerPintMinor({ priceMinor, volumeMl, packSize }),
  }
}

/**
 * Topics of what shows how many units of these beers there are. A change of units alone drops these and no other answer:
 * lists of other beers stay (docs/decisions/0036).
 */
export const stockTopics = (beers: readonly { id: string }[]): string[] =>
  beers.map(({ id }) => `stock:${id}`)
