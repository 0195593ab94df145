import { optionAvailability, optionPriceText } from '../../../../shared/catalogue/beer-availability.ts'
import type { BeerCard, BeerCardContainer } from '../../../../shared/catalogue/beer-card.ts'
import { formatAbv } from '../../../../shared/format/abv.ts'
import { formatMinor } from '../../../../shared/format/money.ts'
import { multipleText } from '../../../../shared/prices/order-multiple.ts'
import { twinPath } from '../../../../shared/paths/twin-path.ts'
import { markdownLink, markdownTable, markdownText } from '../../../platform/http/write-markdown.ts'

/** Beers as a table with a row for each size; '' for no beers. */
export function beerTable(beers: readonly BeerCard[], publicUrl: string): string {
  const rows = beers.flatMap((beer) => {
    const facts = [
      markdownLink(beer.name, publicUrl + twinPath(beer.href)),
      markdownText(beer.breweryName),
      markdownText(beer.style),
      formatAbv(beer.abv),
    ]
    if (beer.containers.length === 0) return [[...facts, '', '', '', '']]
    return beer.containers.map((container) => [...facts, ...sizeCells(container, beer.closed)])
  })
  return markdownTable(['Beer', 'Brewery', 'Style', 'Strength', ...sizeHeads], rows)
}

/** Heads of the cells of a size. */
export const sizeHeads = ['Size', 'Price ex VAT', 'Per pint', 'Stock']

/** Size, price without VAT, price of a pint and stock; `closed` says why its brewery takes no orders. */
export function sizeCells(container: BeerCardContainer, closed: string | undefined): string[] {
  const { name, priceMinor, fromText, pricePerPintMinor } = container
  const multiple = multipleText(container.orderMultiple)
  return [
    markdownText(multiple === null ? name : `${name} (${multiple.toLowerCase()})`),
    [optionPriceText({ priceMinor }), fromText].filter(Boolean).join(', '),
    pricePerPintMinor === null ? '' : formatMinor(pricePerPintMinor),
    markdownText(closed ?? stockOf(container)),
  ]
}

function stockOf({ variantId, availableUnits, priceMinor, orderMultiple }: BeerCardContainer): string {
  return optionAvailability({ storefrontVariantId: variantId, availableUnits, priceMinor, orderMultiple })
    .text
}
