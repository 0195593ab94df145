import type { InsightRange } from '../../../shared/api/insight-api.ts'

const root = (brewery: string) => `/api/sell/${encodeURIComponent(brewery)}`

/** Where the pictures of a brewery's console read. */
export const insightReads = {
  days: (brewery: string) => `${root(brewery)}/insight/days`,
  sales: (brewery: string, query: { range: InsightRange; beer?: string }) =>
    `${root(brewery)}/insight/sales?${new URLSearchParams(query)}`,
  districts: (brewery: string) => `${root(brewery)}/insight/districts`,
  payoutWeeks: (brewery: string) => `${root(brewery)}/money/weeks`,
  ratings: (brewery: string, beer: string) => `${root(brewery)}/beers/${encodeURIComponent(beer)}/ratings`,
}
