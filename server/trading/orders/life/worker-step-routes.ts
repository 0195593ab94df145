import Type from 'typebox'
import {
  breweryRoles,
  type BreweryRole,
  staffRoles,
  type StaffRole,
} from '../../../../shared/accounts/roles.ts'
import { OrderPart } from '../../../../shared/api/orders-api.ts'
import {
  brewerySteps,
  StaffCancellation,
  type OrderStepInput,
} from '../../../../shared/api/order-steps-api.ts'
import { SteppedPart } from '../../../../shared/api/selling-api.ts'
import { StepPreview, StepQuery } from '../../../../shared/api/step-preview-api.ts'
import { mayEver, type OrderVerb } from '../../../../shared/orders/order-steps.ts'
import type { Accounts } from '../../../identity/accounts/accounts.ts'
import type { App } from '../../../platform/http/app-type.ts'
import type { Identity } from '../../../platform/http/identity.ts'
import { acceptStrictJson } from '../../../platform/http/json-bodies.ts'
import { neverStore } from '../../../platform/http/no-store.ts'
import { OptionalIdempotencyKey } from '../../../platform/idempotency/with-idempotency.ts'
import { identifyMember, identifyStaff } from '../../../parties/roles/identify-worker.ts'
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
  for (const verb of Object.keys(summaries) as Verb[]) {
    breweryStepRoute(app, deps, verb)
    staffStepRoute(app, deps, verb)
  }
  cancellationRoute(app, deps)
}

const called = { security: [{ bearer: [] }], headers: OptionalIdempotencyKey, querystring: StepQuery }
const addressOf = (verb: Verb) => verb.replace('_', '-')

function breweryStepRoute(app: App, deps: Deps, verb: Verb): void {
  const body: Type.TObject = brewerySteps[verb]
  const schema = {
    ...called,
    summary: summaries[verb],
    tags: ['Brewery'],
    params: Type.Object({ brewery: partId, part: partId }),
    body,
    response: { 200: Type.Union([SteppedPart, StepPreview]) },
  }
  const roles = rolesFor<BreweryRole>(verb, breweryRoles)
  app.post(`/api/sell/:brewery/orders/:part/${addressOf(verb)}`, { bodyLimit, schema }, async (request) => {
    const { actor, brewery } = await identifyMember(deps, request, roles)
    const { part, brewery: brewerySlug } = request.params
    const { breweryId } = brewery
    const stepping = {
      ...steppingOf(verb, request.body, request),
      part,
      brewerySlug,
      breweryId,
      actor: stepActorOf(actor),
    }
    if (isPreview(request.query)) return previewStep(deps, stepping)
    const number = await stepOnPart(deps, stepping)
    return { number, part: await findSellingOrder(deps.database, brewery, part) }
  })
}

function staffStepRoute(app: App, deps: Deps, verb: Verb): void {
  const schema = {
    ...called,
    summary: summaries[verb],
    tags: ['Staff'],
    params: Type.Object({ part: partId }),
    body: withWhy(brewerySteps[verb]),
    response: { 200: Type.Union([OrderPart, StepPreview]) },
  }
  const roles = rolesFor<StaffRole>(verb, staffRoles)
  app.post(`/api/admin/orders/:part/${addressOf(verb)}`, { bodyLimit, schema }, async (request) => {
    const actor = await identifyStaff(deps, request, roles)
    const { part } = request.params
    const { why, ...step } = request.body
    const stepping = { ...steppingOf(verb, step, request), why, part, actor: stepActorOf(actor) }
    if (isPreview(request.query)) return previewStep(deps, stepping)
    return partOf(deps, await stepOnPart(deps, stepping), part)
  })
}

type Asked = { query: StepQuery; headers: { 'idempotency-key'?: string } }

/** The step of a call. Its body has passed the schema of this verb, which the compiler cannot see. */
const steppingOf = (verb: Verb, body: object, { query, headers }: Asked) => ({
  step: { verb, ...body } as OrderStepInput,
  key: headers['idempotency-key'],
  digest: query.digest,
})

/** Staff who act for a brewery say why (STAF-10). */
const withWhy = ({ properties }: Type.TObject) =>
  Type.Object(
    { ...properties, why: Type.String({ minLength: 1, maxLength: 300 }) },
    { additionalProperties: false },
  )

const isPreview = ({ dryRun, preview }: StepQuery) => dryRun === 'true' || preview === '1'

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
