import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import type { Order } from '../../shared/api/orders-api.ts'
import { sandboxTokens } from '../../shared/orders/sandbox-cards.ts'
import { checkoutContact } from '../support/builders/checkout-contact.ts'
import { type Buyer, newBuyer, putIntoCart } from '../support/pages/buyer.ts'
import { storeSession } from '../support/pages/sessions.ts'
import {
  expect,
  expectColoursSeen,
  expectNoViolations,
  test,
  watchShifts,
} from '../support/shops/shop-fixture.ts'
import type { Shop } from '../support/shops/start-shop-process.ts'
import { signInAgain } from '../support/pages/signed-in.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }
// Of these the shop has plenty, and no other journey counts them
const cans = { words: 'Galena 24 x 440ml can', quantity: 2 }
const pilsner = { words: 'Shore Pilsner 24 x 440ml can' }

async function callAs(buyer: Buyer, url: string, body: object): Promise<Order> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      authorization: `Bearer ${buyer.token.accessToken}`,
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Order
}
/** Orders what is in the buyer's basket. */
async function order({ url }: Shop, buyer: Buyer, isPaid = true): Promise<Order> {
  const placed = await callAs(buyer, `${url}/api/orders`, { contact: checkoutContact, payment: 'card' })
  if (!isPaid) return placed
  return callAs(buyer, `${url}/api/orders/${placed.number}/payment`, { token: sandboxTokens.success })
}
const main = (page: Page) => page.getByRole('main')
const card = (page: Page, number: string) => main(page).getByRole('article', { name: number })

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  test(`orders are listed, the newest first, and an order is shown in full, on a ${size} (OPEN-24)`, async ({
    page,
    shopProcess,
  }) => {
    await page.setViewportSize(viewport)
    const buyer = await newBuyer(shopProcess, [cans, pilsner])
    const first = await order(shopProcess, buyer)
    await putIntoCart(shopProcess.url, buyer, [pilsner])
    const second = await order(shopProcess, buyer, false)
    await storeSession(page, buyer)
    const shifts = await watchShifts(page)
    await page.goto('/account/orders')

    await expect(main(page).getByRole('article')).toHaveCount(2)
    await expect(main(page).getByRole('article').first()).toHaveAccessibleName(second.number)
    await expect(main(page)).toContainText('2 orders')
    await expect(card(page, first.number)).toContainText('Whitespots Brewing Company')
    await expect(card(page, first.number)).toContainText('£190.32 inc VAT · 3 items')
    await expect(card(page, first.number)).toContainText('Paid')
    await expect(card(page, second.number)).toContainText('Not paid yet')
    await expect(card(page, second.number).getByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      `/account/orders/${second.number}/payment`,
    )
    await expectNoViolations(page)
    expect(await shifts()).toBe(0)

    await card(page, first.number).getByRole('link', { name: first.number }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Order ${first.number}` })).toBeVisible()
    const part = page.getByRole('region', { name: 'Whitespots Brewing Company', exact: true })
    await expect(part).toContainText('Waiting for the brewery')
    await expect(part.getByRole('row').filter({ hasText: 'Galena' })).toContainText('£105.60')
    await expect(part).toContainText('Total inc VAT£126.72')
    const sums = page.getByRole('region', { name: 'What it costs' })
    await expect(sums).toContainText('VAT 20% on £158.60')
    await expect(sums).toContainText('£190.32')
    await expect(page.getByRole('region', { name: 'Where it goes' })).toContainText('1 Swan Street')
    await expect(page.getByRole('region', { name: 'What happened' }).getByRole('listitem')).toContainText([
      'Order placed',
      'Payment received',
    ])
    await expectNoViolations(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectColoursSeen(page)
    expect(await shifts()).toBe(0)
  })
}

test('an unpaid order leads to its payment and has no invoice yet (OPEN-24)', async ({
  page,
  shopProcess,
}) => {
  const buyer = await newBuyer(shopProcess, [pilsner])
  const { number } = await order(shopProcess, buyer, false)
  await storeSession(page, buyer)
  await page.goto(`/account/orders/${number}`)
  const notice = main(page).getByRole('status').filter({ hasText: 'This order is not paid yet.' })
  await expect(notice).toContainText('We hold the beer for you until')
  await expect(main(page).getByRole('button', { name: 'Documents as PDF' })).toHaveCount(0)
  await notice.getByRole('link', { name: 'Pay now' }).click()
  await expect(page).toHaveURL(`/account/orders/${number}/payment`)
  await expect(page.getByRole('heading', { level: 1, name: 'Pay for your order' })).toBeVisible()
})

test('ordering again fills the basket and tells what is different (OPEN-24)', async ({
  page,
  shopProcess,
}) => {
  await page.setViewportSize(desktop)
  const buyer = await newBuyer(shopProcess, [cans, pilsner])
  const { number } = await order(shopProcess, buyer)
  await storeSession(page, buyer)
  await page.goto(`/account/orders/${number}`)
  await main(page).getByRole('button', { name: 'Order again' }).click()
  const drawer = page.getByRole('dialog', { name: 'Shopping Basket' })
  await expect(drawer.getByRole('link', { name: 'Galena' })).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'Shore Pilsner' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(
    main(page).getByRole('status').filter({ hasText: 'All of it is in your basket.' }),
  ).toBeVisible()

  await page.route(`**/api/orders/${number}/reorder`, async (route) => {
    const answer = await route.fetch()
    const reorder = await answer.json()
    const change = {
      title: 'Shore Pilsner',
      variantLabel: '24 x 440ml Can',
      quantityOrdered: 1,
      quantity: 0,
      priceWasMinor: 3000,
      priceMinor: 3000,
    }
    await route.fulfill({ json: { ...reorder, changes: [{ ...change, reason: 'sold_out' }] } })
  })
  await main(page).getByRole('button', { name: 'Order again' }).click()
  await drawer.getByRole('button', { name: 'Close' }).click()
  const notice = main(page).getByRole('status').filter({ hasText: 'It is in your basket, with changes:' })
  await expect(notice).toContainText('Shore Pilsner, 24 x 440ml Can: is sold out')
})

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'latin1')
}

test('orders are taken away as CSV and the invoice as PDF, with the client’s token alone (OPEN-24)', async ({
  page,
  shopProcess,
}) => {
  const buyer = await newBuyer(shopProcess, [pilsner])
  const { number } = await order(shopProcess, buyer)
  await storeSession(page, buyer)
  await page.goto('/account/orders')
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'Download as CSV' }).click(),
  ])
  expect(csv.suggestedFilename()).toBe('dray-orders.csv')
  expect(await textOf(csv)).toContain(number)

  await page.goto(`/account/orders/${number}`)
  const [invoice] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'Documents as PDF' }).click(),
  ])
  expect(invoice.suggestedFilename()).toBe(`${number}.pdf`)
  expect(await textOf(invoice)).toMatch(/^%PDF-/)
})

test('an order prints without what is only of the screen (OPEN-24)', async ({ page, shopProcess }) => {
  const buyer = await newBuyer(shopProcess, [pilsner])
  const { number } = await order(shopProcess, buyer)
  await storeSession(page, buyer)
  await page.goto(`/account/orders/${number}`)
  await expect(main(page).getByRole('table')).toBeVisible()
  const frame = page.locator('#app :is(aside, header, footer):not(main *)')
  await expect(frame.filter({ visible: true })).toHaveCount(3)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
  await expect(main(page).getByRole('table')).toBeVisible()
  await expect(page.getByRole('region', { name: 'What it costs' })).toBeVisible()
  await expect(frame.filter({ visible: true })).toHaveCount(0)
  await expect(main(page).getByRole('button', { name: 'Print' })).toBeHidden()
})

test('many orders come in pages (OPEN-24)', async ({ page, shopProcess }) => {
  const buyer = await newBuyer(shopProcess, [])
  const numbers: string[] = []
  for (let at = 0; at < 11; at += 1) {
    await putIntoCart(shopProcess.url, buyer, [cans])
    numbers.push((await order(shopProcess, buyer)).number)
  }
  await storeSession(page, buyer)
  await page.goto('/account/orders')
  await expect(main(page)).toContainText('11 orders, page 1 of 2')
  await expect(main(page).getByRole('article')).toHaveCount(10)
  await main(page).getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/account/orders?page=2')
  await expect(main(page).getByRole('article')).toHaveCount(1)
  await expect(card(page, numbers[0]!)).toBeVisible()
})

test('what cannot be loaded can be tried again, another’s order is not shown (OPEN-24)', async ({
  page,
  context,
  shopProcess,
}) => {
  const buyer = await newBuyer(shopProcess, [pilsner])
  const { number } = await order(shopProcess, buyer)
  await signInAgain(page, shopProcess.url)
  await page.goto(`/account/orders/${number}`)
  await expect(page.getByRole('heading', { name: 'You have no order of this number.' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'See your orders' })).toHaveAttribute(
    'href',
    '/account/orders',
  )

  await context.route('**/api/orders?page=1', (route) => route.abort())
  await page.goto('/account/orders')
  await expect(page.getByRole('heading', { name: 'Your orders could not be loaded.' })).toBeVisible()
  await expect(main(page)).toContainText('The shop could not be reached.')
  await context.unroute('**/api/orders?page=1')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'You have no orders yet.' })).toBeVisible()
})

test('a guest is asked to sign in, and no page holds anything of a client (OPEN-24)', async ({
  page,
  shopProcess,
}) => {
  const buyer = await newBuyer(shopProcess, [pilsner])
  const { number } = await order(shopProcess, buyer)
  const path = `/account/orders/${number}`
  const html = await (
    await fetch(shopProcess.url + path, { headers: { authorization: `Bearer ${buyer.token.accessToken}` } })
  ).text()
  expect(html).not.toContain('Shore Pilsner')
  expect(html).not.toContain(checkoutContact.lastname)
  expect(html).toContain('<meta name="robots" content="noindex, follow">')
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    `/account/login?next=${encodeURIComponent(path)}`,
  )
  expect((await page.goto('/account/orders/DRAY-AAAA-00'))?.status()).toBe(404)
})
