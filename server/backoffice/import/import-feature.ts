import type { Feature } from '../../feature.ts'
import { breweryImportRoutes } from './brewery-import-routes.ts'

/** Stock, prices and beers that a brewery brings by file. */
export const importFeature = {
  register: async (app, deps) => {
    await app.register(breweryImportRoutes, deps)
  },
} satisfies Feature<Parameters<typeof breweryImportRoutes>[1]>
