/** A price to come, in pence without VAT, and the day in London from which it holds. */
export type ComingPrice = { priceMinor: number | null; fromDay: string }
type Priced = { priceMinor: number | null; coming: readonly ComingPrice[] }

/** What a size costs on a day: the last of its prices to come that has begun by then, else its present one. */
export function priceOn({ priceMinor, coming }: Priced, day: string): number | null {
  const begun = coming
    .filter(({ fromDay }) => fromDay <= day)
    .toSorted((one, other) => (one.fromDay < other.fromDay ? -1 : 1))
    .at(-1)
  return begun === undefined ? priceMinor : begun.priceMinor
}

/** The first price that takes the place of one from this day; null for none. */
export const priceAfter = ({ coming }: Pick<Priced, 'coming'>, day: string): ComingPrice | null =>
  coming
    .filter(({ fromDay }) => fromDay > day)
    .toSorted((one, other) => (one.fromDay < other.fromDay ? -1 : 1))
    .at(0) ?? null
