import { expect, test } from 'vitest'
import { openWholeShop } from '../../tests/whole-shop.ts'

const shop = await openWholeShop(async () => {}, { lasts: 'file' })

test('OPEN-24 the list of orders is a kept page with the number of its page', async () => {
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

test('OPEN-24 the page of an order is read by its number however it is typed, kept by nobody and listed nowhere', async () => {
  const page = await shop.app.inject('/account/orders/dray4444-85')
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('<h1')
  expect(page.body).toContain('Order DRAY-4444-85')
  expect(page.body).toContain('<meta name="robots" content="noindex, follow">')
  expect(page.headers['cache-control']).not.toContain('public')
  expect((await shop.app.inject('/account/orders/DRAY-4444-00')).statusCode).toBe(404)
})
