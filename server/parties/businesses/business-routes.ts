import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import {
  Business,
  LeftBusiness,
  MemberInvitation,
  MemberLimit,
  MemberRoles,
  TypedBusiness,
} from '../../../shared/api/businesses-api.ts'
import { readBusinessDetails } from '../../../shared/trade/business-details.ts'
import { NewTradeApplication } from '../../../shared/api/trade-api.ts'
import { readTradeApplication } from '../../../shared/trade/read-trade-application.ts'
import { readOwnKey } from '../../identity/accounts/account-requests.ts'
import { changeMember } from '../../identity/accounts/sites/change-member.ts'
import { inviteMember } from '../../identity/accounts/sites/invite-member.ts'
import {
  addBusinessSite,
  type BusinessChange,
  requireBusinessOf,
  requireOwnBusiness,
} from '../../identity/accounts/sites/open-business.ts'
import { setBusinessDetails } from '../../identity/accounts/sites/set-business-details.ts'
import { setLimit } from '../../identity/accounts/sites/set-limit.ts'
import { withdrawMemberInvitation } from '../../identity/accounts/sites/withdraw-member-invitation.ts'
import type { Database } from '../../platform/database/database.ts'
import { emailUnconfirmed } from '../../platform/errors/account-errors.ts'
import { tradeIncomplete } from '../../platform/errors/trade-errors.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import {
  clientKeys,
  RequiredIdempotencyKey,
  withIdempotency,
} from '../../platform/idempotency/with-idempotency.ts'
import type { Sealer } from '../../platform/secrets/seal-text.ts'
import { applyForTrade } from '../trade-accounts/apply-for-trade.ts'
import { readTradeApproval } from '../trade-accounts/trade-approval.ts'
import { businessView, nameAccount } from './business-view.ts'

type BusinessDeps = {
  database: Database
  identity: Identity
  publicUrl: string
  sealer: Sealer
  clock: () => Date
}

const bodyLimit = 64 * 1024
const address = '/api/account/business'
const documented = { tags: ['Account'], security: [{ bearer: [] }] }
const acting = { ...documented, headers: RequiredIdempotencyKey }
const answer = { 200: Business }
const WithId = Type.Object({ id: AddressPart })

type KeyedRequest = FastifyRequest<{ Headers: { 'idempotency-key': string } }>

/** The sites and people of the business that the caller acts for (BIZ-02, BIZ-03). */
export async function businessRoutes(app: App, deps: BusinessDeps): Promise<void> {
  const { database, identity, publicUrl, sealer, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  const identify = async (request: FastifyRequest) => {
    const { personId, siteId, name, emailConfirmed } = await identity.requireClient(request)
    const actor = { clientId: personId, name, role: 'buyer', by: 'page' } as const
    return { personId, siteId: siteId ?? personId, actor, emailConfirmed }
  }

  /** Changes the caller's business, which an account of its own opens with its first change; once for each key. */
  async function change(
    request: FastifyRequest,
    call: string,
    work: (transaction: Database, change: BusinessChange) => Promise<void>,
  ): Promise<Business> {
    const { personId, siteId, actor, emailConfirmed } = await identify(request)
    if (!emailConfirmed) throw emailUnconfirmed()
    const now = clock()
    const { headers, params, body } = request as KeyedRequest
    const once = {
      who: clientKeys(personId),
      call: `business-${call}`,
      key: headers['idempotency-key'],
      request: [siteId, params, body ?? null],
      now,
    }
    return withIdempotency(database, once, async (transaction) => {
      const name = await nameAccount(transaction, personId)
      const business = await requireOwnBusiness(transaction, { siteId, actor, name, now })
      await work(transaction, { business, actor, publicUrl, now })
      return businessView(transaction, { personId, siteId }, now)
    })
  }

  app.get(
    address,
    {
      schema: {
        ...documented,
        summary: 'The business of the site that the caller acts for; its owners see its people',
        response: { 200: Business },
      },
    },
    async (request) => businessView(database, await identify(request as FastifyRequest), clock()),
  )

  app.put(
    address,
    {
      bodyLimit,
      schema: {
        ...acting,
        summary: 'What documents of a business with several sites are addressed to from now on',
        body: TypedBusiness,
        response: answer,
      },
    },
    async (request) => {
      const read = readBusinessDetails(request.body)
      if (read.kind === 'incomplete') throw tradeIncomplete(read.problems)
      return change(request as FastifyRequest, 'details', (transaction, by) =>
        setBusinessDetails(transaction, { ...by, details: read.details }),
      )
    },
  )

  app.post(
    `${address}/sites`,
    {
      bodyLimit,
      schema: {
        ...acting,
        summary: 'Adds a site: an application for a trade account of that site alone',
        body: NewTradeApplication,
        response: answer,
      },
    },
    async (request) => {
      const read = readTradeApplication(request.body)
      if (read.kind === 'incomplete') throw tradeIncomplete(read.problems)
      const { application } = read
      const approval = await readTradeApproval(database, publicUrl)
      return change(request as FastifyRequest, 'add-site', async (transaction, { business, actor, now }) => {
        const name = application.details.businessName
        const clientId = await addBusinessSite(transaction, { business, actor, name, now })
        await applyForTrade(transaction, { clientId, application, approval, actor, publicUrl, now })
      })
    },
  )

  app.post(
    `${address}/invitations`,
    {
      bodyLimit,
      schema: {
        ...acting,
        summary: 'Invites an address in a role, for one site or for all; a link leaves by mail',
        body: MemberInvitation,
        response: answer,
      },
    },
    async (request) =>
      change(request as FastifyRequest, 'invite', (transaction, by) =>
        inviteMember(transaction, { ...by, sealer, ...request.body }),
      ),
  )

  app.delete(
    `${address}/invitations/:id`,
    {
      bodyLimit,
      schema: { ...acting, summary: 'Withdraws an invitation', params: WithId, response: answer },
    },
    async (request) => {
      const id = readOwnKey(request.params, 'The invitation')
      return change(request as FastifyRequest, 'withdraw', (transaction, by) =>
        withdrawMemberInvitation(transaction, { ...by, id }),
      )
    },
  )

  app.put(
    `${address}/members/:id`,
    {
      bodyLimit,
      schema: {
        ...acting,
        summary: 'All roles that a person has from now on',
        params: WithId,
        body: MemberRoles,
        response: answer,
      },
    },
    async (request) => {
      const personId = readOwnKey(request.params, 'The person')
      return change(request as FastifyRequest, 'roles', (transaction, by) =>
        changeMember(transaction, { ...by, personId, roles: request.body.roles }),
      )
    },
  )

  app.put(
    `${address}/members/:id/limit`,
    {
      bodyLimit,
      schema: {
        ...acting,
        summary: 'What a person may order without approval, per order and per calendar month, ex VAT',
        params: WithId,
        body: MemberLimit,
        response: answer,
      },
    },
    async (request) => {
      const personId = readOwnKey(request.params, 'The person')
      return change(request as FastifyRequest, 'limit', (transaction, by) =>
        setLimit(transaction, { ...by, personId, limit: request.body }),
      )
    },
  )

  app.delete(
    `${address}/members/:id`,
    {
      bodyLimit,
      schema: {
        ...acting,
        summary: 'Removes a person; rights end with the next call',
        params: WithId,
        response: answer,
      },
    },
    async (request) => {
      const personId = readOwnKey(request.params, 'The person')
      return change(request as FastifyRequest, 'remove', (transaction, by) =>
        changeMember(transaction, { ...by, personId, roles: [] }),
      )
    },
  )

  app.delete(
    `${address}/membership`,
    {
      bodyLimit,
      schema: {
        ...acting,
        summary: 'The caller leaves the business that the device acts for',
        response: { 200: LeftBusiness },
      },
    },
    async (request) => {
      const { personId, siteId, actor } = await identify(request as FastifyRequest)
      const now = clock()
      const once = {
        who: clientKeys(personId),
        call: 'business-leave',
        key: request.headers['idempotency-key'],
        request: siteId,
        now,
      }
      return withIdempotency(database, once, async (transaction) => {
        const business = await requireBusinessOf(transaction, { siteId, personId })
        await changeMember(transaction, { business, actor, publicUrl, now, personId, roles: [] })
        return { left: business.name }
      })
    },
  )
}
