import Type from 'typebox'
import { moneyReaders, moneyRoles } from '../../../../shared/accounts/staff-rights.ts'
import { Dispute, DisputeDecisionBody, DisputeList } from '../../../../shared/api/disputes-api.ts'
import { StepPreview, StepQuery } from '../../../../shared/api/step-preview-api.ts'
import { performAction } from '../../../platform/actions/perform-action.ts'
import type { Accounts } from '../../../identity/accounts/accounts.ts'
import { AddressPart } from '../../../platform/http/address-part.ts'
import type { App } from '../../../platform/http/app-type.ts'
import type { Identity } from '../../../platform/http/identity.ts'
import { acceptStrictJson } from '../../../platform/http/json-bodies.ts'
import { neverStore } from '../../../platform/http/no-store.ts'
import { clientKeys, OptionalIdempotencyKey } from '../../../platform/idempotency/with-idempotency.ts'
import { identifyStaff, requireFreshFactor } from '../../../parties/roles/identify-worker.ts'
import { bodyLimit } from '../order-calls.ts'
import type { OrderDeps } from '../order-deps.ts'
import { decideDispute } from './decide-dispute.ts'
import { effectsOfDecision, seenDispute } from './effects-of-decision.ts'
import { evidencePack } from './evidence-pack.ts'
import { listDisputes, readDispute } from './list-disputes.ts'

type Deps = OrderDeps & { accounts: Accounts; identity: Identity }

const address = '/api/admin/money/disputes'
const documented = { tags: ['Staff'], security: [{ bearer: [] }] }
const Named = Type.Object({ dispute: AddressPart })

/** Payments that buyers dispute at their banks: what finance reads, sends and decides (PAYO-06). */
export async function disputeRoutes(app: App, deps: Deps): Promise<void> {
  const { database, publicUrl, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    address,
    {
      schema: {
        ...documented,
        summary: 'Disputed payments, the newest first, 50 a page',
        querystring: Type.Object({ page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })) }),
        response: { 200: DisputeList },
      },
    },
    async (request) => {
      await identifyStaff(deps, request, moneyReaders)
      return listDisputes(database, request.query.page ?? 1)
    },
  )

  app.get(
    `${address}/:dispute/evidence.pdf`,
    {
      schema: {
        ...documented,
        summary: 'What the bank is sent: order, proof of delivery, history and documents, as one PDF',
        params: Named,
      },
    },
    async (request, reply) => {
      await identifyStaff(deps, request, moneyReaders)
      const { name, bytes } = await evidencePack(database, request.params.dispute, clock())
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(bytes)
    },
  )

  app.post(
    `${address}/:dispute/decision`,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Says who pays for a lost dispute: breweries by credits in their names, Dray what is left',
        headers: OptionalIdempotencyKey,
        params: Named,
        querystring: StepQuery,
        body: DisputeDecisionBody,
        response: { 200: Type.Union([Dispute, StepPreview]) },
      },
    },
    async (request) => {
      const actor = await identifyStaff(deps, request, moneyRoles)
      await requireFreshFactor(deps, request, 'staff')
      const { dispute: id } = request.params
      const key = request.headers['idempotency-key']
      const now = clock()
      const call = { who: clientKeys(actor.clientId), call: 'dispute-decision', key, now }
      const asked = { ...call, request: [id, request.body], query: request.query }
      return performAction(database, asked, async (transaction) => {
        const before = await seenDispute(transaction, id)
        await decideDispute(transaction, { id, ...request.body, actor, publicUrl, now })
        const answer = await readDispute(transaction, id)
        return { answer, effects: await effectsOfDecision(transaction, before, answer) }
      })
    },
  )
}
