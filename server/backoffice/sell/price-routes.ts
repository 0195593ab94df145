import Type from 'typebox'
import { listQuery } from '../../../shared/api/list-api.ts'
import { PriceHistory, PriceList, PriceToSet, PubsPrice } from '../../../shared/api/price-lists-api.ts'
import { priceViews } from '../../../shared/api/list-views.ts'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import { performAction } from '../../platform/actions/perform-action.ts'
import { findContainerItems } from '../../catalogue/beers/find-container-items.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { clientKeys, OptionalIdempotencyKey } from '../../platform/idempotency/with-idempotency.ts'
import { listContainerPrices } from '../../trading/prices/list-container-prices.ts'
import { priceOfClient } from '../../trading/prices/read-price-lists.ts'
import { listPrices } from '../../trading/prices/set-price.ts'
import { identifyMember, identifyReader } from '../../parties/roles/identify-worker.ts'
import { knownPubs } from './list-members.ts'
import { saveSheet } from './sheet/save-sheet.ts'

type Deps = { accounts: Accounts; identity: Identity; database: Database; clock: () => Date }

const address = '/api/sell/:brewery/prices'
const readers = ['owner', 'sales', 'accounts'] as const
const bodyLimit = 4 * 1024
const documented = {
  tags: ['Selling'],
  security: [{ bearer: [] }],
  params: Type.Object({ brewery: AddressPart }),
}

/** A brewery's prices with their days, and what a pub pays (PRICE-01, SELL-28). */
export async function priceRoutes(app: App, deps: Deps): Promise<void> {
  const { database, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    address,
    {
      schema: {
        ...documented,
        summary: 'The containers of a brewery with the present price and the next, 50 a page',
        querystring: Type.Object(listQuery(priceViews)),
        response: { 200: PriceList },
      },
    },
    async (request) => {
      const { brewery } = await identifyReader(deps, request, readers)
      const { breweryId } = brewery
      return listContainerPrices(database, { ...request.query, breweryId, now: clock() })
    },
  )

  app.post(
    address,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary:
          'Sets a price from a day on; one of today applies at once. A preview says in how many baskets it lies',
        headers: OptionalIdempotencyKey,
        querystring: StepQuery,
        body: PriceToSet,
        response: { 200: Type.Union([PriceHistory, StepPreview]) },
      },
    },
    async (request) => {
      await identifyReader(deps, request, readers)
      const { actor, brewery } = await identifyMember(deps, request, ['owner', 'sales'])
      const { containerId, priceMinor, fromDay } = request.body
      const now = clock()
      const call = {
        who: clientKeys(actor.clientId),
        call: 'set price',
        key: request.headers['idempotency-key'],
        request: { brewery: brewery.breweryId, ...request.body },
        query: request.query,
        now,
      }
      return performAction(database, call, async (transaction) => {
        const { breweryId } = brewery
        const container = await ownContainer(transaction, breweryId, containerId)
        const changes = { fromDay, prices: [{ containerId, priceMinor }], counts: [] }
        const effects = await saveSheet(transaction, { breweryId, changes, actor, now })
        return { answer: { rows: await listPrices(transaction, container) }, effects }
      })
    },
  )

  app.get(
    `${address}/:container`,
    {
      schema: {
        ...documented,
        params: Type.Object({ brewery: AddressPart, container: AddressPart }),
        summary: 'The prices of a container, the latest day first, at most 100',
        response: { 200: PriceHistory },
      },
    },
    async (request) => {
      const { brewery } = await identifyReader(deps, request, readers)
      const container = await ownContainer(database, brewery.breweryId, request.params.container)
      return { rows: await listPrices(database, container) }
    },
  )

  app.get(
    `${address}/:container/pubs/:pub`,
    {
      schema: {
        ...documented,
        params: Type.Object({ brewery: AddressPart, container: AddressPart, pub: AddressPart }),
        summary: 'What a pub that the brewery knows would pay for a container on a day',
        querystring: Type.Object({ day: Type.Optional(Type.String({ format: 'date', maxLength: 10 })) }),
        response: { 200: PubsPrice },
      },
    },
    async (request) => {
      const { brewery } = await identifyReader(deps, request, readers)
      const { container: containerId, pub } = request.params
      const { breweryId } = brewery
      await ownContainer(database, breweryId, containerId)
      if (!isUuid(pub) || !(await knownPubs(database, breweryId, [pub])).has(pub)) throw notFound('The pub')
      const day = request.query.day ?? londonDay(clock())
      return priceOfClient(database, { breweryId, clientId: pub, containerId, day })
    },
  )
}

/** The external id of a brewery's container. Throws RequestError 404 for any other. */
async function ownContainer(database: Database, breweryId: string, id: string): Promise<string> {
  const [item] = isUuid(id) ? await findContainerItems(database, { ids: [id], breweryId }) : []
  if (item === undefined) throw notFound('The container')
  return item.externalId
}
