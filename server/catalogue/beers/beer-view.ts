import { sellableUnits } from '../../../shared/prices/order-multiple.ts'
import type { Beer, Container } from '../../../shared/api/catalogue-api.ts'
import { substyleName } from '../../../shared/catalogue/beer-styles.ts'
import { CURRENCY_SYMBOL, formatMinor } from '../../../shared/format/money.ts'
import type { BeerCardContainerRow } from './beer-card-queries.ts'
import { beerImageUrl } from './beer-card-view.ts'
import type { BeerRow } from './beer-queries.ts'
import { teamView } from './team-view.ts'

/** A beer as the wire knows it (ENT-01). */
export function beerView(row: BeerRow): Beer {
  const imageUrl = beerImageUrl(row)
  return {
    id: row.id,
    breweryId: row.brewery.id,
    name: row.name,
    style: substyleName(row.style),
    description: row.description,
    tastingNotes: row.tastingNotes,
    ingredients: row.ingredients,
    allergens: row.allergens,
    targetAbv: row.targetAbv,
    colorHex: row.colorHex,
    badgeImageUrl: imageUrl,
    badgeIconUrl: imageUrl,
    totalAvailable: row.containers.reduce((total, container) => total + container.availableUnits, 0),
    lastBatchDate: row.lastBatchDate,
    containers: row.containers.map((container) => containerView(row, container, imageUrl)),
    team: teamView(row.brewery),
  }
}

/** A container as the wire knows it (ENT-02); the prices of a brewery that hides them are left out (OPEN-56). */
function containerView(beer: BeerRow, container: BeerCardContainerRow, imageUrl: string): Container {
  const priceMinor = beer.brewery.showPrices ? container.priceMinor : null
  const { storefrontVariantId, availableUnits } = container
  return {
    id: container.id,
    name: container.name,
    type: container.type as Container['type'],
    volumeMl: container.volumeMl,
    packSize: container.packSize,
    availableUnits,
    ...(container.orderMultiple > 1 && { orderMultiple: container.orderMultiple }),
    storefrontVariantId,
    priceMinor,
    price: priceMinor === null ? null : formatMinor(priceMinor),
    ...(priceMinor !== null && container.priceOffers !== null && { priceOffers: container.priceOffers }),
    currencySymbol: CURRENCY_SYMBOL,
    couplerType: container.couplerType,
    commerceItemId: storefrontVariantId ?? container.id,
    commerceItemSource: storefrontVariantId === null ? 'legacy_beer' : 'catalog_variant',
    commerceSnapshot:
      storefrontVariantId === null
        ? null
        : {
            product: { title: beer.name, imageUrl, metadata: { teamName: beer.brewery.name } },
            variant: { id: storefrontVariantId },
            pricing: { unitPriceMinor: priceMinor, currencySymbol: CURRENCY_SYMBOL },
            inventory: {
              availableUnits,
              maxQuantity: sellableUnits(availableUnits, container.orderMultiple),
            },
          },
  }
}
