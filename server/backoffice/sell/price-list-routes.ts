import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import { ClientListToSave, ClientLists } from '../../../shared/api/price-lists-api.ts'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import { performAction } from '../../platform/actions/perform-action.ts'
import { findSiteBusinesses, nameBusinesses } from '../../identity/accounts/sites/find-site-businesses.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { findContainerItems } from '../../catalogue/beers/find-container-items.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { clientKeys, OptionalIdempotencyKey } from '../../platform/idempotency/with-idempotency.ts'
import { readPriceLists } from '../../trading/prices/read-price-lists.ts'
import { removePriceList, savePriceList } from '../../trading/prices/save-price-list.ts'
import { callerOf, countAgainstLimits } from '../../platform/rate-limits/rate-limits.ts'
import { identifyMember, identifyReader } from '../../parties/roles/identify-worker.ts'
import { effectsOfList } from './effects-of-list.ts'
import { nameMembers, readMembers, requireKnownBusinesses } from './list-members.ts'

type Deps = { accounts: Accounts; identity: Identity; database: Database; clock: () => Date }

const address = '/api/sell/:brewery/price-lists'
const readers = ['owner', 'sales', 'accounts'] as const
const writers = ['owner', 'sales'] as const
const bodyLimit = 160 * 1024
/** An address that is no pub's is answered as such: no one may try thousands. */
const savings = { what: 'price list', max: 120, seconds: 3600 }
const documented = {
  tags: ['Selling'],
  security: [{ bearer: [] }],
  params: Type.Object({ brewery: AddressPart }),
}
const ofList = { ...documented, params: Type.Object({ brewery: AddressPart, list: AddressPart }) }

type CallRequest = FastifyRequest & { params: { list: string }; query: Static<typeof StepQuery> }
type ActionContext = { breweryId: string; actor: Actor & { clientId: string }; now: Date }
type Work = (transaction: Database) => Promise<void>

/** The price lists that a brewery has for some pubs (PRICE-02, SELL-28). */
export async function priceListRoutes(app: App, deps: Deps): Promise<void> {
  const { database, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  /** A whole list is the same however often it is saved: a call without a key is one of its own. */
  const action = (request: CallRequest, { by, call }: { by: ActionContext; call: string }, work: Work) => {
    const { 'idempotency-key': key = randomUUID() } = request.headers as { 'idempotency-key'?: string }
    const asked = { who: clientKeys(by.actor.clientId), call, key, now: by.now, query: request.query }
    return performAction(
      database,
      { ...asked, request: [by.breweryId, request.params.list, request.body ?? null] },
      async (transaction) => {
        const listOf = async () =>
          (await readPriceLists(transaction, by.breweryId)).find(({ id }) => id === request.params.list) ??
          null
        const before = await listOf()
        await work(transaction)
        const after = await listOf()
        const effects = await effectsOfList(transaction, { before, after, breweryId: by.breweryId })
        return { answer: await viewOf(transaction, by.breweryId), effects }
      },
    )
  }

  app.get(
    address,
    {
      schema: {
        ...documented,
        summary: 'The price lists of a brewery with their pubs and single prices',
        response: { 200: ClientLists },
      },
    },
    async (request) => {
      const { brewery } = await identifyReader(deps, request, readers)
      return viewOf(database, brewery.breweryId)
    },
  )

  app.put(
    `${address}/:list`,
    {
      bodyLimit,
      schema: {
        ...ofList,
        summary: 'Saves a price list as a whole, new under an id of the caller’s choice or changed',
        headers: OptionalIdempotencyKey,
        querystring: StepQuery,
        body: ClientListToSave,
        response: { 200: Type.Union([ClientLists, StepPreview]) },
      },
    },
    async (request) => {
      await identifyReader(deps, request, readers)
      const { actor, brewery } = await identifyMember(deps, request, writers)
      const now = clock()
      await countAgainstLimits(database, [{ limit: savings, who: callerOf(request.ip) }], now)
      const { breweryId } = brewery
      const { members, businesses, ...list } = request.body
      return action(
        request,
        { by: { breweryId, actor, now }, call: 'save price list' },
        async (transaction) => {
          const clientIds = await readMembers(transaction, breweryId, members)
          if (businesses !== undefined) await requireKnownBusinesses(transaction, breweryId, businesses)
          const saved = { ...list, id: request.params.list, clientIds, businessIds: businesses ?? null }
          await savePriceList(transaction, { list: saved, breweryId, actor, now })
        },
      )
    },
  )

  app.delete(
    `${address}/:list`,
    {
      schema: {
        ...ofList,
        summary: 'Removes a price list: its pubs pay everybody’s prices',
        headers: OptionalIdempotencyKey,
        querystring: StepQuery,
        response: { 200: Type.Union([ClientLists, StepPreview]) },
      },
    },
    async (request) => {
      await identifyReader(deps, request, readers)
      const { actor, brewery } = await identifyMember(deps, request, writers)
      const { list: listId } = request.params
      if (!isUuid(listId)) throw notFound('The price list')
      const { breweryId } = brewery
      const by = { breweryId, actor, now: clock() }
      return action(request, { by, call: 'remove price list' }, (transaction) =>
        removePriceList(transaction, { listId, ...by }),
      )
    },
  )
}

async function viewOf(database: Database, breweryId: string): Promise<ClientLists> {
  const lists = await readPriceLists(database, breweryId)
  const pubs = lists.flatMap(({ clientIds }) => clientIds)
  const nameOf = await nameMembers(database, pubs)
  const partOf = await findSiteBusinesses(database, pubs)
  const businessOf = await nameBusinesses(
    database,
    lists.flatMap(({ businessIds }) => businessIds),
  )
  const ids = [...new Set(lists.flatMap(({ prices }) => prices.map(({ containerId }) => containerId)))]
  const items = await findContainerItems(database, { ids, breweryId })
  const titles = new Map(items.map(({ id, title }) => [id, title]))
  return {
    lists: lists.map(({ clientIds, businessIds, prices, ...list }) => ({
      ...list,
      members: clientIds.map((pub) => ({ pub, name: nameOf(pub), partOf: partOf.get(pub) ?? null })),
      businesses: businessIds.map(businessOf),
      prices: prices.map((price) => ({ ...price, title: titles.get(price.containerId) ?? '' })),
    })),
  }
}
