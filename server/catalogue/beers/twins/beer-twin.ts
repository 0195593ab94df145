import { formatAbv } from '../../../../shared/format/abv.ts'
import type { ProductDetailData } from '../../../../shared/pages/beer-page-data.ts'
import { twinPath } from '../../../../shared/paths/twin-path.ts'
import {
  markdownDocument,
  markdownLink,
  markdownParagraphs,
  markdownTable,
  markdownText,
} from '../../../platform/http/write-markdown.ts'
import { beerTable, sizeCells, sizeHeads } from './beer-table.ts'

/** A beer's page as Markdown: facts, sizes with prices and stock, texts, reviews and other beers of the brewery. */
export function beerTwin(data: ProductDetailData, { publicUrl }: { publicUrl: string }): string {
  const { beer, brewery, reviews, moreFromBrewery } = data
  const { summary, firstPage } = reviews
  const place = [brewery.town, brewery.country].filter(Boolean).map(markdownText).join(', ')
  const facts = [
    `- Brewery: ${markdownLink(brewery.name, publicUrl + twinPath(brewery.href))}${place === '' ? '' : `, ${place}`}`,
    `- Style: ${markdownText(beer.style)}`,
    beer.abv !== null && `- Strength: ${formatAbv(beer.abv)}`,
    list('Allergens', beer.allergens),
    list('Ingredients', beer.ingredients),
    beer.glutenFree && '- Gluten free: yes',
    beer.lastBatch !== null && `- Last batch: ${beer.lastBatch}`,
    data.group && `- In the group ${markdownText(data.group.name)}`,
    summary.averageRating !== null &&
      `- Rating: ${summary.averageRating} of 5, ${summary.totalComments} reviews`,
  ]
  return markdownDocument([
    `# ${markdownText(beer.name)}`,
    facts.filter((fact) => typeof fact === 'string').join('\n'),
    beer.closed !== undefined && markdownText(beer.closed),
    '## Sizes',
    sizes(data) || 'None.',
    ...texts('Description', beer.description),
    ...texts('Tasting notes', beer.tastingNotes),
    ...texts('Sold by', brewery.soldByDisclaimer ?? ''),
    firstPage.comments.length > 0 && '## Reviews',
    ...firstPage.comments.map(
      ({ author, rating, title, body }) =>
        `${rating === null ? '' : `${rating} of 5. `}${markdownText([title, body].filter(Boolean).join(': '))} (${markdownText(author.displayName)})`,
    ),
    moreFromBrewery.length > 0 && `## More from ${markdownText(brewery.name)}`,
    beerTable(moreFromBrewery, publicUrl),
  ])
}

function sizes({ beer }: ProductDetailData): string {
  return markdownTable(
    [...sizeHeads, 'Duty and VAT', 'Quantity prices and offers'],
    beer.containers.map((container) => [
      ...sizeCells(container, beer.closed),
      markdownText(container.taxText ?? ''),
      markdownText(container.offerText ?? ''),
    ]),
  )
}

const list = (title: string, items: readonly string[]) =>
  items.length > 0 && `- ${title}: ${items.map(markdownText).join(', ')}`

const texts = (title: string, text: string) =>
  text.trim() === '' ? [] : [`## ${title}`, markdownParagraphs(text)]
