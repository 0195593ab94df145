import { optionPriceText, SOLD_OUT, stockText } from '../../../shared/catalogue/beer-availability.ts'
import type { AccessoriesData } from '../../../shared/pages/beer-page-data.ts'
import { markdownDocument, markdownTable, markdownText } from '../../platform/http/write-markdown.ts'

/** The accessories as Markdown. */
export function accessoriesTwin({ title, accessories }: AccessoriesData): string {
  return markdownDocument([
    `# ${markdownText(title)}`,
    accessories.length === 0 && 'No accessories.',
    markdownTable(
      ['Accessory', 'Price ex VAT', 'Stock', 'About'],
      accessories.map(({ name, priceMinor, currentStock, isSoldOut, description }) => [
        markdownText(name),
        optionPriceText({ priceMinor }),
        isSoldOut ? SOLD_OUT : stockText(currentStock),
        markdownText(description),
      ]),
    ),
  ])
}
