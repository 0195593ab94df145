import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bearer, registration } from '../../../tests/support/shops/account-shop.ts'
import { openBasketShop } from '../../../tests/support/shops/basket-shop.ts'
import { buildBeer } from '../../../tests/support/builders/builders.ts'
import { clients } from '../../identity/accounts/client-tables.ts'

const shop = await openBasketShop()
const { database } = shop.connection
const item = await shop.variant()
const beer = await buildBeer(database)
const wishlist = '/public/marketplace/wishlist'
const key = () => ({ 'idempotency-key': crypto.randomUUID() })

type Headers = Record<string, string>
const writes: Record<string, (client: Headers) => Promise<{ statusCode: number; body: string }>> = {
  'an addition': (client) => shop.add({ ...item, quantity: 1 }, client),
  'an addition with a key': (client) => shop.add({ ...item, quantity: 1 }, { ...client, ...key() }),
  'a merge': (client) =>
    shop.post('/api/cart/merge', { lines: [{ ...item, quantity: 1 }] }, { ...client, ...key() }),
  'a wish': (client) => shop.post(wishlist, { beerId: beer.id }, client),
  'a merge of wishes': (client) =>
    shop.post(`${wishlist}/merge`, { beerIds: [beer.id] }, { ...client, ...key() }),
}

/** From now on each account that creates a cart or a wish is deleted between its identity check and the write. */
async function deletesOnTheWay(table: string, gone: string): Promise<() => Promise<void>> {
  const body = `begin ${gone}; return new; end`
  await database.execute(
    sql.raw(`create or replace function goes_on_the_way() returns trigger language plpgsql as '${body}'`),
  )
  await database.execute(
    sql.raw(`create trigger goes before insert on ${table} for each row execute function goes_on_the_way()`),
  )
  return async () => void (await database.execute(sql.raw(`drop trigger goes on ${table}`)))
}

test.each(Object.entries(writes))(
  '%s for an account deleted meanwhile is refused as not signed in',
  async (name, write) => {
    const table = name.includes('wish') ? 'wishlist_items' : 'carts'
    const stop = await deletesOnTheWay(table, 'delete from clients where id = new.client_id')
    const session = await shop.register()
    const answer = await write(bearer(session))
    await stop()
    expect([answer.statusCode, JSON.parse(answer.body).message]).toEqual([401, 'Authentication required'])
  },
)

test('a wish for a beer deleted meanwhile finds no beer', async () => {
  const leaving = await buildBeer(database)
  const stop = await deletesOnTheWay('wishlist_items', 'delete from beers where id = new.beer_id')
  const answer = await shop.post(wishlist, { beerId: leaving.id }, bearer(await shop.register()))
  await stop()
  expect([answer.statusCode, answer.json().message]).toEqual([404, 'The beer was not found.'])
})

test('an account deleted during writes to its cart and wishlist goes whole, and no call fails', async () => {
  for (let round = 0; round < 5; round += 1) {
    const session = await shop.register()
    const client = bearer(session)
    const deletion = shop.call('DELETE', '/api/account', { password: registration.password }, client)
    const statuses: number[] = []
    let isGone = false
    const writers = Object.values(writes).map(async (write) => {
      for (;;) {
        if (isGone) return
        statuses.push((await write(client)).statusCode)
      }
    })
    expect((await deletion).statusCode).toBe(204)
    isGone = true
    await Promise.all(writers)
    expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([])
    expect(await database.$count(clients, eq(clients.id, session.client.id))).toBe(0)
  }
})
