import Type from 'typebox'
import {
  WishedBeer,
  WishedBeers,
  Wishlist,
  WishlistItem,
  WishlistMerge,
} from '../../../shared/api/wishlist-api.ts'
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
import { addWish } from './add-wish.ts'
import { mergeWishes } from './merge-wishes.ts'
import { readWishlist } from './read-wishlist.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import { deleteWish } from './wishlist-queries.ts'

const address = '/public/marketplace/wishlist'
const documented = { tags: ['Wishlist'], security: [{ bearer: [] }] }
const bodyLimit = 16 * 1024

/** The wishlist of a client (WAPI-01 to WAPI-05); that of a guest lives in the browser (WISH-23). */
export async function wishlistRoutes(
  app: App,
  { database, identity, clock }: { database: Database; identity: Identity; clock: () => Date },
): Promise<void> {
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    address,
    { schema: { ...documented, summary: 'The beers of the wishlist', response: { 200: Wishlist } } },
    async (request) => {
      const { id } = await identity.requireClient(request)
      return { wishlist: { items: await readWishlist(database, id) } }
    },
  )

  app.post(
    address,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Adds a beer',
        body: WishedBeer,
        response: { 200: Type.Object({ item: WishlistItem }) },
      },
    },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      return { item: await addWish(database, { clientId, ...request.body, now: clock() }) }
    },
  )

  app.delete(
    address,
    { bodyLimit, schema: { ...documented, summary: 'Removes a beer', body: WishedBeer } },
    async (request, reply) => {
      const { id: clientId } = await identity.requireClient(request)
      await removeWish(database, { clientId, ...request.body })
      return reply.code(204).send()
    },
  )

  app.post(
    `${address}/merge`,
    {
      bodyLimit: 4 * bodyLimit,
      schema: {
        ...documented,
        summary: 'Adds the beers of a guest, once for each Idempotency-Key',
        headers: RequiredIdempotencyKey,
        body: WishedBeers,
        response: { 200: WishlistMerge },
      },
    },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      const { beerIds } = request.body
      const once = {
        who: clientKeys(clientId),
        call: 'wishlist-merge',
        key: request.headers['idempotency-key'],
        request: beerIds,
        now: clock(),
      }
      return withIdempotency(database, once, async (transaction) => ({
        items: await mergeWishes(transaction, { clientId, beerIds, now: once.now }),
      }))
    },
  )
}

/** Removes a beer; one that is not on the list is removed already. */
async function removeWish(database: Database, wish: { clientId: string; beerId: string }): Promise<void> {
  if (isUuid(wish.beerId)) await deleteWish(database, wish)
}
