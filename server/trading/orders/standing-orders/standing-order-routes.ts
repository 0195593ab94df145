import Type from 'typebox'
import type { FastifyRequest } from 'fastify'
import {
  NewStandingOrder,
  OccurrenceStep,
  StandingOrder,
  StandingOrderChange,
  StandingOrders,
} from '../../../../shared/api/standing-orders-api.ts'
import type { Actor } from '../../../platform/audit/actor.ts'
import { nothingHere } from '../../../platform/errors/common-errors.ts'
import { standingOrderLimited } from '../../../platform/errors/order-request-errors.ts'
import { confirmEmailToOrder } from '../../../platform/errors/order-errors.ts'
import { AddressPart } from '../../../platform/http/address-part.ts'
import type { App } from '../../../platform/http/app-type.ts'
import type { Identity, SignedInClient } from '../../../platform/http/identity.ts'
import { acceptStrictJson } from '../../../platform/http/json-bodies.ts'
import { neverStore } from '../../../platform/http/no-store.ts'
import {
  clientKeys,
  RequiredIdempotencyKey,
  withIdempotency,
} from '../../../platform/idempotency/with-idempotency.ts'
import { bodyLimit, documented } from '../order-calls.ts'
import type { OrderDeps } from '../order-deps.ts'
import { findLimit } from '../requests/spending-limit.ts'
import { changeStandingOrder, isStandingVerb, applyStandingAction } from './change-standing-order.ts'
import { makeStandingOrder } from './make-standing-order.ts'
import { lookAtStandingOrder } from './prepare-occurrence.ts'
import { readStandingOrder, readStandingOrders } from './standing-order-view.ts'
import { isOccurrenceVerb, stepOccurrence } from './step-occurrence.ts'

type Deps = OrderDeps & { identity: Identity }
const One = Type.Object({ id: AddressPart })
const path = '/api/standing-orders'
const writing = { ...documented, headers: RequiredIdempotencyKey }

/** A client's own standing orders (STAND-01). Others' are not found. */
export async function standingOrderRoutes(app: App, deps: Deps): Promise<void> {
  const { identity, database, publicUrl, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  /** Does something once for its key. */
  async function once<Answer>(
    request: FastifyRequest,
    call: string,
    work: (
      transaction: typeof database,
      by: { clientId: string; actor: Actor; now: Date },
    ) => Promise<Answer>,
  ): Promise<Answer> {
    const client = await identity.requireClient(request)
    const key = request.headers['idempotency-key'] as string
    const now = clock()
    // No one would approve what it places.
    if ((await findLimit(database, { ...client, now })) !== null) throw standingOrderLimited()
    const asked = { who: clientKeys(client.id), call, key, now }
    const by = { clientId: client.id, actor: buyer(client), now }
    return withIdempotency(
      database,
      { ...asked, request: [request.params, request.body ?? null] },
      (transaction) => work(transaction, by),
    )
  }
  const readOne = (request: FastifyRequest, id: string) =>
    identity
      .requireClient(request)
      .then((client) => readStandingOrder(database, { id, clientId: client.id, now: clock() }))

  app.get(
    path,
    {
      schema: {
        ...documented,
        summary: 'The standing orders of the client, and what a new one can be made of',
        response: { 200: StandingOrders },
      },
    },
    async (request) => readStandingOrders(database, (await identity.requireClient(request)).id, clock()),
  )

  app.get(
    `${path}/:id`,
    {
      schema: {
        ...documented,
        summary: 'One standing order with its next occurrence and those before',
        params: One,
        response: { 200: StandingOrder },
      },
    },
    async (request) => readOne(request, request.params.id),
  )

  app.post(
    path,
    {
      bodyLimit,
      schema: {
        ...writing,
        summary: 'Makes a standing order of an order, or of a basket, which stays as it is',
        body: NewStandingOrder,
        response: { 201: StandingOrder },
      },
    },
    async (request, reply) => {
      if (!(await identity.requireClient(request)).emailConfirmed) throw confirmEmailToOrder()
      const { id } = await once(request, 'standing-order', async (transaction, by) => {
        const made = await makeStandingOrder(transaction, { ...by, wanted: request.body })
        return { id: made.id }
      })
      // One whose first cut-off is near is previewed at once.
      await lookAtStandingOrder(deps, id)
      return reply.code(201).send(await readOne(request, id))
    },
  )

  app.put(
    `${path}/:id`,
    {
      bodyLimit,
      schema: {
        ...writing,
        summary: 'Changes what is ordered from the next preview on',
        params: One,
        body: StandingOrderChange,
        response: { 200: StandingOrder },
      },
    },
    async (request) => {
      const { id } = request.params
      await once(request, 'standing-order-change', async (transaction, by) => {
        await changeStandingOrder(transaction, { ...by, id, change: request.body })
        return {}
      })
      return readOne(request, id)
    },
  )

  app.post(
    `${path}/:id/:verb`,
    {
      bodyLimit,
      schema: {
        ...writing,
        summary: 'Pauses, resumes or ends a standing order; again changes nothing',
        params: Type.Object({ id: AddressPart, verb: AddressPart }),
        response: { 200: StandingOrder },
      },
    },
    async (request) => {
      const { id, verb } = request.params
      if (!isStandingVerb(verb)) throw nothingHere()
      await once(request, 'standing-order-verb', async (transaction, by) => {
        await applyStandingAction(transaction, { ...by, id, verb, publicUrl })
        return {}
      })
      return readOne(request, id)
    },
  )

  app.post(
    `${path}/:id/occurrences/:day/:verb`,
    {
      bodyLimit,
      schema: {
        ...writing,
        summary: 'Skips one occurrence, changes its lines alone, or confirms it, to be paid by card',
        params: Type.Object({ id: AddressPart, day: AddressPart, verb: AddressPart }),
        body: OccurrenceStep,
        response: { 200: StandingOrder },
      },
    },
    async (request) => {
      const { id, day, verb } = request.params
      if (!isOccurrenceVerb(verb)) throw nothingHere()
      const { body: step } = request
      await once(request, 'standing-order-occurrence', (transaction, { clientId, actor }) =>
        stepOccurrence(transaction, { id, clientId, actor, day, verb, step }, deps),
      )
      return readOne(request, id)
    },
  )
}

const buyer = ({ id, name, token }: SignedInClient): Actor => ({
  clientId: id,
  name,
  role: 'buyer',
  by: token ? 'token' : 'page',
})
