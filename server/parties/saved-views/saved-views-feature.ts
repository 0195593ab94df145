import type { Feature } from '../../feature.ts'
import { ownViewRows } from './saved-view-queries.ts'
import { type SavedViewDeps, savedViewRoutes } from './saved-view-routes.ts'

/** Views that people of the consoles keep of its lists. */
export const savedViewsFeature = {
  register: async (app, deps) => {
    await app.register(savedViewRoutes, deps)
  },
  personalData: { name: 'savedViews', read: ownViewRows },
} satisfies Feature<SavedViewDeps>
