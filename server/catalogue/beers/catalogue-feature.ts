import { paths } from '../../../shared/paths/paths.ts'
import type { PublicReads } from '../../platform/cache/public-reads.ts'
import type { Database } from '../../platform/database/database.ts'
import { forReads } from '../../platform/database/reading-servers.ts'
import type { Feature } from '../../feature.ts'
import { loadBreweries } from './breweries-page.ts'
import { breweryPagePaths, loadBreweryPage } from './brewery-page.ts'
import { catalogueRoutes } from './catalogue-routes.ts'
import { listPageRow, loadProductList, productListPaths } from './product-list-page.ts'
import { releaseFeedRoutes } from './release-feed-routes.ts'
import { offerFeedRoutes } from './feeds/offer-feed-routes.ts'
import { breweriesTwin } from './twins/breweries-twin.ts'
import type { SearchIndex } from './search-index/search-index.ts'
import type { BeerStore } from './beer-store.ts'
import type { PartCache } from '../../platform/cache/part-cache.ts'

type CatalogueDeps = {
  database: Database
  readDatabase: Database
  beers: BeerStore
  parts: PartCache
  searchIndex: SearchIndex
  reads: PublicReads
  publicUrl: string
  clock: () => Date
}

/** Beers and breweries: lists, pages, feeds and public reads. */
export const catalogueFeature = {
  register: async (app, deps) => {
    await app.register(catalogueRoutes, forReads(deps))
    await app.register(releaseFeedRoutes, forReads(deps))
    await app.register(offerFeedRoutes, forReads(deps))
  },
  pages: {
    productList: [
      { ...listPageRow, paths: productListPaths, load: loadProductList },
      { ...listPageRow, paths: breweryPagePaths, load: loadBreweryPage },
    ],
    breweries: {
      paths: [paths.breweries],
      queryNames: ['region'],
      audience: 'everybody',
      load: loadBreweries,
      twin: breweriesTwin,
    },
  },
  changeTopics: { catalogue: 'all', stocks: 'all', beer: ['listing'], brewery: ['listing', 'breweries'] },
} satisfies Feature<CatalogueDeps>
