import type { BeerList, Facets } from '../../shared/api/catalogue-api.ts'
import type { Piece } from '../cache/body-forms.ts'
import type { PartCache } from '../cache/part-cache.ts'

/**
 * A list of beers as JSON, piece by piece: each beer is written once for every version of it. Says what the response
 * schema says, in its order; beer-list-pieces.test.ts compares them.
 */
export function beerListPieces({ beers, facets, ...rest }: BeerList, parts: PartCache): Piece[] {
  const pieces: Piece[] = ['{"beers":[']
  beers.forEach((beer, at) => {
    if (at > 0) pieces.push(',')
    pieces.push(parts.constant(beer, 'json', () => JSON.stringify(beer)) ?? JSON.stringify(beer))
  })
  pieces.push(`],${JSON.stringify(rest).slice(1, -1)},"facets":${facetsText(facets, parts)}}`)
  return pieces
}

/** Labels and values are always the same; only counts differ. */
function facetsText(facets: Facets, parts: PartCache): string {
  const texts = Object.entries(facets).map(([name, values]) => {
    const list = (values ?? []).map(({ count, ...value }) => {
      const { value: word, label } = value
      const text = parts.text(`facet ${word} ${label}`, () => JSON.stringify(value).slice(0, -1))
      return `${text},"count":${count}}`
    })
    return `"${name}":[${list.join(',')}]`
  })
  return `{${texts.join(',')}}`
}
