import Type from 'typebox'
import { ClientListToSave, ClientLists } from '../../shared/api/price-lists-api.ts'
import { isUuid } from '../../shared/format/uuid.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { findContainerItems } from '../catalogue/find-container-items.ts'
import type { Database } from '../database/database.ts'
import { notFound } from '../errors/common-errors.ts'
import { AddressPart } from '../http/address-part.ts'
import type { App } from '../http/app-type.ts'
import type { Identity } from '../http/identity.ts'
import { acceptStrictJson } from '../http/json-bodies.ts'
import { neverStore } from '../http/no-store.ts'
import { readPriceLists } from '../prices/read-price-lists.ts'
import { removePriceList, savePriceList } from '../prices/save-price-list.ts'
import { callerOf, countAgainstLimits } from '../rate-limits/rate-limits.ts'
import { identifyMember, identifyReader } from '../roles/identify-worker.ts'
import { nameMembers, readMembers } from './list-members.ts'

type Deps = { accounts: Accounts; identity: Identity; database: Database; clock: () => Date }

const address = '/api/sell/:brewery/price-lists'
const readers = ['owner', 'sales', 'accounts'] as const
const writers = ['owner', 'sales'] as const
const bodyLimit = 160 * 1024
/** An address that is no pub's is answered as such: nobody may try thousands. */
const savings = { what: 'price list', max: 120, seconds: 3600 }
const documented = {
  tags: ['Selling'],
  security: [{ bearer: [] }],
  params: Type.Object({ brewery: AddressPart }),
}
const ofList = { ...documented, params: Type.Object({ brewery: AddressPart, list: AddressPart }) }

/** The price lists that a brewery has for some pubs (PRICE-02, SELL-28). */
export async function priceListRoutes(app: App, deps: Deps): Promise<void> {
  const { database, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

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
        body: ClientListToSave,
        response: { 200: ClientLists },
      },
    },
    async (request) => {
      await identifyReader(deps, request, readers)
      const { actor, brewery } = await identifyMember(deps, request, writers)
      const now = clock()
      await countAgainstLimits(database, [{ limit: savings, who: callerOf(request.ip) }], now)
      const { breweryId } = brewery
      const { members, ...list } = request.body
      const clientIds = await readMembers(database, breweryId, members)
      const saved = { ...list, id: request.params.list, clientIds }
      await savePriceList(database, { list: saved, breweryId, actor, now })
      return viewOf(database, breweryId)
    },
  )

  app.delete(
    `${address}/:list`,
    {
      schema: {
        ...ofList,
        summary: 'Removes a price list: its pubs pay everybody’s prices',
        response: { 200: ClientLists },
      },
    },
    async (request) => {
      await identifyReader(deps, request, readers)
      const { actor, brewery } = await identifyMember(deps, request, writers)
      const { list: listId } = request.params
      if (!isUuid(listId)) throw notFound('The price list')
      const { breweryId } = brewery
      await removePriceList(database, { listId, breweryId, actor, now: clock() })
      return viewOf(database, breweryId)
    },
  )
}

async function viewOf(database: Database, breweryId: string): Promise<ClientLists> {
  const lists = await readPriceLists(database, breweryId)
  const nameOf = await nameMembers(
    database,
    lists.flatMap(({ clientIds }) => clientIds),
  )
  const ids = [...new Set(lists.flatMap(({ prices }) => prices.map(({ containerId }) => containerId)))]
  const items = await findContainerItems(database, { ids, breweryId })
  const titles = new Map(items.map(({ id, title }) => [id, title]))
  return {
    lists: lists.map(({ clientIds, prices, ...list }) => ({
      ...list,
      members: clientIds.map((pub) => ({ pub, name: nameOf(pub) })),
      prices: prices.map((price) => ({ ...price, title: titles.get(price.containerId) ?? '' })),
    })),
  }
}
