import { paths } from '../../../shared/paths/paths.ts'
import type { Feature } from '../../feature.ts'
import { loadQuickOrder } from './quick-order-page.ts'
import { quickOrderRoutes } from './quick-order-routes.ts'

type QuickOrderDeps = Parameters<typeof quickOrderRoutes>[1]

/** Reads an order in free text, as on a pad, into basket lines. */
export const quickOrderFeature = {
  register: async (app, deps) => {
    await app.register(quickOrderRoutes, deps)
  },
  pages: {
    quickOrder: { paths: [paths.quickOrder], queryNames: [], audience: 'everybody', load: loadQuickOrder },
  },
} satisfies Feature<QuickOrderDeps>
