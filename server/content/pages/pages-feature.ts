import type { Accounts } from '../../identity/accounts/accounts.ts'
import type { Database } from '../../platform/database/database.ts'
import { forReads } from '../../platform/database/reading-servers.ts'
import type { Feature } from '../../feature.ts'
import { applyPageRoutes } from './apply-page-routes.ts'
import { assetRoutes } from './asset-routes.ts'
import { consolePageRoutes } from './console-page-routes.ts'
import type { FrameSource } from './page-frame.ts'
import type { PageRenderer } from './page-renderer.ts'
import { faultReportRoutes } from './fault-report-routes.ts'
import { keptCookieRoutes } from './kept-cookie-routes.ts'
import { llmsTextRoutes } from './llms-text-routes.ts'
import { policyReportRoutes } from './policy-report-routes.ts'
import { serviceWorkerRoutes } from './service-worker-routes.ts'
import { sitemapRoutes } from './sitemap-routes.ts'

type PagesDeps = {
  accounts: Pick<Accounts, 'secondFactor'>
  database: Database
  readDatabase: Database
  publicUrl: string
  showsApiReference: boolean
  clock: () => Date
  renderer: PageRenderer
  frame: FrameSource
}

/** The files around the pages: scripts, styles, service worker, sitemap. The pages are the other features'. */
export const pagesFeature = {
  register: async (app, deps) => {
    await app.register(assetRoutes)
    await app.register(serviceWorkerRoutes, deps)
    await app.register(sitemapRoutes, forReads(deps))
    await app.register(llmsTextRoutes, deps)
    await app.register(policyReportRoutes, deps)
    await app.register(faultReportRoutes, deps)
    await app.register(keptCookieRoutes, deps)
    await app.register(consolePageRoutes, deps)
    await app.register(applyPageRoutes, deps)
  },
  changeTopics: { brewery: ['frame'] },
} satisfies Feature<PagesDeps>
