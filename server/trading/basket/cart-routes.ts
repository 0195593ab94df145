import { cartLineRoutes } from './cart-line-routes.ts'
import Type from 'typebox'
import {
  Acknowledgement,
  BasketQuote,
  Cart,
  CartItem,
  CartMerge,
  StoredLines,
} from '../../../shared/api/basket-api.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Database } from '../../platform/database/database.ts'
import {
  withIdempotency,
  clientKeys,
  RequiredIdempotencyKey,
} from '../../platform/idempotency/with-idempotency.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { acknowledgePrices } from './acknowledge-prices.ts'
import { createCartOwners } from './cart-owners.ts'
import { buyerOf, linesOf } from './cart-queries.ts'
import { mergeCart } from './merge-cart.ts'
import { quoteBasket } from './quote-basket.ts'
import { cartView, showLines } from './show-lines.ts'
import { notFound } from '../../platform/errors/common-errors.ts'

type CartDeps = { database: Database; identity: Identity; publicUrl: string; clock: () => Date }

const bodyLimit = 16 * 1024
/** Of calls that take whole baskets. */
const basketBodyLimit = 160 * 1024
/** With a bearer, or with the cookie, or with nothing. */
const security: Record<string, string[]>[] = [{ bearer: [] }, {}]
const documented = { tags: ['Basket'], security }

/**
 * The cart of a client, or of a visitor by cookie (CAPI-01 to CAPI-15). The basket of a guest lives in the browser
 * (C-52).
 */
export async function cartRoutes(app: App, deps: CartDeps): Promise<void> {
  const { database, identity, clock } = deps
  const owners = createCartOwners(deps)
  acceptStrictJson(app)
  neverStore(app)

  cartLineRoutes(app, deps, owners)

  app.get(
    '/api/cart',
    { schema: { ...documented, summary: 'The lines of the cart and their sums', response: { 200: Cart } } },
    async (request) => {
      const owner = await owners.reader(request)
      return cartView(
        owner ? await showLines(database, await linesOf(database, owner), buyerOf(owner, clock())) : [],
      )
    },
  )

  app.post(
    '/api/cart/acknowledge-price',
    {
      bodyLimit,
      schema: {
        ...documented,
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
        ...documented,
        security: [{ bearer: [] }],
        summary: 'Adds the lines of a guest to the cart of the client, once for each Idempotency-Key',
        headers: RequiredIdempotencyKey,
        body: StoredLines,
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
      return withIdempotency(database, once, async (transaction) => ({
        lines: await mergeCart(transaction, { clientId, tokenHash, lines, now: once.now }),
      }))
    },
  )

  app.post(
    '/public/basket/quote',
    {
      bodyLimit: basketBodyLimit,
      schema: {
        ...documented,
        summary: 'What lines stored in a browser cost and hold now, at the prices of the client who asks',
        body: StoredLines,
        response: { 200: BasketQuote },
      },
    },
    async (request) => {
      const client = await identity.readClient(request)
      return quoteBasket(database, request.body.lines, {
        clientId: client?.id ?? null,
        day: londonDay(clock()),
      })
    },
  )
}
