import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bearer, openAccountShop } from '../../../tests/support/shops/account-shop.ts'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { runCount } from '../../../tests/support/builders/run-counts.ts'
import { wishlistLimit } from '../../../shared/limits/limits.ts'
import { beers as beerTable } from '../../catalogue/beers/catalogue-tables.ts'
import type { WishlistItem, WishlistMerge } from '../../../shared/api/wishlist-api.ts'
import { wishlistItems } from './wishlist-tables.ts'

const shop = await openAccountShop({ lasts: 'file', logLevel: 'warn' })
const { database } = shop.connection
const address = '/public/marketplace/wishlist'

type Client = { authorization: string }
const signedIn = async () => bearer(await shop.register())
const add = (beerId: unknown, client?: Client) => shop.post(address, { beerId }, client)
const remove = (beerId: string, client: Client) => shop.call('DELETE', address, { beerId }, client)
const list = async (client: Client): Promise<WishlistItem[]> =>
  (await shop.get(address, client)).json().wishlist.items
const ids = async (client: Client) => (await list(client)).map(({ beerId }) => beerId)
const merge = async (beerIds: string[], client: Client, key: string = crypto.randomUUID()) =>
  (await shop.post(`${address}/merge`, { beerIds }, { ...client, 'idempotency-key': key })).json()
    .items as WishlistMerge['items']

test.each(['GET', 'POST', 'DELETE'] as const)('%s without a bearer is refused (WAPI-01)', async (method) => {
  const answer = await shop.call(method, address, method === 'GET' ? undefined : { beerId: 'x' })
  expect([answer.statusCode, answer.json().message]).toEqual([401, 'Authentication required'])
  const merged = await shop.post(`${address}/merge`, { beerIds: [] }, { 'idempotency-key': '12345678' })
  expect(merged.statusCode).toBe(401)
})

test('beers are added, listed with all their details, and removed (WAPI-02, WAPI-03, WAPI-04, WAPI-05)', async () => {
  const client = await signedIn()
  const brewery = await buildBrewery(database, { name: 'Hop & Co' })
  const beer = await buildBeer(database, { breweryId: brewery.id, name: 'Dark Mild' })
  await buildContainer(database, { beerId: beer.id })
  const added = await add(beer.id.toUpperCase(), client)
  expect([added.statusCode, added.headers['cache-control']]).toEqual([200, 'no-store'])
  const { item } = added.json()
  expect(item).toMatchObject({
    beerId: beer.id,
    addedAt: shop.now().toISOString(),
    beer: { id: beer.id, name: 'Dark Mild', team: { name: 'Hop & Co' }, containers: [{ name: 'Keg 30 L' }] },
  })
  expect(item.beer).toEqual((await shop.get(`/public/beers/${beer.id}`)).json().beer)
  expect((await shop.get(address, client)).json()).toEqual({ wishlist: { items: [item] } })

  const gone = await remove(beer.id, client)
  expect([gone.statusCode, gone.body]).toEqual([204, ''])
  expect((await remove(beer.id, client)).statusCode).toBe(204)
  expect((await remove('abc', client)).statusCode).toBe(204)
  expect(await list(client)).toEqual([])
})

test('a beer is listed once, at the position and time of its first addition', async () => {
  const client = await signedIn()
  const [first, second] = [await buildBeer(database), await buildBeer(database)]
  const { addedAt } = (await add(first.id, client)).json().item
  shop.wait(60)
  await add(second.id, client)
  expect((await add(first.id, client)).json().item.addedAt).toBe(addedAt)
  expect(await ids(client)).toEqual([first.id, second.id])
})

test('a beer must be one of the shop', async () => {
  const client = await signedIn()
  for (const beerId of ['abc', crypto.randomUUID(), ''])
    expect((await add(beerId, client)).json().message).toBe('The beer was not found.')
  const answer = await add(7, client)
  expect([answer.statusCode, answer.json().message]).toEqual([400, "Field 'beerId' must be text."])
})

test('a client neither sees nor changes another client’s wishlist', async () => {
  const [own, other] = [await signedIn(), await signedIn()]
  const beer = await buildBeer(database)
  await add(beer.id, own)
  expect(await list(other)).toEqual([])
  await remove(beer.id, other)
  expect(await ids(own)).toEqual([beer.id])
})

test('a guest’s beers are added once, with the outcome of each (OPEN-08, C-46)', async () => {
  const client = await signedIn()
  const [held, first, second] = [
    await buildBeer(database),
    await buildBeer(database),
    await buildBeer(database),
  ]
  await add(held.id, client)
  const key = crypto.randomUUID()
  const unknown = crypto.randomUUID()
  const sent = [second.id, held.id, unknown, 'demo-1', first.id.toUpperCase()]
  const outcomes = await merge(sent, client, key)
  expect(outcomes).toEqual([
    { beerId: second.id, outcome: 'added', reason: null },
    { beerId: held.id, outcome: 'kept', reason: null },
    { beerId: unknown, outcome: 'refused', reason: 'unknown_beer' },
    { beerId: 'demo-1', outcome: 'refused', reason: 'unknown_beer' },
    { beerId: first.id.toUpperCase(), outcome: 'added', reason: null },
  ])
  expect(await ids(client)).toEqual([held.id, second.id, first.id])
  await remove(second.id, client)
  expect(await merge(sent, client, key)).toEqual(outcomes)
  expect(await ids(client)).toEqual([held.id, first.id])
  const noKey = await shop.post(`${address}/merge`, { beerIds: [] }, client)
  expect([noKey.statusCode, noKey.json().field]).toEqual([400, 'idempotency-key'])
})

test('a full wishlist refuses further beers with a message', async () => {
  const client = await signedIn()
  const { id: breweryId } = await buildBrewery(database)
  const rows = Array.from({ length: wishlistLimit }, (_none, index) => ({
    externalId: `many-${index}`,
    breweryId,
    name: `Many ${index}`,
    style: 'porter',
  }))
  const many = await database.insert(beerTable).values(rows).returning({ id: beerTable.id })
  const beer = await buildBeer(database)
  await merge(
    many.slice(1).map(({ id }) => id),
    client,
  )
  expect(await merge([beer.id, many[0]!.id], client)).toEqual([
    { beerId: beer.id, outcome: 'added', reason: null },
    { beerId: many[0]!.id, outcome: 'refused', reason: 'wishlist_full' },
  ])
  const answer = await add(many[0]!.id, client)
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'wishlist_full'])
  expect((await add(beer.id, client)).statusCode).toBe(200)
})

test('the wishlist is deleted with the account, its beers with the shop’s, and its owner can export it', async () => {
  const session = await shop.register()
  const client = bearer(session)
  const [beer, leaving] = [await buildBeer(database, { name: 'Mild' }), await buildBeer(database)]
  await merge([beer.id, leaving.id], client)
  await database.delete(beerTable).where(eq(beerTable.id, leaving.id))
  const data = (await shop.get('/api/account/data', client)).json()
  expect(data.wishlist).toMatchObject([{ beerId: beer.id, title: 'Mild' }])
  await shop.call('DELETE', '/api/account', { password: 'a firkin of mild' }, client)
  const stored = await database.$count(wishlistItems, eq(wishlistItems.clientId, session.client.id))
  expect(stored).toBe(0)
})

test('any history of two clients, with lost answers and merges, leaves each with the wished beers', async () => {
  const clients = [await signedIn(), await signedIn()]
  const beers: string[] = []
  for (let count = 0; count < 5; count += 1) beers.push((await buildBeer(database)).id)
  const action = fc.record({
    client: fc.constantFrom(0, 1),
    does: fc.constantFrom('add', 'remove', 'merge'),
    chosen: fc.shuffledSubarray(beers),
    sent: fc.integer({ min: 1, max: 3 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 10 }), async (actions) => {
      await database.delete(wishlistItems)
      const wished: string[][] = [[], []]
      for (const { client, does, chosen, sent } of actions) {
        const who = clients[client]!
        const key = crypto.randomUUID()
        const one = chosen.slice(0, 1)
        for (let time = 0; time < sent; time += 1) {
          if (does === 'merge') await merge(chosen, who, key)
          for (const beer of does === 'merge' ? [] : one)
            await (does === 'add' ? add(beer, who) : remove(beer, who))
        }
        const was = wished[client]!
        if (does === 'remove') wished[client] = was.filter((beer) => !one.includes(beer))
        else wished[client] = [...new Set([...was, ...(does === 'add' ? one : chosen)])]
        expect(await Promise.all(clients.map(ids))).toEqual(wished)
      }
    }),
    { numRuns: runCount(25) },
  )
})
