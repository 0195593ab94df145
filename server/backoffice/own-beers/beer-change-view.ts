import type { BeerChange, NewBeerSize } from '../../../shared/api/beers-api.ts'
import {
  type BeerWord,
  type BeerWords,
  beerWordNames,
  beerWordText,
  noWords,
} from '../../../shared/catalogue/beer-words.ts'
import { sizeName } from '../../../shared/catalogue/sizes/size-name.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { shortText } from '../../../shared/format/cut-text.ts'
import type { NewSize } from '../../catalogue/beers/range/own-range.ts'
import type { BeerChangeRow } from './beer-change-queries.ts'

/** A change as its brewery and the staff see it. */
export const beerChangeView = (row: BeerChangeRow): BeerChange => ({
  id: row.id,
  beerId: row.beerId,
  isNew: row.isNew,
  state: row.state,
  proposed: row.proposed,
  sizes: row.sizes.map(sizeSentence),
  askedAt: row.askedAt.toISOString(),
  askedBy: row.askedBy.name,
  dueAt: row.dueAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decidedBy: row.decidedBy?.name ?? null,
  reason: row.reason,
})

/** '9g Cask (Firkin), £96.75, 12 on hand, duty at the draught rate'. */
export function sizeSentence(size: NewSize): string {
  const { priceMinor, units, dutyRate, dutyMinor } = size
  return [
    sizeName(size),
    ...(priceMinor === null ? [] : [formatMinor(priceMinor)]),
    ...(typeof units === 'number' ? [`${units} on hand`] : []),
    ...(dutyRate ? [`duty at the ${dutyRate} rate`] : []),
    ...(typeof dutyMinor === 'number' ? [`${formatMinor(dutyMinor)} of it duty`] : []),
  ].join(', ')
}

/** Sizes to come as their brewery typed them. */
export const sizesToCome = (sizes: readonly NewSize[]): NewBeerSize[] =>
  sizes.map(({ name, type, volumeMl, packSize, couplerType, priceMinor, ...size }) => ({
    name,
    type: type as NewBeerSize['type'],
    volumeMl,
    packSize,
    couplerType: couplerType as NewBeerSize['couplerType'],
    priceMinor,
    units: size.units ?? null,
    dutyRate: size.dutyRate ?? null,
    dutyMinor: size.dutyMinor ?? null,
  }))

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
