import Type from 'typebox'
import {
  Acknowledgement,
  BasketQuote,
  Cart,
  CartItem,
  CartMerge,
  KeptLines,
  NewCartItem,
  QuantityChange,
} from '../../shared/api/basket.ts'
import type { Database } from '../database/connect.ts'
import { notFound } from '../errors.ts'
import { answerOnce, clientKeys, MayHaveAnswerKey, NeedsAnswerKey } from '../http/answer-once.ts'
import type { App } from '../http/app-type.ts'
import type { Identity } from '../http/identity.ts'
import { takeStrictJson } from '../http/json-bodies.ts'
import { neverStore } from '../http/no-store.ts'
import { acknowledgePrices } from './acknowledge-prices.ts'
import { addItem } from './add-item.ts'
import { createCartOwners } from './cart-owners.ts'
import { type CartOwner, linesOf } from './cart-queries.ts'
import { changeItem } from './change-item.ts'
import { changeKnownLine } from './change-known-line.ts'
import { mergeCart } from './merge-cart.ts'
import { quoteBasket } from './quote-basket.ts'
import { removeItem } from './remove-item.ts'
import { cartView, showLines } from './show-lines.ts'

type Services = { database: Database; identity: Identity; publicUrl: string; clock: () => Date }

const bodyLimit = 16 * 1024
/** Of calls that take whole baskets. */
const basketBodyLimit = 160 * 1024
/** With a bearer, or with the cookie, or with nothing. */
const security: Record<string, string[]>[] = [{ bearer: [] }, {}]
const told = { tags: ['Basket'], security }
const LineId = Type.Object({ id: Type.String() })
const Item = Type.Object({ item: Type.Union([CartItem, Type.Null()]) })

/** The cart of a client, or of a visitor by cookie (s0 §7). The basket of a guest lives in the browser (C-52). */
export async function cartRoutes(app: App, services: Services): Promise<void> {
  const { database, identity, clock } = services
  const owners = createCartOwners(services)
  takeStrictJson(app)
  neverStore(app)

  app.get(
    '/api/cart',
    { schema: { ...told, summary: 'The lines of the cart and their sums', response: { 200: Cart } } },
    async (request) => {
      const owner = await owners.reader(request)
      return cartView(owner ? await showLines(database, await linesOf(database, owner)) : [])
    },
  )

  app.post(
    '/api/cart/items',
    {
      bodyLimit,
      schema: {
        ...told,
        summary: 'Adds an item, or sets its quantity; with an Idempotency-Key once only',
        headers: MayHaveAnswerKey,
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
      return answerOnce(database, once, async (transaction) => ({
        item: await addItem(transaction, owner, body, now),
      }))
    },
  )

  app.patch(
    '/api/cart/items/:id',
    {
      bodyLimit,
      schema: {
        ...told,
        summary: 'Sets the quantity of a line; 0 removes it',
        params: LineId,
        body: QuantityChange,
        response: { 200: Item },
      },
    },
    async (request) => {
      const change = { lineId: request.params.id, ...request.body, now: clock() }
      const item = await changeKnownLine(database, await identity.readCaller(request), change)
      if (item !== null) return { item }
      const owner = await owners.changer(request)
      if (owner === null) throw notFound('The line')
      return { item: await changeItem(database, owner, change) }
    },
  )

  app.delete(
    '/api/cart/items/:id',
    { bodyLimit, schema: { ...told, summary: 'Removes a line', params: LineId } },
    async (request, reply) => {
      const owner = await owners.changer(request)
      if (owner) await removeItem(database, owner, { lineId: request.params.id, now: clock() })
      return reply.code(204).send()
    },
  )

  app.post(
    '/api/cart/acknowledge-price',
    {
      bodyLimit,
      schema: {
        ...told,
        summary: 'Takes the present price of a line, or of several, as seen',
        body: Acknowledgement,
        response: { 200: Type.Object({ items: Type.Array(CartItem) }) },
      },
    },
    async (request) => {
      const owner = await owners.changer(request)
      if (owner === null) throw notFound('The line')
      return { items: await acknowledgePrices(database, owner, { lines: request.body, now: clock() }) }
    },
  )

  app.post(
    '/api/cart/merge',
    {
      bodyLimit: basketBodyLimit,
      schema: {
        ...told,
        security: [{ bearer: [] }],
        summary: 'Adds the lines of a guest to the cart of the client, once for each Idempotency-Key',
        headers: NeedsAnswerKey,
        body: KeptLines,
        response: { 200: CartMerge },
      },
    },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      const tokenHash = await owners.visitor(request)
      const { lines } = request.body
      const once = {
        who: clientKeys(clientId),
        call: 'cart-merge',
        key: request.headers['idempotency-key'],
        request: lines,
        now: clock(),
      }
      return answerOnce(database, once, async (transaction) => ({
        lines: await mergeCart(transaction, { clientId, tokenHash, lines, now: once.now }),
      }))
    },
  )

  app.post(
    '/public/basket/quote',
    {
      bodyLimit: basketBodyLimit,
      schema: {
        tags: ['Basket'],
        summary: 'What lines kept in a browser cost and hold now',
        body: KeptLines,
        response: { 200: BasketQuote },
      },
    },
    ({ body }) => quoteBasket(database, body.lines),
  )
}

const keysOf = (owner: CartOwner) =>
  'clientId' in owner ? clientKeys(owner.clientId) : `visitor:${owner.tokenHash}`
