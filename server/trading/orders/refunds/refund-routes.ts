import Type from 'typebox'
import { moneyRoles } from '../../../../shared/accounts/staff-rights.ts'
import { BankRefund, NewRefund, OrderRefund, OrderRefunds } from '../../../../shared/api/refunds-api.ts'
import { StepPreview, StepQuery } from '../../../../shared/api/step-preview-api.ts'
import { performAction } from '../../../platform/actions/perform-action.ts'
import type { Accounts } from '../../../identity/accounts/accounts.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import { AddressPart } from '../../../platform/http/address-part.ts'
import type { App } from '../../../platform/http/app-type.ts'
import type { Identity } from '../../../platform/http/identity.ts'
import { acceptStrictJson } from '../../../platform/http/json-bodies.ts'
import { neverStore } from '../../../platform/http/no-store.ts'
import { clientKeys, OptionalIdempotencyKey } from '../../../platform/idempotency/with-idempotency.ts'
import { identifyStaff } from '../../../parties/roles/identify-worker.ts'
import { isUuid } from '../../../../shared/format/uuid.ts'
import { stepActorOf } from '../life/step-actor.ts'
import { bodyLimit, Numbered, requireOrderNumber } from '../order-calls.ts'
import type { OrderDeps } from '../order-deps.ts'
import {
  findRefunds,
  previewConfirmation,
  previewRefund,
  submitConfirmation,
  submitRefund,
} from './refund-calls.ts'
import { payShortRefund } from './pay-short-refund.ts'
import { confirmRoles, refundRoles } from './refund-limits.ts'

type Deps = OrderDeps & { accounts: Accounts; identity: Identity }

const documented = { tags: ['Staff'], security: [{ bearer: [] }] }

/** What Dray's staff give back of what was sent, each with a preview (CLAIM-05 to CLAIM-08). */
export async function refundRoutes(app: App, deps: Deps): Promise<void> {
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    '/api/admin/orders/:number/refunds',
    {
      schema: {
        ...documented,
        summary: 'What staff gave back of an order, or asked to, the newest first',
        params: Numbered,
        response: { 200: OrderRefunds },
      },
    },
    async (request) => {
      const { clientId } = await identifyStaff(deps, request, refundRoles)
      const number = requireOrderNumber(request.params)
      return { refunds: await findRefunds(deps.database, number, clientId) }
    },
  )

  app.post(
    '/api/admin/orders/:number/refunds',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary:
          'Gives units, delivery, a rebate or goodwill back; beyond a role’s limit it waits for another person',
        headers: OptionalIdempotencyKey,
        params: Numbered,
        querystring: StepQuery,
        body: NewRefund,
        response: { 200: Type.Union([OrderRefund, StepPreview]) },
      },
    },
    async (request) => {
      const actor = stepActorOf(await identifyStaff(deps, request, refundRoles))
      const { dryRun, preview, digest } = request.query
      const number = requireOrderNumber(request.params)
      const asking = {
        number,
        wanted: request.body,
        actor,
        key: request.headers['idempotency-key'],
        digest,
      }
      if (dryRun === 'true' || preview === '1') return previewRefund(deps, { ...asking, staleFactor: null })
      const staleFactor = await identifyStaff(deps, request, refundRoles, { fresh: true }).then(
        () => null,
        (error: Error) => error,
      )
      return submitRefund(deps, { ...asking, staleFactor })
    },
  )

  app.post(
    '/api/admin/orders/:number/bank-refund',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Books what could not go back to a card and was paid by bank, with its reference',
        headers: OptionalIdempotencyKey,
        params: Numbered,
        querystring: StepQuery,
        body: BankRefund,
        response: { 200: Type.Union([Type.Object({ paid: Type.Boolean() }), StepPreview]) },
      },
    },
    async (request) => {
      const actor = await identifyStaff(deps, request, moneyRoles)
      const number = requireOrderNumber(request.params)
      const { bankReference: reference } = request.body
      const now = deps.clock()
      const key = request.headers['idempotency-key']
      const call = { who: clientKeys(actor.clientId), call: 'bank refund', key, query: request.query, now }
      return performAction(deps.database, { ...call, request: [number, reference] }, async (transaction) => ({
        effects: await payShortRefund(transaction, { number, reference, actor, now }),
        answer: { paid: true },
      }))
    },
  )

  app.post(
    '/api/admin/refunds/:id/confirmation',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'The second person’s word on a refund, with a second factor of the last ten minutes',
        headers: OptionalIdempotencyKey,
        params: Type.Object({ id: AddressPart }),
        querystring: StepQuery,
        response: { 200: Type.Union([OrderRefund, StepPreview]) },
      },
    },
    async (request) => {
      const actor = stepActorOf(await identifyStaff(deps, request, confirmRoles, { fresh: true }))
      const { id } = request.params
      if (!isUuid(id)) throw notFound('The refund')
      const { dryRun, preview, digest } = request.query
      const confirming = { id: id.toLowerCase(), actor, key: request.headers['idempotency-key'], digest }
      if (dryRun === 'true' || preview === '1') return previewConfirmation(deps, confirming)
      return submitConfirmation(deps, confirming)
    },
  )
}
