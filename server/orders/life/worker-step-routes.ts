import Type from 'typebox'
import { breweryRoles, type BreweryRole, staffRoles, type StaffRole } from '../../../shared/accounts/roles.ts'
import { OrderPart } from '../../../shared/api/orders-api.ts'
import { brewerySteps, StaffCancellation, type OrderStepInput } from '../../../shared/api/order-steps-api.ts'
import { SteppedPart } from '../../../shared/api/selling-api.ts'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import { mayEver, type OrderVerb } from '../../../shared/orders/order-steps.ts'
import type { Accounts } from '../../accounts/accounts.ts'
import type { App } from '../../http/app-type.ts'
import type { Identity } from '../../http/identity.ts'
import { acceptStrictJson } from '../../http/json-bodies.ts'
import { neverStore } from '../../http/no-store.ts'
import { OptionalIdempotencyKey } from '../../idempotency/with-idempotency.ts'
import { identifyMember, identifyStaff } from '../../roles/identify-worker.ts'
import { cancelOrder } from '../cancel-order.ts'
import { findOrder } from '../find-orders.ts'
import { bodyLimit } from '../order-calls.ts'
import type { OrderDeps } from '../order-deps.ts'
import { findSellingOrder } from '../selling/find-selling-order.ts'
import { stepActorOf } from './step-actor.ts'
import { numberOf, previewStep, stepOnPart } from './step-on-part.ts'

type Deps = OrderDeps & { accounts: Accounts; identity: Identity }
type Verb = keyof typeof brewerySteps
const partId = Type.String({ maxLength: 100 })

const summaries: Record<Verb, string> = {
  accept: 'Confirms the part',
  propose: 'Proposes less of a line, another beer in its place, or a later day',
  withdraw: 'Takes the open proposal back',
  refuse: 'Refuses the part: all its money goes back',
  pack: 'Marks the part as packed',
  dispatch: 'Sends the part, or some units of it',
  close_rest: 'Gives up what has not been sent of the part',
  deliver: 'Marks the part as delivered, with the name of the adult who took it',
  hand_over: 'Marks the part as collected, with the name of the adult who took it',
  not_delivered: 'Marks a delivery as failed',
}

/** The steps of a brewery's people with their own parts, and of Dray's staff with anybody's; each with a preview. */
export async function workerStepRoutes(app: App, deps: Deps): Promise<void> {
  acceptStrictJson(app)
  neverStore(app)
  for (const [verb, body] of Object.entries(brewerySteps) as [Verb, Type.TObject][]) {
    const address = verb.replace('_', '-')
    const schema = {
      security: [{ bearer: [] }],
      summary: summaries[verb],
      headers: OptionalIdempotencyKey,
      querystring: StepQuery,
      body,
    }
    app.post(
      `/api/sell/:brewery/orders/:part/${address}`,
      {
        bodyLimit,
        schema: {
          ...schema,
          tags: ['Brewery'],
          params: Type.Object({ brewery: partId, part: partId }),
          response: { 200: Type.Union([SteppedPart, StepPreview]) },
        },
      },
      async (request) => {
        const member = request as unknown as Parameters<typeof identifyMember>[1]
        const roles = rolesFor<BreweryRole>(verb, breweryRoles)
        const { actor, brewery } = await identifyMember(deps, member, roles)
        const { part, brewery: brewerySlug } = request.params as { part: string; brewery: string }
        const stepping = {
          ...steppingOf(verb, request),
          part,
          brewerySlug,
          breweryId: brewery.breweryId,
          actor: stepActorOf(actor),
        }
        if (isPreview(request.query)) return previewStep(deps, stepping)
        const number = await stepOnPart(deps, stepping)
        return { number, part: await findSellingOrder(deps.database, brewery, part) }
      },
    )
    app.post(
      `/api/admin/orders/:part/${address}`,
      {
        bodyLimit,
        schema: {
          ...schema,
          tags: ['Staff'],
          params: Type.Object({ part: partId }),
          body: withWhy(body),
          response: { 200: Type.Union([OrderPart, StepPreview]) },
        },
      },
      async (request) => {
        const actor = await identifyStaff(deps, request, rolesFor<StaffRole>(verb, staffRoles))
        const { part } = request.params as { part: string }
        const { why, ...step } = request.body as { why: string }
        const stepping = {
          ...steppingOf(verb, { body: step, query: request.query, headers: request.headers }),
          why,
          part,
          actor: stepActorOf(actor),
        }
        if (isPreview(request.query)) return previewStep(deps, stepping)
        return partOf(deps, await stepOnPart(deps, stepping), part)
      },
    )
  }
  cancellationRoute(app, deps)
}

type Query = { dryRun?: string; preview?: string; digest?: string }
type StepCall = { body: unknown; query: unknown; headers: { 'idempotency-key'?: string } }

const steppingOf = (verb: Verb, { body, query, headers }: StepCall) => ({
  step: { verb, ...(body as object) } as OrderStepInput,
  key: headers['idempotency-key'],
  digest: (query as Query).digest,
})

/** Staff who act for a brewery say why (STAF-10). */
const withWhy = ({ properties }: Type.TObject) =>
  Type.Object(
    { ...properties, why: Type.String({ minLength: 1, maxLength: 300 }) },
    { additionalProperties: false },
  )

const isPreview = (query: unknown) => (query as Query).dryRun === 'true' || (query as Query).preview === '1'

function cancellationRoute(app: App, deps: Deps): void {
  app.post(
    '/api/admin/orders/:part/cancel',
    {
      bodyLimit,
      schema: {
        tags: ['Staff'],
        security: [{ bearer: [] }],
        summary:
          'Cancels the part, for the cause that is named; again changes nothing. With a digest, once for each key',
        params: Type.Object({ part: partId }),
        headers: OptionalIdempotencyKey,
        querystring: StepQuery,
        body: StaffCancellation,
        response: { 200: Type.Union([OrderPart, StepPreview]) },
      },
    },
    async (request) => {
      const actor = await identifyStaff(deps, request, rolesFor<StaffRole>('cancel', staffRoles))
      const { part: consignmentId } = request.params
      const { cause, note = null } = request.body
      const stepping = {
        part: consignmentId,
        actor: stepActorOf(actor),
        step: { verb: 'cancel', note } as const,
        cause,
        key: request.headers['idempotency-key'],
        digest: request.query.digest,
      }
      if (isPreview(request.query)) return previewStep(deps, stepping)
      if (stepping.digest !== undefined) {
        const why = note ?? `Cause: ${cause}`
        return partOf(deps, await stepOnPart(deps, { ...stepping, why }), consignmentId)
      }
      const number = await numberOf(deps, { part: consignmentId })
      await cancelOrder(deps, { number, consignmentId, actor: stepActorOf(actor), ...request.body })
      return partOf(deps, number, consignmentId)
    },
  )
}

async function partOf({ database }: Deps, number: string, id: string) {
  const { consignments } = await findOrder(database, null, number)
  return { number, part: consignments.find((part) => part.id === id)! }
}

const rolesFor = <R extends BreweryRole | StaffRole>(verb: OrderVerb, roles: readonly R[]): R[] =>
  roles.filter((role) => mayEver(verb, role))
