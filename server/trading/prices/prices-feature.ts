import type { Database } from '../../platform/database/database.ts'
import type { Feature } from '../../feature.ts'
import { ownPriceLists } from './own-price-lists.ts'
import { applyDatedOffers } from './apply-offers.ts'
import { applyDatedPrices } from './set-price.ts'

/** Dated prices, price lists of clients, quantity prices and offers. The container's own row holds the present one, which pages and baskets read. */
export const pricesFeature = {
  jobs: [
    // Each second, so that a price is there one second after midnight.
    {
      name: 'apply dated prices',
      everySeconds: 1,
      run: ({ database, clock }) => applyDatedPrices(database, clock()),
    },
    {
      name: 'apply dated offers',
      everySeconds: 1,
      run: ({ database, clock }) => applyDatedOffers(database, clock()),
    },
  ],
  personalData: ownPriceLists,
} satisfies Feature<{ database: Database; clock: () => Date }>
