import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { RequiredIdempotencyKey } from '../../platform/idempotency/with-idempotency.ts'
import { findOwnPubs } from '../orders/selling/find-selling-buyer.ts'
import { identifyMember } from '../../parties/roles/identify-worker.ts'
import {
  phoneOrderBodies,
  type PhoneCall,
  type PhoneOrderDeps,
  phoneOrderSchemas,
  quote,
  readPad,
  readText,
  requireClientId,
  take,
  withdraw,
} from './phone-order-calls.ts'
import { brewerySeller } from './phone-seller.ts'

type Deps = PhoneOrderDeps & { accounts: Accounts; identity: Identity }

const path = '/api/sell/:brewery/pubs/:pub/phone-orders'
const documented = { tags: ['Selling'], security: [{ bearer: [] }] }
const Pub = Type.Object({ brewery: AddressPart, pub: AddressPart })
const takers = ['owner', 'sales'] as const

/** Orders that a brewery's people take by phone, from pubs that bought of it (REP-01). */
export async function phoneOrderRoutes(app: App, deps: Deps): Promise<void> {
  acceptStrictJson(app)
  neverStore(app)

  async function callOf(
    request: FastifyRequest<{ Params: { brewery: string; pub: string } }>,
  ): Promise<PhoneCall> {
    const { actor, brewery } = await identifyMember(deps, request, takers)
    const clientId = requireClientId(request.params.pub)
    const { breweryId, breweryName: name } = brewery
    const known = await findOwnPubs(deps.database, { breweryId, clientIds: [clientId] })
    if (!known.has(clientId)) throw notFound('The pub')
    return { actor, clientId, seller: brewerySeller({ id: breweryId, name }) }
  }

  app.get(
    path,
    {
      schema: {
        ...documented,
        summary: 'What whoever takes an order by phone sees of a pub, its usual beers first',
        params: Pub,
        ...phoneOrderSchemas.pad,
      },
    },
    async (request) => readPad(deps, await callOf(request)),
  )

  app.post(
    `${path}/text`,
    {
      bodyLimit: phoneOrderBodies.text,
      schema: {
        ...documented,
        summary: 'A pasted text read as in quick order, with the brewery’s beers at the pub’s prices',
        params: Pub,
        ...phoneOrderSchemas.text,
      },
    },
    async (request) => readText(deps, await callOf(request), request.body.text),
  )

  app.post(
    `${path}/quote`,
    {
      bodyLimit: phoneOrderBodies.lines,
      schema: {
        ...documented,
        summary: 'What lines come to for a pub, with delivery and VAT; nothing is stored',
        params: Pub,
        ...phoneOrderSchemas.quote,
      },
    },
    async (request) => quote(deps, await callOf(request), request.body),
  )

  app.post(
    path,
    {
      bodyLimit: phoneOrderBodies.lines,
      schema: {
        ...documented,
        summary: 'Sends an order for confirmation, or places it on the account of a pub that allows it',
        headers: RequiredIdempotencyKey,
        params: Pub,
        ...phoneOrderSchemas.take,
      },
    },
    async (request, reply) => {
      const call = await callOf(request)
      const { body: wanted } = request
      const answer = await take(deps, call, { wanted, key: request.headers['idempotency-key'] })
      return reply.code(201).send(answer)
    },
  )

  app.post(
    `${path}/:id/withdrawal`,
    {
      bodyLimit: 1024,
      schema: {
        ...documented,
        summary: 'Withdraws an order that the pub has not confirmed; again changes nothing',
        headers: RequiredIdempotencyKey,
        params: Type.Object({ ...Pub.properties, id: AddressPart }),
        ...phoneOrderSchemas.withdraw,
      },
    },
    async (request) => {
      const call = await callOf(request)
      return withdraw(deps, call, { id: request.params.id, key: request.headers['idempotency-key'] })
    },
  )
}
