import Type from 'typebox'
import { breweryRoles, type BreweryRole, staffRoles, type StaffRole } from '../../../shared/accounts/roles.ts'
import { OrderPart } from '../../../shared/api/orders-api.ts'
import { brewerySteps, StaffCancellation, type WantedStep } from '../../../shared/api/order-steps-api.ts'
import { mayEver, type OrderVerb } from '../../../shared/orders/order-steps.ts'
import type { Accounts } from '../../accounts/accounts.ts'
import type { Actor } from '../../audit/actor.ts'
import { notFound } from '../../errors/common-errors.ts'
import type { App } from '../../http/app-type.ts'
import type { Identity } from '../../http/identity.ts'
import { acceptStrictJson } from '../../http/json-bodies.ts'
import { neverStore } from '../../http/no-store.ts'
import { clientKeys, RequiredIdempotencyKey, withIdempotency } from '../../idempotency/with-idempotency.ts'
import { identifyMember, identifyStaff } from '../../roles/identify-worker.ts'
import { cancelOrder } from '../cancel-order.ts'
import { findOrder } from '../find-orders.ts'
import { findPartNumber } from '../life-queries.ts'
import { bodyLimit } from '../order-calls.ts'
import type { LifeDeps } from '../order-deps.ts'
import type { StepActor } from './part-step.ts'
import { takeStep } from './take-step.ts'

type Deps = LifeDeps & { accounts: Accounts; identity: Identity }
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

/** The steps of a brewery's people with their own parts, and of Dray's staff with anybody's. */
export async function workerStepRoutes(app: App, deps: Deps): Promise<void> {
  acceptStrictJson(app)
  neverStore(app)
  for (const [verb, body] of Object.entries(brewerySteps) as [Verb, Type.TObject][]) {
    const address = verb.replace('_', '-')
    const schema = {
      security: [{ bearer: [] }],
      summary: summaries[verb],
      headers: RequiredIdempotencyKey,
      body,
      response: { 200: OrderPart },
    }
    app.post(
      `/api/sell/:brewery/orders/:part/${address}`,
      {
        bodyLimit,
        schema: { ...schema, tags: ['Brewery'], params: Type.Object({ brewery: partId, part: partId }) },
      },
      async (request) => {
        const member = request as unknown as Parameters<typeof identifyMember>[1]
        const { actor, brewery } = await identifyMember(
          deps,
          member,
          rolesFor<BreweryRole>(verb, breweryRoles),
        )
        const { part, brewery: brewerySlug } = request.params as { part: string; brewery: string }
        const step = { verb, ...(request.body as object) } as WantedStep
        const key = request.headers['idempotency-key']
        return stepOn(deps, { part, brewerySlug, breweryId: brewery.breweryId, actor, step, key })
      },
    )
    app.post(
      `/api/admin/orders/:part/${address}`,
      { bodyLimit, schema: { ...schema, tags: ['Staff'], params: Type.Object({ part: partId }) } },
      async (request) => {
        const actor = await identifyStaff(deps, request, rolesFor<StaffRole>(verb, staffRoles))
        const { part } = request.params as { part: string }
        const step = { verb, ...(request.body as object) } as WantedStep
        return stepOn(deps, { part, actor, step, key: request.headers['idempotency-key'] })
      },
    )
  }
  cancellationRoute(app, deps)
}

function cancellationRoute(app: App, deps: Deps): void {
  app.post(
    '/api/admin/orders/:part/cancel',
    {
      bodyLimit,
      schema: {
        tags: ['Staff'],
        security: [{ bearer: [] }],
        summary: 'Cancels the part, for the cause that is named; again changes nothing',
        params: Type.Object({ part: partId }),
        body: StaffCancellation,
        response: { 200: OrderPart },
      },
    },
    async (request) => {
      const actor = await identifyStaff(deps, request, rolesFor<StaffRole>('cancel', staffRoles))
      const { part: consignmentId } = request.params
      const number = await numberOf(deps, { part: consignmentId })
      await cancelOrder(deps, { number, consignmentId, actor: stepActor(actor), ...request.body })
      return partOf(deps, number, consignmentId)
    },
  )
}

type Stepping = {
  part: string
  brewerySlug?: string
  breweryId?: string
  actor: Actor & { clientId: string }
  step: WantedStep
  key: string
}

async function stepOn(deps: Deps, { part, brewerySlug, breweryId, actor, step, key }: Stepping) {
  const { database, publicUrl, sealer, clock } = deps
  const number = await numberOf(deps, { part, breweryId })
  const now = clock()
  const call = { who: clientKeys(actor.clientId), call: `part ${step.verb}`, key, request: [part, step], now }
  await withIdempotency(database, call, async (transaction) => {
    const wanted = { number, consignmentId: part, brewerySlug, actor: stepActor(actor), step }
    await takeStep(transaction, wanted, { publicUrl, sealer, now })
    return { number }
  })
  return partOf(deps, number, part)
}

/** The order of a part, of this brewery where one is named. Throws RequestError 404 for any other. */
async function numberOf(
  { database }: Deps,
  { part, breweryId }: { part: string; breweryId?: string | undefined },
): Promise<string> {
  const number = await findPartNumber(database, part, breweryId ?? null)
  if (number === null) throw notFound('The part of the order')
  return number
}

async function partOf({ database }: Deps, number: string, id: string) {
  const { consignments } = await findOrder(database, null, number)
  return { number, part: consignments.find((part) => part.id === id)! }
}

const rolesFor = <R extends BreweryRole | StaffRole>(verb: OrderVerb, roles: readonly R[]): R[] =>
  roles.filter((role) => mayEver(verb, role))

const stepActor = ({ clientId: id, name, role, by: means }: Actor): StepActor => ({ id, name, role, means })
