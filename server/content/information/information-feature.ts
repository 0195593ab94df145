import { paths } from '../../../shared/paths/paths.ts'
import { serverPaths } from '../../../shared/paths/server-paths.ts'
import type { PublicReads } from '../../platform/cache/public-reads.ts'
import type { Database } from '../../platform/database/database.ts'
import { forReads } from '../../platform/database/reading-servers.ts'
import type { Feature } from '../../feature.ts'
import { collectionCalendarRoutes } from './collection-calendar-routes.ts'
import { loadCollectionLocations } from './collection-locations-page.ts'
import { loadGroupDeliveries } from './group-deliveries-page.ts'
import { loadKegKong } from './keg-kong-page.ts'
import { loadOffline } from './offline-page.ts'
import { loadRetailPlaceholder } from './retail-page.ts'
import { loadShippingFaq } from './shipping-faq-page.ts'
import { loadStatus, type StatusDeps } from './status-page.ts'
import { loadForBrewers, loadForShops } from './trade-pages.ts'

const fixed = { queryNames: [], audience: 'everybody' } as const
/** Pages that say something to everybody. */
const words = { ...fixed, twin: 'rendered' } as const

type InformationDeps = StatusDeps & {
  database: Database
  readDatabase: Database
  reads: PublicReads
  publicUrl: string
}

/** Pages of words, and the calendar of collections. */
export const informationFeature = {
  register: async (app, deps) => {
    await app.register(collectionCalendarRoutes, forReads(deps))
  },
  pages: {
    groupDeliveriesInfo: {
      ...words,
      paths: [paths.groupDeliveries],
      queryNames: ['audience'],
      load: loadGroupDeliveries,
    },
    collectionLocations: { ...words, paths: [paths.collectionLocations], load: loadCollectionLocations },
    shippingFaq: { ...words, paths: [paths.shippingFaq], load: loadShippingFaq },
    retailPlaceholder: { ...words, paths: [serverPaths.retail], load: loadRetailPlaceholder },
    forBrewers: { ...words, paths: [paths.forBrewers], load: loadForBrewers },
    forShops: { ...words, paths: [paths.forShops], load: loadForShops },
    kegKong: { ...fixed, paths: [paths.kegKong], load: loadKegKong },
    status: { ...fixed, paths: [paths.status], audience: 'visitor', load: loadStatus },
    offline: { ...fixed, paths: [paths.offline], load: loadOffline },
  },
} satisfies Feature<InformationDeps>
