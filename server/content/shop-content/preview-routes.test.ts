import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import {
  buildBeer,
  buildBrewery,
  buildContainer,
  buildGroup,
} from '../../../tests/support/builders/builders.ts'
import { openTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { bearer, openAccountShop } from '../../../tests/support/shops/account-shop.ts'
import { addStaff } from '../../../tests/support/shops/add-staff.ts'

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

test('what is on every page is looked at on a list, a beer and a group too, while visitors see none of it (STAF-22)', async () => {
  await buildGroup(connection.database, { name: 'Tern Coast', slug: 'tern-coast', breweryIds: [breweryId] })
  const message = 'Our vans rest on Friday.'
  const strip = { enabled: true, text: message, link: null }
  const made = await shop.post(
    '/api/admin/shop/notice-strip/page',
    { json: JSON.stringify(strip) },
    { 'idempotency-key': randomUUID(), ...operations },
  )
  expect(made.statusCode, made.body).toBe(200)
  const { href } = made.json()
  const heading = { home: 'Salt Marsh', list: 'All beers', beer: 'Salt Marsh</h1>', group: 'Tern Coast</h1>' }
  for (const [name, text] of Object.entries(heading)) {
    const page = await shop.get(`${href}?page=${name}`)
    expect(page.statusCode, name).toBe(200)
    for (const shown of [message, text]) expect(page.body.includes(shown), `${name}: ${shown}`).toBe(true)
  }
  expect((await shop.get(`${href}?page=checkout`)).statusCode).toBe(404)
  for (const path of ['/', '/shop', '/groups/tern-coast'])
    expect((await shop.get(path)).body.includes(message), path).toBe(false)
})
