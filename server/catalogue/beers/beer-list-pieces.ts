import type { BeerList } from '../../../shared/api/catalogue-api.ts'
import type { Piece } from '../../platform/cache/body-forms.ts'
import type { PartCache } from '../../platform/cache/part-cache.ts'

/**
 * A list of beers as JSON, piece by piece: each beer is written once for every version of it. Says what the response
 * schema says, in its order; beer-list-pieces.test.ts compares them.
 */
export function beerListPieces({ beers, ...rest }: BeerList, parts: PartCache): Piece[] {
  const pieces: Piece[] = ['{"beers":[']
  beers.forEach((beer, at) => {
    if (at > 0) pieces.push(',')
    pieces.push(parts.constant(beer, 'json', () => JSON.stringify(beer)) ?? JSON.stringify(beer))
  })
  pieces.push(`],${JSON.stringify(rest).slice(1)}`)
  return pieces
}
