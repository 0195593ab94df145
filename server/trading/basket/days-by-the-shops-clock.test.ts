import { expect, test } from 'vitest'
import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import { openBasketShop } from '../../../tests/support/shops/basket-shop.ts'
import { buildBeer, buildBrewery } from '../../../tests/support/builders/builders.ts'
import { containerDeposits } from '../../finance/deposits/deposit-tables.ts'

const shop = await openBasketShop()
const { database } = shop.connection

test('a deposit begins in baskets and in their delivery on the shop’s own day (EMPT-05)', async () => {
  const brewery = await buildBrewery(database)
  const beer = await buildBeer(database, { breweryId: brewery.id })
  const item = await shop.variant({ beerId: beer.id, name: 'Firkin', type: 'cask', volumeMl: 40_914 })
  await database.insert(containerDeposits).values({
    breweryId: brewery.id,
    kind: 'firkin',
    netMinor: 3000,
    fromDay: addDays(londonDay(shop.now()), 40),
    setBy: 'Sales',
    setAt: shop.now().toISOString(),
  })
  const deposits = async () => {
    const { items } = (await shop.post('/public/basket/quote', { lines: [{ ...item, quantity: 1 }] })).json()
    const session = await shop.register()
    const headers = { authorization: `Bearer ${session.token.accessToken}` }
    await shop.add({ ...item, quantity: 1 }, headers)
    const [line] = await shop.items(headers)
    return [items[0].deposit?.netMinor, line!.deposit?.netMinor]
  }
  expect(await deposits()).toEqual([undefined, undefined])
  shop.wait(40 * 86_400)
  expect(await deposits()).toEqual([3000, 3000])
})
