/** What is under one key, here and at the provider, in pence. */
export type BookSum = { key: string; amountMinor: number; at: Date }
export type Difference = {
  key: string
  kind: 'missing_here' | 'missing_there' | 'different'
  hereMinor: number
  thereMinor: number
  /** At the provider less here. */
  differenceMinor: number
  /** The newest of what is under the key. */
  at: Date
}

/** Bookings and the provider's rows, matched by key and amount; what differs, the oldest first (PAYO-07). */
export function compareBooks(here: readonly BookSum[], there: readonly BookSum[]): Difference[] {
  const sums = new Map<string, { here: BookSum[]; there: BookSum[] }>()
  const of = (key: string) => {
    const found = sums.get(key) ?? { here: [], there: [] }
    sums.set(key, found)
    return found
  }
  for (const one of here) of(one.key).here.push(one)
  for (const one of there) of(one.key).there.push(one)
  const total = (rows: readonly BookSum[]) => rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return [...sums]
    .map(([key, both]): Difference => {
      const [hereMinor, thereMinor] = [total(both.here), total(both.there)]
      const newest = Math.max(...[...both.here, ...both.there].map(({ at }) => at.getTime()))
      return {
        key,
        kind:
          both.here.length === 0 ? 'missing_here' : both.there.length === 0 ? 'missing_there' : 'different',
        hereMinor,
        thereMinor,
        differenceMinor: thereMinor - hereMinor,
        at: new Date(newest),
      }
    })
    .filter(({ differenceMinor }) => differenceMinor !== 0)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
}
