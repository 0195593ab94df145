import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildBeer } from '../../../tests/support/builders/builders.ts'
import { bearer } from '../../../tests/support/shops/account-shop.ts'
import { openBasketShop } from '../../../tests/support/shops/basket-shop.ts'
import type { CartItem } from '../../../shared/api/basket-api.ts'
import { containerDeposits, returnableContainers } from '../../finance/deposits/deposit-tables.ts'
import { groups } from '../../catalogue/groups/group-tables.ts'

const shop = await openBasketShop()

const quantities = async (client: { authorization: string }) =>
  (await shop.items(client)).map(({ quantity }) => quantity)

test('a line’s quantity is set, capped, and returned with the current price (CAPI-12)', async () => {
  const client = bearer(await shop.register())
  const item = await shop.variant({ availableUnits: 6, priceMinor: 10_000 })
  const first: CartItem = (await shop.add({ ...item, quantity: 2 }, client)).json().item
  const same = { ...first, commerceSnapshot: expect.anything() }
  const set = async (quantity: number) => (await shop.patch(first.cartItemId, quantity, client)).json().item
  expect(await set(3)).toEqual({ ...same, quantity: 3 })
  expect(await set(5.5)).toEqual({ ...same, quantity: 5 })
  expect(await set(60)).toEqual({ ...same, quantity: 6 })
  await shop.change(item, { priceMinor: 10_500, stock: 4 })
  const now = { priceMinor: 10_500, priceDisplay: '£105.00', priceChangeMinor: 500, maxQuantity: 4 }
  expect(await set(9)).toEqual({ ...same, ...now, quantity: 4, stockLabel: 'In stock: 4' })
  expect(await quantities(client)).toEqual([4])
})

test('a line that was set has its deposit as the cart shows it, unless its brewery says otherwise (EMPT-05, CAPI-12)', async () => {
  const client = bearer(await shop.register())
  const beer = await buildBeer(shop.connection.database)
  const ofBeer = (name: string, volumeMl: number) =>
    shop.variant({ beerId: beer.id, name, volumeMl, availableUnits: 9 })
  const firkin = await ofBeer('Firkin', 40_900)
  const unreturned = await ofBeer('9 gallon firkin', 40_900)
  const bottles = await ofBeer('12 × 500 ml bottles', 500)
  await setFirkinDeposits(beer.breweryId)
  await shop.connection.database
    .insert(returnableContainers)
    .values({ variantId: unreturned.variantId, breweryId: beer.breweryId, isReturnable: false })
  for (const item of [firkin, unreturned, bottles]) await shop.add({ ...item, quantity: 1 }, client)
  const lines = await shop.items(client)
  expect(lines.map(({ deposit }) => deposit?.netMinor)).toEqual([4500, undefined, undefined])
  for (const line of lines) expect((await shop.patch(line.cartItemId, 1, client)).json().item).toEqual(line)
})

/** What held before, what holds, and what will. */
const setFirkinDeposits = (breweryId: string) =>
  shop.connection.database.insert(containerDeposits).values(
    [
      { netMinor: 3000, fromDay: '2020-01-01' },
      { netMinor: 4500, fromDay: '2021-01-01' },
      { netMinor: 6000, fromDay: '2999-01-01' },
    ].map((term) => ({
      ...term,
      breweryId,
      kind: 'firkin' as const,
      setBy: 'Sal Hart',
      setAt: '2020-01-01T09:00:00Z',
    })),
  )

test('lines of the same beer with and without a group change independently', async () => {
  const client = bearer(await shop.register())
  const item = await shop.variant({ availableUnits: 50 })
  const group = await shop.group()
  const ofGroup: CartItem = (await shop.add({ ...item, quantity: 2, groupSlug: group.slug }, client)).json()
    .item
  const regular: CartItem = (await shop.add({ ...item, quantity: 3 }, client)).json().item
  const set = async (line: CartItem, quantity: number) =>
    (await shop.patch(line.cartItemId, quantity, client)).json().item
  expect(await set(ofGroup, 6)).toMatchObject({ quantity: 6 })
  expect(await set(regular, 8)).toMatchObject({ quantity: 8 })
  expect(await quantities(client)).toEqual([6, 8])
})

test('an accessory is capped by its own maximum, and a visitor without a session sets it too (CAPI-12)', async () => {
  const item = await shop.upsell({ maxQuantity: 3 })
  const added = await shop.add({ ...item, quantity: 1 }, {})
  const visitor = { cookie: String(added.headers['set-cookie']).split(';')[0]! }
  const line: CartItem = added.json().item
  const set = async (quantity: number) => (await shop.patch(line.cartItemId, quantity, visitor)).json().item
  const same = { ...line, commerceSnapshot: expect.anything() }
  expect(await set(9)).toEqual({ ...same, quantity: 3 })
  expect((await shop.patch(line.cartItemId, 2, {})).statusCode).toBe(404)
  expect((await shop.patch(crypto.randomUUID(), 2, visitor)).statusCode).toBe(404)
  expect((await shop.items(visitor)).map(({ quantity }) => quantity)).toEqual([3])
})

test('a sold-out line only decreases, and a line retains the name of a deleted group (CART-36)', async () => {
  const client = bearer(await shop.register())
  const item = await shop.variant({ availableUnits: 9 })
  const group = await shop.group()
  const line: CartItem = (await shop.add({ ...item, quantity: 4, groupSlug: group.slug }, client)).json().item
  await shop.change(item, { stock: 0 })
  await shop.connection.database.delete(groups).where(eq(groups.id, group.id))
  const set = async (quantity: number) => (await shop.patch(line.cartItemId, quantity, client)).json().item
  const named = { group: { id: group.id, slug: group.slug, name: group.name } }
  expect(await set(7)).toMatchObject({ ...named, quantity: 4, maxQuantity: 0 })
  expect(await set(2)).toMatchObject({ ...named, quantity: 2, maxQuantity: 0 })
})

test('an ended session, an expired token and another client change nothing', async () => {
  const session = await shop.register()
  const item = await shop.variant({ availableUnits: 50 })
  const line: CartItem = (await shop.add({ ...item, quantity: 2 }, bearer(session))).json().item
  const set = async (client: { authorization: string }) =>
    (await shop.patch(line.cartItemId, 7, client)).statusCode
  const again = await shop.signIn(session.client.email)
  expect(await set(bearer(await shop.register()))).toBe(404)
  await shop.post('/public/auth/logout', { refreshToken: session.refresh.refreshToken })
  expect(await set(bearer(session))).toBe(401)
  expect(await quantities(bearer(again))).toEqual([2])
  shop.wait(21 * 60)
  expect(await set(bearer(again))).toBe(401)
})
