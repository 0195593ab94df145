import { expect, test } from 'vitest'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'

const shop = await openWholeShop(async () => {}, { lasts: 'file' })

test('caches the list of orders by its page number (OPEN-24)', async () => {
  const reply = await shop.app.inject({
    url: '/account/orders?page=2&colour=red',
    headers: { accept: 'application/json' },
  })
  expect(reply.json()).toMatchObject({ route: 'accountOrders', data: { title: 'Your orders', page: 2 } })
  const wrong = await shop.app.inject({
    url: '/account/orders?page=-4',
    headers: { accept: 'application/json' },
  })
  expect(wrong.json()).toMatchObject({ data: { page: 1 } })
})

test('reads an order’s page by its number in any typed form, never caches it and lists it nowhere (OPEN-24)', async () => {
  const page = await shop.app.inject('/account/orders/dray4444-85')
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('<h1')
  expect(page.body).toContain('Order DRAY-4444-85')
  expect(page.body).toContain('<meta name="robots" content="noindex, follow">')
  expect(page.headers['cache-control']).not.toContain('public')
  expect((await shop.app.inject('/account/orders/DRAY-4444-00')).statusCode).toBe(404)
})
