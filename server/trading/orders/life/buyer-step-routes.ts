import Type from 'typebox'
import { Order, StandingWishChoice } from '../../../../shared/api/orders-api.ts'
import { buyerSteps } from '../../../../shared/api/order-steps-api.ts'
import type { App } from '../../../platform/http/app-type.ts'
import type { Identity } from '../../../platform/http/identity.ts'
import {
  clientKeys,
  RequiredIdempotencyKey,
  withIdempotency,
} from '../../../platform/idempotency/with-idempotency.ts'
import { findOrder } from '../find-orders.ts'
import { bodyLimit, documented, Numbered, requireOrderNumber } from '../order-calls.ts'
import type { OrderDeps } from '../order-deps.ts'
import { auditStep } from './audit-step.ts'
import { buyerActor } from './step-actor.ts'
import { chooseWish, findWish } from './standing-wishes.ts'
import { applyStep } from './apply-step.ts'

type Deps = OrderDeps & { identity: Identity }
const Part = Type.Object({ ...Numbered.properties, part: Type.String({ maxLength: 100 }) })
const summaries: Record<keyof typeof buyerSteps, string> = {
  agree: 'Agrees to what the brewery proposed',
  decline_lines: 'Takes the part without the lines that the brewery cannot send as ordered',
  decline_part: 'Gives the part up in answer to a proposal',
  close_rest: 'Gives up what has not been dispatched of the part',
  deliver: 'Says that the part has arrived',
  claim: 'Says that something is missing, or never came',
}

/** A buyer's steps with a part of an own order, and the wish that answers proposals. Others' orders are not found. */
export function buyerStepRoutes(app: App, deps: Deps): void {
  const { identity, database, publicUrl, sealer, clock } = deps
  for (const [verb, body] of Object.entries(buyerSteps) as [keyof typeof buyerSteps, Type.TObject][])
    app.post(
      `/api/orders/:number/parts/:part/${verb.replace('_', '-')}`,
      {
        bodyLimit,
        schema: {
          ...documented,
          summary: summaries[verb],
          headers: RequiredIdempotencyKey,
          params: Part,
          body,
          response: { 200: Order },
        },
      },
      async (request) => {
        const { id: clientId } = await identity.requireClient(request)
        const { number: typed, part: consignmentId } = request.params as { number: string; part: string }
        const number = requireOrderNumber({ number: typed })
        const step = { verb, ...(request.body as object) } as Parameters<typeof applyStep>[1]['step']
        const now = clock()
        const key = request.headers['idempotency-key']
        const call = {
          who: clientKeys(clientId),
          call: `order ${verb}`,
          key,
          request: [number, consignmentId, step],
          now,
        }
        await withIdempotency(database, call, async (transaction) => {
          const wanted = { number, clientId, consignmentId, actor: buyerActor(clientId), step }
          await applyStep(transaction, wanted, { publicUrl, sealer, now })
          await auditStep(transaction, { ...wanted, part: consignmentId, now })
          return { number }
        })
        return findOrder(database, { clientId }, number, now)
      },
    )
  wishRoutes(app, deps)
}

function wishRoutes(app: App, { identity, database }: Deps): void {
  app.get(
    '/api/account/standing-wish',
    {
      schema: {
        ...documented,
        summary: 'What the client wants when a brewery cannot send everything',
        response: { 200: StandingWishChoice },
      },
    },
    async (request) => {
      const { id } = await identity.requireClient(request)
      return { wish: await findWish(database, id) }
    },
  )

  app.put(
    '/api/account/standing-wish',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Sets what the client wants when a brewery cannot send everything, for orders to come',
        body: StandingWishChoice,
        response: { 200: StandingWishChoice },
      },
    },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      await chooseWish(database, { clientId, wish: request.body.wish })
      return { wish: request.body.wish }
    },
  )
}
