import type { Database } from '../database/database.ts'
import type { Feature } from '../feature.ts'
import { ownPriceLists } from './own-price-lists.ts'
import { applyDatedPrices } from './set-price.ts'

/** Dated prices, and price lists of clients. The container's own row holds the present one, which pages and baskets read. */
export const pricesFeature = {
  jobs: [
    // Each second, so that a price is there one second after midnight.
    {
      name: 'apply dated prices',
      everySeconds: 1,
      run: ({ database, clock }) => applyDatedPrices(database, clock()),
    },
  ],
  personalData: ownPriceLists,
} satisfies Feature<{ database: Database; clock: () => Date }>
