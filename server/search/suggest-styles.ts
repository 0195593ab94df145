import type { Suggestions } from '../../shared/api/suggestions.ts'
import { beerStyles } from '../../shared/beer-styles.ts'
import { listingHref } from '../../shared/listing-address.ts'
import { paths } from '../../shared/paths.ts'

const codesAndNames = beerStyles.flatMap((style) => [
  { code: style.code, name: style.name },
  ...style.substyles,
])

/** Styles and sub-styles with a word that begins with the text; whole styles stand before their kinds. */
export function suggestStyles(text: string, limit: number): Suggestions['styles'] {
  const wanted = plain(text)
  if (wanted === '') return []
  return codesAndNames
    .filter(({ name }) => ` ${plain(name)}`.includes(` ${wanted}`))
    .slice(0, limit)
    .map(({ code, name }) => ({ code, name, href: listingHref(paths.shop, { filters: { style: [code] } }) }))
}

/** Lower case, without accents, with single spaces for all that is no letter or figure. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
