import { paths } from '../../../shared/paths/paths.ts'
import type { PublicReads } from '../../platform/cache/public-reads.ts'
import type { Database } from '../../platform/database/database.ts'
import { forReads } from '../../platform/database/reading-servers.ts'
import type { Feature } from '../../feature.ts'
import { accessoriesTwin } from './accessories-twin.ts'
import { loadAccessories } from './accessories-page.ts'
import { accessoryRoutes } from './accessory-routes.ts'

type AccessoriesDeps = { database: Database; readDatabase: Database; reads: PublicReads }

/** Accessories for a pallet beside beer: couplers, glasses and the like. */
export const accessoriesFeature = {
  register: async (app, deps) => {
    await app.register(accessoryRoutes, forReads(deps))
  },
  pages: {
    accessories: {
      paths: [paths.accessories],
      queryNames: [],
      audience: 'everybody',
      load: loadAccessories,
      twin: accessoriesTwin,
    },
  },
} satisfies Feature<AccessoriesDeps>
