import { optionPriceText } from '../../../../shared/catalogue/beer-availability.ts'
import { formatAbv } from '../../../../shared/format/abv.ts'
import { formatMinor } from '../../../../shared/format/money.ts'
import { beerCardView } from '../beer-card-view.ts'
import type { BeerCardContainerRow, BeerCardRow } from '../beer-card-queries.ts'
import { offerTexts } from '../../../../shared/prices/public-offers.ts'
import { offerCellsOf, quantityPriceCells } from './offer-row.ts'
import { writeCsv } from '../../../../shared/format/csv.ts'
import {
  markdownDocument,
  markdownLink,
  markdownTable,
  markdownText,
} from '../../../platform/http/write-markdown.ts'
import { twinPath } from '../../../../shared/paths/twin-path.ts'

export type PriceList = {
  brewery: { name: string; slug: string }
  rows: readonly BeerCardRow[]
  publicUrl: string
}

const csvHead = [
  'beer',
  'style',
  'abv',
  'container',
  'volume_ml',
  'pack_size',
  'coupler',
  'order_multiple',
  'price_pence_ex_vat',
  'price_per_pint_pence_ex_vat',
  'beer_id',
  'container_id',
  'variant_id',
  'beer_url',
  'quantity_prices',
  'offers',
]

/** A brewery's sizes at base prices, a row each; a price that is hidden is empty. */
export function priceListCsv({ rows, publicUrl }: PriceList): string {
  const lines = rows.flatMap((row) => {
    const beer = beerCardView(row)
    return beer.containers.map((container, at) => {
      const { id, volumeMl, packSize, couplerType, priceOffers } = row.containers[at]!
      const { priceMinor } = container
      const shown = priceMinor === null ? null : priceOffers
      return [
        beer.name,
        beer.style,
        beer.abv ?? '',
        container.name,
        volumeMl ?? '',
        packSize,
        couplerType ?? '',
        container.orderMultiple ?? 1,
        container.priceMinor ?? '',
        container.pricePerPintMinor ?? '',
        beer.id,
        id,
        container.variantId ?? '',
        publicUrl + beer.href,
        quantityPriceCells(shown).join(', '),
        offerCellsOf(priceMinor ?? 0, shown).join(', '),
      ]
    })
  })
  return writeCsv([csvHead, ...lines])
}

const offersText = (priceMinor: number | null, { priceOffers }: Pick<BeerCardContainerRow, 'priceOffers'>) =>
  priceMinor === null || priceOffers === null ? '' : offerTexts(priceMinor, priceOffers).join('; ')

/** The same to read, in pounds. */
export function priceListMarkdown({ brewery, rows, publicUrl }: PriceList): string {
  const lines = rows
    .map((row) => ({ row, beer: beerCardView(row) }))
    .flatMap(({ row, beer }) =>
      beer.containers.map(({ name, priceMinor, pricePerPintMinor }, at) => [
        markdownLink(beer.name, publicUrl + twinPath(beer.href)),
        markdownText(beer.style),
        formatAbv(beer.abv),
        markdownText(name),
        optionPriceText({ priceMinor }),
        pricePerPintMinor === null ? '' : formatMinor(pricePerPintMinor),
        markdownText(offersText(priceMinor, row.containers[at]!)),
      ]),
    )
  return markdownDocument([
    `# Price list of ${markdownText(brewery.name)}`,
    'Base prices for the trade, in pounds without VAT and delivery.',
    lines.length === 0 && 'No beers.',
    markdownTable(['Beer', 'Style', 'Strength', 'Size', 'Price ex VAT', 'Per pint', 'Offers'], lines),
  ])
}
