import { expect, test } from 'vitest'
import { buildBrewery } from '../../../tests/support/builders/builders.ts'
import { addMember, addStaff } from '../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'

const shop = await openOrderShop()

test('a role that is taken away holds for the next call of a page that is open (ROLE-03)', async () => {
  const person = await shop.buyer()
  const { email } = (await shop.get('/api/account', person)).json().client
  const status = async (path: string) => (await shop.get(path, person)).statusCode

  const brewery = await buildBrewery(shop.database, {}, shop.now())
  await addMember(shop.database, { clientId: person.clientId, breweryId: brewery.id, role: 'sales' })
  const today = `/api/sell/${brewery.slug}/today`
  expect(await status(today)).toBe(200)
  await shop.operate('breweries', 'remove-member', brewery.slug, email, 'sales')
  expect(await status(today)).toBe(404)

  await addStaff(shop.database, person.clientId, 'operations')
  expect([await status('/api/admin/orders'), await status('/api/admin/money/ledger')]).toEqual([200, 200])
  await addStaff(shop.database, person.clientId, 'support')
  await shop.operate('staff', 'revoke', email, 'operations')
  expect([await status('/api/admin/orders'), await status('/api/admin/money/ledger')]).toEqual([200, 404])
  await shop.operate('staff', 'revoke', email, 'support')
  expect(await status('/api/admin/orders')).toBe(404)
})
