import Type from 'typebox'
import { CartItem, NewCartItem, QuantityChange } from '../../../shared/api/basket-api.ts'
import type { Database } from '../../platform/database/database.ts'
import {
  withIdempotency,
  clientKeys,
  OptionalIdempotencyKey,
} from '../../platform/idempotency/with-idempotency.ts'
import type { App } from '../../platform/http/app-type.ts'
import { addItem } from './add-item.ts'
import type { CartOwners } from './cart-owners.ts'
import { type CartOwner } from './cart-queries.ts'
import { changeItem } from './change-item.ts'
import { removeItem } from './remove-item.ts'
import { AddressPart } from '../../platform/http/address-part.ts'

type CartLineDeps = { database: Database; clock: () => Date }

const bodyLimit = 16 * 1024
/** With a bearer, or with the cookie, or with nothing. */
const security: Record<string, string[]>[] = [{ bearer: [] }, {}]
const documented = { tags: ['Basket'], security }
const LineId = Type.Object({ id: AddressPart })
const Item = Type.Object({ item: Type.Union([CartItem, Type.Null()]) })

/** The lines of a cart, one at a time: added, changed, removed. */
export function cartLineRoutes(app: App, { database, clock }: CartLineDeps, owners: CartOwners): void {
  app.post(
    '/api/cart/items',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Adds an item, or sets its quantity; with an Idempotency-Key once only',
        headers: OptionalIdempotencyKey,
        body: NewCartItem,
        response: { 200: Item },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key']
      const { body } = request
      const now = clock()
      const owner = await owners.opener(request, reply)
      if (key === undefined) return { item: await addItem(database, owner, body, now) }
      const once = { who: keysOf(owner), call: 'cart-add', key, request: body, now }
      return withIdempotency(database, once, async (transaction) => ({
        item: await addItem(transaction, owner, body, now),
      }))
    },
  )

  app.patch(
    '/api/cart/items/:id',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Sets the quantity of a line; 0 removes it',
        params: LineId,
        body: QuantityChange,
        response: { 200: Item },
      },
    },
    async (request) => {
      const change = { lineId: request.params.id, ...request.body, now: clock() }
      return { item: await changeItem(database, await owners.lineChanger(request), change) }
    },
  )

  app.delete(
    '/api/cart/items/:id',
    { bodyLimit, schema: { ...documented, summary: 'Removes a line', params: LineId } },
    async (request, reply) => {
      const owner = await owners.changer(request)
      if (owner) await removeItem(database, owner, { lineId: request.params.id, now: clock() })
      return reply.code(204).send()
    },
  )
}

const keysOf = (owner: CartOwner) =>
  'clientId' in owner ? clientKeys(owner.clientId) : `visitor:${owner.tokenHash}`
