import type { Database } from '../database/database.ts'
import type { Feature } from '../feature.ts'
import { assetRoutes } from './asset-routes.ts'
import type { FrameSource } from './page-frame.ts'
import type { PageRenderer } from './page-renderer.ts'
import { serviceWorkerRoutes } from './service-worker-routes.ts'
import { sitemapRoutes } from './sitemap-routes.ts'

type PagesDeps = { database: Database; publicUrl: string; renderer: PageRenderer; frame: FrameSource }

/** The files around the pages: scripts, styles, service worker, sitemap. The pages are the other features'. */
export const pagesFeature = {
  register: async (app, deps) => {
    await app.register(assetRoutes)
    await app.register(serviceWorkerRoutes, deps)
    await app.register(sitemapRoutes, deps)
  },
  changeTopics: { brewery: ['frame'] },
} satisfies Feature<PagesDeps>
