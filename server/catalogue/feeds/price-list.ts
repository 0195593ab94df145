import { optionPriceText } from '../../../shared/catalogue/beer-availability.ts'
import { formatAbv } from '../../../shared/format/abv.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { beerCardView } from '../beer-card-view.ts'
import type { BeerCardRow } from '../beer-card-queries.ts'
import { writeCsv } from '../../http/write-csv.ts'
import { markdownDocument, markdownLink, markdownTable, markdownText } from '../../http/write-markdown.ts'
import { twinPath } from '../../../shared/paths/twin-path.ts'

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
]

/** A brewery's sizes at base prices, a row each; a price that is hidden is empty. */
export function priceListCsv({ rows, publicUrl }: PriceList): string {
  const lines = rows.flatMap((row) => {
    const beer = beerCardView(row)
    return beer.containers.map((container, at) => {
      const { id, volumeMl, packSize, couplerType } = row.containers[at]!
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
      ]
    })
  })
  return writeCsv([csvHead, ...lines])
}

/** The same to read, in pounds. */
export function priceListMarkdown({ brewery, rows, publicUrl }: PriceList): string {
  const lines = rows
    .map((row) => beerCardView(row))
    .flatMap((beer) =>
      beer.containers.map(({ name, priceMinor, pricePerPintMinor }) => [
        markdownLink(beer.name, publicUrl + twinPath(beer.href)),
        markdownText(beer.style),
        formatAbv(beer.abv),
        markdownText(name),
        optionPriceText({ priceMinor }),
        pricePerPintMinor === null ? '' : formatMinor(pricePerPintMinor),
      ]),
    )
  return markdownDocument([
    `# Price list of ${markdownText(brewery.name)}`,
    'Base prices for the trade, in pounds without VAT and delivery.',
    lines.length === 0 && 'No beers.',
    markdownTable(['Beer', 'Style', 'Strength', 'Size', 'Price ex VAT', 'Per pint'], lines),
  ])
}
