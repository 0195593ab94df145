import type { Feature } from '../../feature.ts'
import { correctionRoutes } from './correction-routes.ts'
import { lapseCorrections } from './list-corrections.ts'
import { reconcileNightly, reconcileRecent } from './reconcile.ts'
import { type ReconciliationDeps, reconciliationRoutes } from './reconciliation-routes.ts'

/** Whether the ledger says of the provider's money what the provider says. */
export const reconciliationFeature = {
  register: async (app, deps) => {
    await app.register(reconciliationRoutes, deps)
    await app.register(correctionRoutes, deps)
  },
  jobs: [
    { name: 'reconcile', everySeconds: 600, run: reconcileNightly },
    { name: 'compare recent payments', everySeconds: 3600, run: reconcileRecent },
    { name: 'lapse corrections', everySeconds: 600, run: lapseCorrections },
  ],
} satisfies Feature<ReconciliationDeps>
