import type { Feature } from '../../feature.ts'
import { type IsPictureShown, mediaRoutes } from './media-routes.ts'
import type { MediaStore } from './media-store.ts'

type MediaDeps = { mediaFolder: string; mediaStore: MediaStore; isPictureShown: IsPictureShown }

/** Pictures that were brought, as files. */
export const mediaFeature = {
  register: async (app, deps) => {
    await app.register(mediaRoutes, deps)
  },
} satisfies Feature<MediaDeps>
