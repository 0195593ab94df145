import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { buildBeer, buildBrewery, buildContainer } from '../../tests/support/builders/builders.ts'
import { openTestDatabase } from '../../tests/support/servers/test-database.ts'
import { bearer, openAccountShop } from '../../tests/support/shops/account-shop.ts'
import { addStaff } from '../../tests/support/shops/add-staff.ts'

const connection = await openTestDatabase()
afterAll(() => connection.close())
const { id: breweryId } = await buildBrewery(connection.database, { name: 'Tern & Sons', slug: 'tern' })
const beer = await buildBeer(connection.database, { breweryId, name: 'Salt Marsh', style: 'gose' })
await buildContainer(connection.database, { beerId: beer.id, name: '30L Keg', availableUnits: 7 })
const shop = await openAccountShop({ connection, lasts: 'file' })
const session = await shop.register()
await addStaff(connection.database, session.client.id, 'operations')
const operations = bearer(session)

test('the home page is looked at before anybody has opened the shop, with the beers that it shows (STAF-22)', async () => {
  const hero = {
    id: 'porter',
    category: null,
    title: 'Christmas porter, by the pallet',
    message: null,
    showButton: false,
    buttonText: null,
    buttonLink: null,
    theme: 'dark',
    imageUrl: '/pictures/scene/cellar.svg',
    imageWidth: 1600,
    imageHeight: 900,
    position: 1,
    displaySeconds: 8,
  }
  const made = await shop.post(
    '/api/admin/shop/heroes/page',
    { json: JSON.stringify([hero]) },
    { 'idempotency-key': randomUUID(), ...operations },
  )
  const page = await shop.get(made.json().href)
  expect(page.statusCode).toBe(200)
  for (const shown of [hero.title, 'Salt Marsh']) expect(page.body.includes(shown), shown).toBe(true)
  expect((await shop.get('/')).body.includes(hero.title)).toBe(false)
})
