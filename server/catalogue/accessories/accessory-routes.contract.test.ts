import { expect, test } from 'vitest'
import { buildAccessory } from '../../../tests/support/builders/builders.ts'
import { openPublicApi } from '../../../tests/support/shops/public-api.ts'
import type { Database } from '../../platform/database/database.ts'

const count = (number: number) => async (database: Database) => {
  for (let made = 0; made < number; made += 1) await buildAccessory(database)
}

test('accessories answer every field, their pictures too (API-44, ENT-32, ENT-33)', async () => {
  const { get, stored } = await openPublicApi((database) =>
    buildAccessory(database, { slug: 'sankey', name: 'Sankey coupler', couplerType: 's', maxQuantity: 3 }),
  )
  const picture = `/pictures/accessory/${stored.picture}.svg`
  expect((await get('/public/upsells')).body).toEqual({
    upsells: [
      {
        id: stored.id,
        slug: 'sankey',
        name: 'Sankey coupler',
        description: '',
        priceMinor: 2500,
        price: '£25.00',
        couplerType: 's',
        displayOrder: 0,
        currentStock: 7,
        maxQuantity: 3,
        isSoldOut: false,
        stockMessage: 'In stock: 7',
        images: [{ id: expect.any(String), url: picture, iconUrl: picture, isDefault: true }],
      },
    ],
  })
})

test('an accessory without stock is sold out (SHOP-54)', async () => {
  const { get } = await openPublicApi((database) => buildAccessory(database, { currentStock: 0 }))
  const { body } = await get('/public/upsells')
  expect(body.upsells[0]).toMatchObject({ isSoldOut: true, stockMessage: 'Sold out' })
})

test('the limit is 20 unless asked, from 1 to 50 (API-42, API-45, API-46)', async () => {
  const { get } = await openPublicApi(count(55))
  const answered = async (query: string) => (await get(`/public/upsells?${query}`)).body.upsells.length
  expect(await answered('limit=2')).toBe(2)
  expect(await answered('limit=0')).toBe(1)
  expect(await answered('limit=100')).toBe(50)
  expect(await answered('')).toBe(20)
})

test('repeated couplers answer the accessories of each, in their order of display (API-43)', async () => {
  const { get } = await openPublicApi(async (database) => {
    await buildAccessory(database, { slug: 'd', couplerType: 'd', displayOrder: 2 })
    await buildAccessory(database, { slug: 's', couplerType: 's', displayOrder: 1 })
    await buildAccessory(database, { slug: 'tray', couplerType: null })
  })
  const slugs = async (query: string) =>
    (await get(`/public/upsells?${query}`)).body.upsells.map((upsell: { slug: string }) => upsell.slug)
  expect(await slugs('coupler=s&coupler=d')).toEqual(['s', 'd'])
  expect(await slugs('coupler=S')).toEqual(['s'])
  expect(await slugs('coupler=grundy')).toEqual([])
})
