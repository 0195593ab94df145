import { expect, test } from 'vitest'
import { checkoutContact } from '../support/builders/checkout-contact.ts'
import { answerOf, openProgramShop } from '../support/shops/program-shop.ts'

const shop = await openProgramShop()
const { client: dray } = await shop.buyerProgram()

test('it fills the basket, orders on account, and reads order and documents (PLAT-02, PLAT-04)', async () => {
  const variantId = shop.firkin.storefrontVariantId!
  const item = { kind: 'variant', variantId, quantity: 2 } as const
  await answerOf(dray.POST('/api/cart/items', { body: item }))
  const basket = await answerOf(dray.GET('/api/cart'))
  expect(basket.items).toMatchObject([{ variantId, quantity: 2 }])
  const methods = await answerOf(dray.GET('/api/orders/payment-methods'))
  expect(JSON.stringify(methods)).toContain('invoice')
  const order = () =>
    dray.POST('/api/orders', {
      params: { header: { 'idempotency-key': 'till-order-0004' } },
      body: { contact: checkoutContact, payment: 'invoice' },
    })
  const placed = await answerOf(order())
  if (!('number' in placed)) throw new Error('The order is above a limit')
  expect(await answerOf(order())).toMatchObject({ number: placed.number })
  const { orders } = await answerOf(dray.GET('/api/orders'))
  expect(orders.map(({ number }) => number)).toEqual([placed.number])
  for (const verb of ['accept', 'dispatch']) await shop.operate('orders', verb, placed.number)
  const read = await answerOf(
    dray.GET('/api/orders/{number}', { params: { path: { number: placed.number } } }),
  )
  expect(read.consignments[0]).toMatchObject({ state: 'dispatched' })
  const { data } = await dray.GET('/api/orders/{number}/invoice.pdf', {
    params: { path: { number: placed.number } },
    parseAs: 'blob',
  })
  expect(await (data as Blob).slice(0, 5).text()).toBe('%PDF-')
  const { documents } = await answerOf(
    dray.GET('/api/orders/{number}/documents', { params: { path: { number: placed.number } } }),
  )
  expect(documents).toMatchObject([{ kind: 'invoice', totalMinor: placed.totalMinor, aboutId: null }])
  const document = await dray.GET('/api/documents/{id}.pdf', {
    params: { path: { id: documents[0]!.id } },
    parseAs: 'blob',
  })
  expect(await (document.data as Blob).slice(0, 5).text()).toBe('%PDF-')
  const credit = await answerOf(dray.GET('/api/account/credit'))
  expect(JSON.stringify(credit)).toContain(placed.number)
  const { data: csv } = await dray.GET('/api/orders/export.csv', { parseAs: 'text' })
  expect(csv).toContain(placed.number)
})

test('it pays by no card, and changes nothing that its scopes do not name (PLAT-02, PLAT-03)', async () => {
  await answerOf(
    dray.POST('/api/cart/items', {
      body: { kind: 'variant', variantId: shop.firkin.storefrontVariantId!, quantity: 1 },
    }),
  )
  const { error } = await dray.POST('/api/orders', {
    body: { contact: checkoutContact, payment: 'card' },
  })
  expect(error?.code).toBe('on_account_only')
  const { client } = await shop.buyerProgram(['orders:read'])
  expect((await client.GET('/api/cart')).error).toMatchObject({ code: 'scope_missing', field: 'basket' })
})
