import type { PublicReads } from '../../platform/cache/public-reads.ts'
import type { SearchIndex } from '../../catalogue/beers/search-index/search-index.ts'
import type { Database } from '../../platform/database/database.ts'
import { forReads } from '../../platform/database/reading-servers.ts'
import type { Feature } from '../../feature.ts'
import { suggestionRoutes } from './suggestion-routes.ts'
import type { BeerStore } from '../../catalogue/beers/beer-store.ts'

type SearchDeps = {
  database: Database
  readDatabase: Database
  beers: BeerStore
  searchIndex: SearchIndex
  reads: PublicReads
}

/** What the search field suggests while it is typed into. */
export const searchFeature = {
  register: async (app, deps) => {
    await app.register(suggestionRoutes, forReads(deps))
  },
} satisfies Feature<SearchDeps>
