import type { BeerChange } from '../../shared/api/beers-api.ts'
import {
  type BeerWord,
  type BeerWords,
  beerWordNames,
  beerWordText,
  noWords,
} from '../../shared/catalogue/beer-words.ts'
import { sizeName } from '../../shared/catalogue/sizes/size-name.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { shortText } from '../../shared/format/cut-text.ts'
import type { BeerChangeRow } from './beer-change-queries.ts'

/** A change as its brewery and the staff see it. */
export const beerChangeView = (row: BeerChangeRow): BeerChange => ({
  id: row.id,
  beerId: row.beerId,
  isNew: row.isNew,
  state: row.state,
  proposed: row.proposed,
  sizes: row.sizes.map((size) =>
    size.priceMinor === null ? sizeName(size) : `${sizeName(size)}, ${formatMinor(size.priceMinor)}`,
  ),
  askedAt: row.askedAt.toISOString(),
  askedBy: row.askedBy.name,
  dueAt: row.dueAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decidedBy: row.decidedBy?.name ?? null,
  reason: row.reason,
})

/** The words of a beer alone, of a row that has more. */
export const wordsOf = (beer: BeerWords): BeerWords =>
  Object.fromEntries(
    Object.keys(noWords).map((word) => [word, beer[word as BeerWord]]),
  ) as unknown as BeerWords

/** 'ABV: 4.1%, now 4.3%' for each word that is different; 'ABV: 4.3%' of a new beer. */
export function changeSentences(stands: BeerWords | null, wanted: Partial<BeerWords>): string[] {
  return (Object.keys(wanted) as BeerWord[]).map((word) => {
    const to = beerWordText(word, wanted)
    const name = beerWordNames[word]
    if (stands === null) return `${name}: ${short(to)}.`
    return `${name}: ‘${short(beerWordText(word, stands))}’ becomes ‘${short(to)}’.`
  })
}

const longestSaid = 120
const short = (text: string) => shortText(text, longestSaid)
