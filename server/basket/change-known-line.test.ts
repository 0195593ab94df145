import { expect, test } from 'vitest'
import { bearer } from '../../tests/account-shop.ts'
import { openBasketShop } from '../../tests/basket-shop.ts'
import { buildGroup } from '../../tests/builders.ts'
import type { CartItem } from '../../shared/api/basket.ts'

const shop = await openBasketShop()

const quantities = async (client: { authorization: string }) =>
  (await shop.items(client)).map(({ quantity }) => quantity)

test('a line that is there is changed as one that is not: added to, set, capped, told with the price of now', async () => {
  const client = bearer(await shop.register())
  const item = await shop.variant({ availableUnits: 6, priceMinor: 10_000 })
  const first: CartItem = (await shop.add({ ...item, quantity: 2 }, client)).json().item
  const same = { ...first, commerceSnapshot: expect.anything() }
  const change = async (body: object) => (await shop.add({ ...item, ...body }, client)).json().item
  expect(await change({ quantity: 1 })).toEqual({ ...same, quantity: 3 })
  expect(await change({ quantity: 5.5, replaceQuantity: true })).toEqual({ ...same, quantity: 5 })
  expect(await change({ quantity: 3 })).toEqual({ ...same, quantity: 6 })
  await shop.change(item, { priceMinor: 10_500, stock: 4 })
  const now = { priceMinor: 10_500, priceDisplay: '£105.00', priceChangeMinor: 500, maxQuantity: 4 }
  expect(await change({ quantity: 9, replaceQuantity: true })).toEqual({
    ...same,
    ...now,
    quantity: 4,
    stockLabel: 'In stock: 4',
  })
  expect(await quantities(client)).toEqual([4])
})

test('the line of a group is another one than that of the regular basket', async () => {
  const client = bearer(await shop.register())
  const item = await shop.variant({ availableUnits: 50 })
  const group = await buildGroup(shop.connection.database, {})
  await shop.add({ ...item, quantity: 2, groupSlug: group.slug }, client)
  await shop.add({ ...item, quantity: 3 }, client)
  await shop.add({ ...item, quantity: 4, groupId: group.id }, client)
  await shop.add({ ...item, quantity: 5 }, client)
  expect(await quantities(client)).toEqual([6, 8])
})

test('a session that was ended, an expired token and another client change nothing', async () => {
  const session = await shop.register()
  const item = await shop.variant({ availableUnits: 50 })
  await shop.add({ ...item, quantity: 2 }, bearer(session))
  const again = await shop.signIn(session.client.email)
  const other = bearer(await shop.register())
  await shop.add({ ...item, quantity: 7 }, other)
  await shop.add({ ...item, quantity: 1 }, other)
  await shop.post('/public/auth/logout', { refreshToken: session.refresh.refreshToken })
  const refused = await shop.add({ ...item, quantity: 1 }, bearer(session))
  expect(refused.statusCode).toBe(401)
  expect([await quantities(bearer(again)), await quantities(other)]).toEqual([[2], [8]])
  shop.wait(21 * 60)
  expect((await shop.add({ ...item, quantity: 1 }, bearer(again))).statusCode).toBe(401)
})
