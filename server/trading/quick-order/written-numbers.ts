import { volumeUnits } from '../../catalogue/beers/search-text/read-container.ts'

/** What makes the number before it a size or a strength: '500ml', '4.5 gal', '4.2%'. */
export const measure = String.raw`\s*(?:%|["/]|(?:${volumeUnits}|abv)s?(?:\b|(?=x\d)))`

/**
 * Commas between thousands. '24,330ml' and '24,440s' are how many and a size, as no size begins with a zero; other
 * letters than a cross do not follow a number of thousands.
 */
const thousands = new RegExp(
  String.raw`(?<![\d.])\d{1,3}(?:,\d{3})+(?!\d)(?:(?<=,0\d\d)|(?!${measure})(?!(?!x(?!\p{L}))\p{L}))`,
  'giu',
)

/** A text with its numbers as '1000' where it has '1,000'. */
export const withoutThousandsCommas = (text: string): string =>
  text.replace(thousands, (number) => number.replaceAll(',', ''))
