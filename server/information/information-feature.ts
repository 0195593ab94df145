import { paths } from '../../shared/paths/paths.ts'
import type { PublicReads } from '../cache/public-reads.ts'
import type { Database } from '../database/database.ts'
import type { Feature } from '../feature.ts'
import { collectionCalendarRoutes } from './collection-calendar-routes.ts'
import { loadCollectionLocations } from './collection-locations-page.ts'
import { loadGroupDeliveries } from './group-deliveries-page.ts'
import { loadKegKong } from './keg-kong-page.ts'
import { loadPrivacyPolicy, loadTerms } from './legal-pages.ts'
import { loadOffline } from './offline-page.ts'
import { loadRetailPlaceholder } from './retail-page.ts'
import { loadShippingFaq } from './shipping-faq-page.ts'
import { loadStatus, type StatusDeps } from './status-page.ts'
import { loadForBrewers, loadForShops } from './trade-pages.ts'

const fixed = { queryNames: [], audience: 'everybody' } as const

type InformationDeps = StatusDeps & { database: Database; reads: PublicReads; publicUrl: string }

/** Pages of fixed words, and the calendar of collections. */
export const informationFeature = {
  register: async (app, deps) => {
    await app.register(collectionCalendarRoutes, deps)
  },
  pages: {
    groupDeliveriesInfo: {
      ...fixed,
      paths: [paths.groupDeliveries],
      queryNames: ['audience'],
      load: loadGroupDeliveries,
    },
    collectionLocations: { ...fixed, paths: [paths.collectionLocations], load: loadCollectionLocations },
    shippingFaq: { ...fixed, paths: [paths.shippingFaq], load: loadShippingFaq },
    privacyPolicy: { ...fixed, paths: [paths.privacyPolicy], load: loadPrivacyPolicy },
    termsAndConditions: { ...fixed, paths: [paths.terms], load: loadTerms },
    retailPlaceholder: { ...fixed, paths: [paths.retail], load: loadRetailPlaceholder },
    forBrewers: { ...fixed, paths: [paths.forBrewers], load: loadForBrewers },
    forShops: { ...fixed, paths: [paths.forShops], load: loadForShops },
    kegKong: { ...fixed, paths: [paths.kegKong], load: loadKegKong },
    status: { ...fixed, paths: [paths.status], audience: 'visitor', load: loadStatus },
    offline: { ...fixed, paths: [paths.offline], load: loadOffline },
  },
} satisfies Feature<InformationDeps>
