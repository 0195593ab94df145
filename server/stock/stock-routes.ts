import Type from 'typebox'
import { breweryRoles } from '../../shared/accounts/roles.ts'
import { StockLevels, StockPage, StockRecord } from '../../shared/api/stock-api.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { findContainerItems } from '../catalogue/find-container-items.ts'
import type { Database } from '../database/database.ts'
import { notFound } from '../errors/common-errors.ts'
import type { App } from '../http/app-type.ts'
import type { Identity } from '../http/identity.ts'
import { acceptStrictJson } from '../http/json-bodies.ts'
import { neverStore } from '../http/no-store.ts'
import { clientKeys, RequiredIdempotencyKey, withIdempotency } from '../idempotency/with-idempotency.ts'
import { identifyMember } from '../roles/identify-worker.ts'
import { levelsOf, listStock } from './list-stock.ts'
import { recordStock } from './record-stock.ts'

const address = '/api/sell/:brewery/stock'
const documented = {
  tags: ['Selling'],
  security: [{ bearer: [] }],
  params: Type.Object({ brewery: Type.String({ maxLength: 100 }) }),
}
const bodyLimit = 64 * 1024
const mostPages = 100_000

type Deps = { accounts: Accounts; identity: Identity; database: Database; clock: () => Date }

/** A brewery's stock: what is there, and what happened to it but for orders (STOCK-05). */
export async function stockRoutes(app: App, { accounts, identity, database, clock }: Deps): Promise<void> {
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    address,
    {
      schema: {
        ...documented,
        summary: 'The containers of a brewery with what is sellable, reserved, promised and on hand',
        querystring: Type.Object({
          page: Type.Optional(Type.Integer({ minimum: 1, maximum: mostPages })),
        }),
        response: { 200: StockPage },
      },
    },
    async (request) => {
      const { brewery } = await identifyMember({ accounts, identity }, request, breweryRoles)
      return listStock(database, { breweryId: brewery.breweryId, page: request.query.page ?? 1 })
    },
  )

  app.post(
    address,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary:
          'Records a count, or units made, spoilt, sold elsewhere or returned, once for each Idempotency-Key',
        headers: RequiredIdempotencyKey,
        body: StockRecord,
        response: { 200: StockLevels },
      },
    },
    async (request) => {
      const { actor, brewery } = await identifyMember({ accounts, identity }, request, [
        'owner',
        'sales',
        'cellar',
      ])
      const { kind, reason, countedAt, items } = request.body
      const key = request.headers['idempotency-key']
      const now = clock()
      const call = `stock of ${brewery.breweryId}`
      const once = { who: clientKeys(actor.clientId), call, key, request: request.body, now }
      return withIdempotency(database, once, async (transaction) => {
        const ids = items.map(({ containerId }) => containerId.toLowerCase())
        const found = await findContainerItems(transaction, { ids, breweryId: brewery.breweryId })
        if (found.length < new Set(ids).size) throw notFound('A container')
        const recorded = items.map(({ units }, index) => ({ itemId: ids[index]!, units }))
        const counted = countedAt === undefined ? null : new Date(countedAt)
        const cause = { at: now, actor, reason: reason.trim(), key }
        await recordStock(transaction, { kind, items: recorded, countedAt: counted }, cause)
        return { rows: await levelsOf(transaction, found) }
      })
    },
  )
}
