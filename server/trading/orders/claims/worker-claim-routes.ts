import Type from 'typebox'
import { type StaffRole, staffRoles } from '../../../../shared/accounts/roles.ts'
import {
  ClaimAnswerBody,
  ClaimDecisionBody,
  NewClaim,
  OrderClaims,
} from '../../../../shared/api/claims-api.ts'
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
import { identifyMember, identifyStaff } from '../../../parties/roles/identify-worker.ts'
import { bodyLimit, Numbered, requireOrderNumber } from '../order-calls.ts'
import type { OrderDeps } from '../order-deps.ts'
import { orderRow } from '../order-read-queries.ts'
import { findSellingPart } from '../selling/find-selling-part.ts'
import { stepActorOf } from '../life/step-actor.ts'
import { openStaffClaim } from './buyer-claims.ts'
import { type ActingOnClaim, actOnClaim, previewClaimAction } from './claim-calls.ts'
import { findClaims } from './claim-view.ts'

type Deps = OrderDeps & { accounts: Accounts; identity: Identity }

const answering = ['owner', 'sales'] as const
const readers = ['owner', 'sales', 'cellar', 'accounts'] as const
const deciding = ['operations', 'admin'] as const satisfies readonly StaffRole[]
const own = { tags: ['Brewery'], security: [{ bearer: [] }] }
const staff = { tags: ['Staff'], security: [{ bearer: [] }] }
const actions = {
  headers: OptionalIdempotencyKey,
  querystring: StepQuery,
  response: { 200: Type.Union([OrderClaims, StepPreview]) },
}

/** Claims as breweries answer them and staff decide them, each action with a preview (CLAIM-03, CLAIM-04). */
export async function workerClaimRoutes(app: App, deps: Deps): Promise<void> {
  const { database } = deps
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    '/api/sell/:brewery/orders/:number/claims',
    {
      schema: {
        ...own,
        summary: 'The claims about the brewery’s part of an order, the oldest first',
        params: Type.Object({ brewery: AddressPart, ...Numbered.properties }),
        response: { 200: OrderClaims },
      },
    },
    async (request) => {
      const { brewery } = await identifyMember(deps, request, readers)
      const { orderId } = await findSellingPart(database, brewery, request.params.number)
      const { breweryId, role } = brewery
      const viewer = role === 'cellar' ? 'cellar' : 'brewery'
      return { claims: await findClaims(database, { orderId, breweryId, viewer }) }
    },
  )

  app.post(
    '/api/sell/:brewery/claims/:claim/answer',
    {
      bodyLimit,
      schema: {
        ...own,
        ...actions,
        summary: 'Answers a claim: admits, replaces, rebates or refuses it',
        params: Type.Object({ brewery: AddressPart, claim: AddressPart }),
        body: ClaimAnswerBody,
      },
    },
    async (request) => {
      const { actor, brewery } = await identifyMember(deps, request, answering)
      const { breweryId } = brewery
      const act = { verb: 'answer' as const, body: request.body }
      return take(request, { breweryId, act, actor: stepActorOf(actor) }, 'brewery')
    },
  )

  app.get(
    '/api/admin/orders/:number/claims',
    {
      schema: {
        ...staff,
        summary: 'The claims about an order, the oldest first',
        params: Numbered,
        response: { 200: OrderClaims },
      },
    },
    async (request) => {
      await identifyStaff(deps, request, staffRoles)
      return claimsOf(requireOrderNumber(request.params))
    },
  )

  app.post(
    '/api/admin/orders/:number/claims',
    {
      bodyLimit,
      schema: {
        ...staff,
        ...actions,
        summary: 'Opens a claim in the name of the buyer, who called or wrote',
        params: Numbered,
        body: NewClaim,
      },
    },
    async (request) => {
      const actor = await identifyStaff(deps, request, deciding)
      const number = requireOrderNumber(request.params)
      const { query, body: wanted } = request
      const now = deps.clock()
      const key = request.headers['idempotency-key']
      const call = { who: clientKeys(actor.clientId), call: 'staff claim', key, query, now }
      return performAction(database, { ...call, request: [number, wanted] }, async (transaction) => {
        await openStaffClaim(transaction, { number, wanted, actor: stepActorOf(actor) }, { ...deps, now })
        const { id: orderId } = (await orderRow(transaction, null, number))!
        return {
          answer: { claims: await findClaims(transaction, { orderId, viewer: 'staff' }) },
          effects: {},
        }
      })
    },
  )

  app.post(
    '/api/admin/claims/:claim/answer',
    {
      bodyLimit,
      schema: {
        ...staff,
        ...actions,
        summary: 'Answers a claim in the name of its brewery',
        params: Type.Object({ claim: AddressPart }),
        body: ClaimAnswerBody,
      },
    },
    async (request) => {
      const actor = await identifyStaff(deps, request, deciding)
      const act = { verb: 'answer' as const, body: request.body }
      return take(request, { act, actor: stepActorOf(actor) }, 'staff')
    },
  )

  app.post(
    '/api/admin/claims/:claim/decision',
    {
      bodyLimit,
      schema: {
        ...staff,
        ...actions,
        summary: 'Decides a claim with a reason, and names who pays for it',
        params: Type.Object({ claim: AddressPart }),
        body: ClaimDecisionBody,
      },
    },
    async (request) => {
      const actor = await identifyStaff(deps, request, deciding)
      const staleFactor = isPreview(request.query)
        ? null
        : await identifyStaff(deps, request, deciding, { fresh: true }).then(
            () => null,
            (error: Error) => error,
          )
      const act = { verb: 'decision' as const, body: request.body, staleFactor }
      return take(request, { act, actor: stepActorOf(actor) }, 'staff')
    },
  )

  type WorkerClaimRoutesInput = {
    params: { claim: string }
    query: { dryRun?: string; preview?: string; digest?: string }
    headers: { 'idempotency-key'?: string }
  }
  async function take(
    { params: { claim }, query, headers }: WorkerClaimRoutesInput,
    acting: Pick<ActingOnClaim, 'breweryId' | 'act' | 'actor'>,
    viewer: 'brewery' | 'staff',
  ) {
    const { digest } = query
    const wanted = { ...acting, claim, key: headers['idempotency-key'], digest }
    if (isPreview(query)) return previewClaimAction(deps, wanted)
    const number = await actOnClaim(deps, wanted)
    return claimsOf(number, acting.breweryId, viewer)
  }

  async function claimsOf(number: string, breweryId?: string, viewer: 'brewery' | 'staff' = 'staff') {
    const order = await orderRow(database, null, number)
    if (order === null) throw notFound('The order')
    const asked = { orderId: order.id, viewer, ...(breweryId !== undefined && { breweryId }) }
    return { claims: await findClaims(database, asked) }
  }
}

const isPreview = ({ dryRun, preview }: { dryRun?: string; preview?: string }) =>
  dryRun === 'true' || preview === '1'
