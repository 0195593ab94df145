import type { Feature } from '../feature.ts'
import { reconcileNightly } from './reconcile.ts'
import { type ReconciliationDeps, reconciliationRoutes } from './reconciliation-routes.ts'

/** Whether the ledger says of the provider's money what the provider says. */
export const reconciliationFeature = {
  register: async (app, deps) => {
    await app.register(reconciliationRoutes, deps)
  },
  jobs: [{ name: 'reconcile', everySeconds: 600, run: reconcileNightly }],
} satisfies Feature<ReconciliationDeps>
