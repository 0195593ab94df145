import type { PublicReads } from '../../platform/cache/public-reads.ts'
import type { BeerPageDeps } from '../beers/beer-page.ts'
import { listPageRow } from '../beers/product-list-page.ts'
import type { Database } from '../../platform/database/database.ts'
import { forReads } from '../../platform/database/reading-servers.ts'
import type { Feature } from '../../feature.ts'
import { beerPagePaths, loadProductDetail } from './group-beer-page.ts'
import { groupPagePaths, loadGroupPage, type NextRunOf } from './group-page.ts'
import { groupRoutes } from './group-routes.ts'
import { groupsPaths, loadGroups } from './groups-page.ts'
import { groupsTwin } from './groups-twin.ts'
import { beerTwin } from '../beers/twins/beer-twin.ts'

type GroupsDeps = BeerPageDeps & {
  database: Database
  readDatabase: Database
  reads: PublicReads
  nextRunOf: NextRunOf
}

/** Breweries of a region whose beers travel on one pallet; a beer's page may be within a group. */
export const groupsFeature = {
  register: async (app, deps) => {
    await app.register(groupRoutes, forReads(deps))
  },
  pages: {
    productList: {
      ...listPageRow,
      paths: groupPagePaths,
      queryNames: [...listPageRow.queryNames, 'postcode'],
      load: loadGroupPage,
    },
    productDetailV2: {
      paths: beerPagePaths,
      queryNames: [],
      audience: 'everybody',
      load: loadProductDetail,
      twin: beerTwin,
    },
    groups: {
      paths: groupsPaths,
      queryNames: ['pageSize'],
      audience: 'everybody',
      load: loadGroups,
      twin: groupsTwin,
    },
  },
} satisfies Feature<GroupsDeps>
