import { Differences, NewExplanation } from '../../shared/api/reconciliation-api.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { moneyReaders, moneyRoles } from '../../shared/accounts/staff-rights.ts'
import type { App } from '../http/app-type.ts'
import type { Identity } from '../http/identity.ts'
import { acceptStrictJson } from '../http/json-bodies.ts'
import { neverStore } from '../http/no-store.ts'
import { clientKeys, RequiredIdempotencyKey, withIdempotency } from '../idempotency/with-idempotency.ts'
import { identifyStaff } from '../roles/identify-worker.ts'
import { explainDifference } from './explain-difference.ts'
import { listDifferences } from './list-differences.ts'
import type { ReconcileDeps } from './reconcile.ts'

export type ReconciliationDeps = ReconcileDeps & { accounts: Accounts; identity: Identity }

const bodyLimit = 8 * 1024
const address = '/api/admin/money/reconciliation'
const documented = { tags: ['Staff'], security: [{ bearer: [] }], response: { 200: Differences } }

/** What the ledger and the provider's books do not agree about, and finance's word on it (PAYO-07). */
export async function reconciliationRoutes(app: App, deps: ReconciliationDeps): Promise<void> {
  const { database, provider, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    address,
    { schema: { ...documented, summary: 'What the books do not agree about' } },
    async (request) => {
      await identifyStaff(deps, request, moneyReaders)
      return listDifferences(database, provider.name)
    },
  )

  app.post(
    `${address}/explanations`,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Explains a difference, or books it as a cost of the provider',
        headers: RequiredIdempotencyKey,
        body: NewExplanation,
      },
    },
    async (request) => {
      const actor = await identifyStaff(deps, request, moneyRoles)
      const now = clock()
      const key = request.headers['idempotency-key']
      const once = { who: clientKeys(actor.clientId), call: 'explain-difference', key, now }
      const { isCost = false, ...explained } = request.body
      return withIdempotency(database, { ...once, request: request.body }, async (transaction) => {
        await explainDifference(transaction, { provider: provider.name, ...explained, isCost, actor, now })
        return listDifferences(transaction, provider.name)
      })
    },
  )
}
