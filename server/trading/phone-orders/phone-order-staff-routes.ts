import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { SellerQuery } from '../../../shared/api/phone-orders-api.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import { badField } from '../../platform/errors/common-errors.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { RequiredIdempotencyKey } from '../../platform/idempotency/with-idempotency.ts'
import { phoneOrderRoles } from '../../../shared/accounts/staff-rights.ts'
import { identifyStaff } from '../../parties/roles/identify-worker.ts'
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
import { readSeller } from './phone-seller.ts'

type Deps = PhoneOrderDeps & { accounts: Accounts; identity: Identity }

const path = '/api/admin/buyers/:id/phone-orders'
const documented = { tags: ['Staff'], security: [{ bearer: [] }] }
const Buyer = Type.Object({ id: AddressPart })

/** The same by Dray's staff for any brewery or group, with the caller's name (REP-05). */
export async function phoneOrderStaffRoutes(app: App, deps: Deps): Promise<void> {
  acceptStrictJson(app)
  neverStore(app)

  async function callOf(
    request: FastifyRequest<{ Params: { id: string }; Querystring: SellerQuery }>,
  ): Promise<PhoneCall> {
    const actor = await identifyStaff(deps, request, phoneOrderRoles)
    const clientId = requireClientId(request.params.id)
    return { actor, clientId, seller: await readSeller(deps.database, request.query) }
  }

  app.get(
    path,
    {
      schema: {
        ...documented,
        summary: 'What staff who take an order by phone see of a buyer, for a brewery or a group',
        params: Buyer,
        querystring: SellerQuery,
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
        summary: 'A pasted text read as in quick order, with the seller’s beers at the buyer’s prices',
        params: Buyer,
        querystring: SellerQuery,
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
        summary: 'What lines come to for a buyer, with delivery and VAT; nothing is stored',
        params: Buyer,
        querystring: SellerQuery,
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
        summary:
          'Sends an order for confirmation, or places it on account, in the name of a brewery or a group',
        headers: RequiredIdempotencyKey,
        querystring: SellerQuery,
        params: Buyer,
        ...phoneOrderSchemas.take,
      },
    },
    async (request, reply) => {
      const call = await callOf(request)
      const { body: wanted } = request
      if (wanted.caller === undefined) throw badField('caller', 'Enter the name of who called.')
      const answer = await take(deps, call, { wanted, key: request.headers['idempotency-key'] })
      return reply.code(201).send(answer)
    },
  )

  app.post(
    `${path}/:order/withdrawal`,
    {
      bodyLimit: 1024,
      schema: {
        ...documented,
        summary: 'Withdraws an order that the buyer has not confirmed; again changes nothing',
        headers: RequiredIdempotencyKey,
        querystring: SellerQuery,
        params: Type.Object({ ...Buyer.properties, order: AddressPart }),
        ...phoneOrderSchemas.withdraw,
      },
    },
    async (request) => {
      const call = await callOf(request)
      return withdraw(deps, call, { id: request.params.order, key: request.headers['idempotency-key'] })
    },
  )
}
