import type { Database } from '../../platform/database/database.ts'
import type { Feature } from '../../feature.ts'
import { pictureRoutes } from './picture-routes.ts'

type PicturesDeps = { database: Database }

/** Pictures drawn from facts. */
export const picturesFeature = {
  register: async (app, deps) => {
    await app.register(pictureRoutes, deps)
  },
} satisfies Feature<PicturesDeps>
