import type { PublicReads } from '../cache/public-reads.ts'
import type { SearchIndex } from '../catalogue/search-index/search-index.ts'
import type { Database } from '../database/database.ts'
import { forReads } from '../database/reading-servers.ts'
import type { Feature } from '../feature.ts'
import { suggestionRoutes } from './suggestion-routes.ts'
import type { BeerStore } from '../catalogue/beer-store.ts'

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
