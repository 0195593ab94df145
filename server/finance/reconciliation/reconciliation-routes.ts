import Type from 'typebox'
import { Differences, NewComparison, NewExplanation } from '../../../shared/api/reconciliation-api.ts'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import { type ActionEffects, performAction } from '../../platform/actions/perform-action.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import { moneyReaders, moneyRoles } from '../../../shared/accounts/staff-rights.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { clientKeys, OptionalIdempotencyKey } from '../../platform/idempotency/with-idempotency.ts'
import { identifyStaff } from '../../parties/roles/identify-worker.ts'
import { compareNow } from './compare-now.ts'
import { explainDifference } from './explain-difference.ts'
import { listDifferences } from './list-differences.ts'
import { readBooks, type ReconcileDeps } from './reconcile.ts'

export type ReconciliationDeps = ReconcileDeps & { accounts: Accounts; identity: Identity }

const bodyLimit = 8 * 1024
const address = '/api/admin/money/reconciliation'
const documented = { tags: ['Staff'], security: [{ bearer: [] }], response: { 200: Differences } }

/** What the ledger and the provider's books do not agree about, and finance's word on it (PAYO-07). */
export async function reconciliationRoutes(app: App, deps: ReconciliationDeps): Promise<void> {
  const { database, provider, clock, paidOrdersOf } = deps
  const listed = { provider: provider.name, paidOrdersOf }
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    address,
    { schema: { ...documented, summary: 'What the books do not agree about' } },
    async (request) => {
      await identifyStaff(deps, request, moneyReaders)
      return listDifferences(database, listed)
    },
  )

  app.post(
    `${address}/comparison`,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Reads the provider’s books and compares them now',
        headers: OptionalIdempotencyKey,
        querystring: StepQuery,
        body: NewComparison,
        response: { 200: Type.Union([Differences, StepPreview]) },
      },
    },
    async (request) => {
      const actor = await identifyStaff(deps, request, moneyRoles)
      const now = clock()
      const key = request.headers['idempotency-key']
      const once = { who: clientKeys(actor.clientId), call: 'compare-books', key, now }
      const books = await readBooks(deps)
      return performAction(
        database,
        { ...once, query: request.query, request: request.body },
        async (transaction) => {
          const effects = await compareNow(transaction, { books, paidOrdersOf, actor, now })
          return { answer: await listDifferences(transaction, listed), effects }
        },
      )
    },
  )

  app.post(
    `${address}/explanations`,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Explains a difference, or books it as a cost of the provider',
        headers: OptionalIdempotencyKey,
        querystring: StepQuery,
        body: NewExplanation,
        response: { 200: Type.Union([Differences, StepPreview]) },
      },
    },
    async (request) => {
      const actor = await identifyStaff(deps, request, moneyRoles)
      const now = clock()
      const key = request.headers['idempotency-key']
      const once = { who: clientKeys(actor.clientId), call: 'explain-difference', key, now }
      const { isCost = false, ...explained } = request.body
      const asked = { ...once, query: request.query, request: request.body }
      return performAction(database, asked, async (transaction) => {
        const of = { provider: provider.name, ...explained, isCost, actor, now }
        const seen = await explainDifference(transaction, of)
        const answer = await listDifferences(transaction, listed)
        return { answer, effects: isCost ? bookedAsCost : justExplained, seen }
      })
    },
  )
}

const bookedAsCost: ActionEffects = { money: ['The difference is booked as a cost of the provider.'] }
const justExplained: ActionEffects = { deadlines: ['It leaves the list unless its amount changes.'] }
