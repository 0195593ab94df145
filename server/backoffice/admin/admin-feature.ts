import type { Feature } from '../../feature.ts'
import { auditRoutes } from './audit-routes.ts'
import { type BreweryDeps, breweryRoutes } from './brewery-routes.ts'
import { buyerListRoutes } from './buyer-list-routes.ts'
import { catalogueChangeRoutes } from './catalogue-change-routes.ts'
import { recordFigures } from './figure-history.ts'
import { goToRoutes } from './go-to-routes.ts'
import { ledgerRoutes } from './ledger-routes.ts'
import { marketRoutes } from './market-routes.ts'
import { moneyExportRoutes } from './money-export-routes.ts'
import { documentRoutes } from './money-document-routes.ts'
import { staffGroupRoutes } from './staff-group-routes.ts'
import { staffReviewRoutes } from './staff-review-routes.ts'
import { staffRoutes } from './staff-routes.ts'
import { suspensionRoutes } from './suspension-routes.ts'
import { type SystemDeps, systemRoutes } from './system-routes.ts'
import { watchCauses, watchChecks } from './watch-causes.ts'
import { worklistRoutes } from './worklist-routes.ts'

/** Calls of Dray's staff that belong to no other feature. */
export const adminFeature = {
  register: async (app, deps) => {
    await app.register(staffRoutes, deps)
    await app.register(worklistRoutes, deps)
    await app.register(marketRoutes, deps)
    await app.register(auditRoutes, deps)
    await app.register(buyerListRoutes, deps)
    await app.register(breweryRoutes, deps)
    await app.register(suspensionRoutes, deps)
    await app.register(staffGroupRoutes, deps)
    await app.register(catalogueChangeRoutes, deps)
    await app.register(goToRoutes, deps)
    await app.register(documentRoutes, deps)
    await app.register(ledgerRoutes, deps)
    await app.register(moneyExportRoutes, deps)
    await app.register(systemRoutes, deps)
    await app.register(staffReviewRoutes, deps)
  },
  jobs: [
    { name: 'watch what waits', everySeconds: 20, run: watchCauses },
    { name: 'check the books', everySeconds: 86_400, run: watchChecks },
    { name: 'record figures', everySeconds: 300, run: recordFigures },
  ],
} satisfies Feature<BreweryDeps & SystemDeps & { publicUrl: string }>
