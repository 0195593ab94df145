import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import type { Order } from '../../shared/api/orders.ts'
import { sandboxTokens } from '../../shared/sandbox-cards.ts'
import { checkoutContact } from '../checkout-contact.ts'
import { type Buyer, newBuyer, putIntoCart } from './buyer.ts'
import { keepSession } from './sessions.ts'
import { expect, expectColoursSeen, expectNoViolations, test, watchShifts } from './shop-fixture.ts'
import type { Shop } from './start-shop.ts'
import { signInAnew } from './signed-in.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 900 }
// Of these the shop has plenty, and no other journey counts them
const cans = { words: 'Galena 24 x 440ml can', quantity: 2 }
const stout = { words: 'Slate Stout 500ml bottle' }

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
const slip = (page: Page, number: string) => main(page).getByRole('article', { name: number })

for (const [size, viewport] of Object.entries({ phone, desk })) {
  test(`OPEN-24 orders are listed, the newest first, and an order is told in full, on a ${size}`, async ({
    page,
    shopProcess,
  }) => {
    await page.setViewportSize(viewport)
    const buyer = await newBuyer(shopProcess, [cans, stout])
    const first = await order(shopProcess, buyer)
    await putIntoCart(shopProcess.url, buyer, [stout])
    const second = await order(shopProcess, buyer, false)
    await keepSession(page, buyer)
    const shifts = await watchShifts(page)
    await page.goto('/account/orders')

    await expect(main(page).getByRole('article')).toHaveCount(2)
    await expect(main(page).getByRole('article').first()).toHaveAccessibleName(second.number)
    await expect(main(page)).toContainText('2 orders')
    await expect(slip(page, first.number)).toContainText('Whitespots Brewing Company')
    await expect(slip(page, first.number)).toContainText('£162.72 inc VAT · 3 items')
    await expect(slip(page, first.number)).toContainText('Paid')
    await expect(slip(page, second.number)).toContainText('Not paid yet')
    await expect(slip(page, second.number).getByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      `/account/orders/${second.number}/payment`,
    )
    await expectNoViolations(page)
    expect(await shifts()).toBe(0)

    await slip(page, first.number).getByRole('link', { name: first.number }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Order ${first.number}` })).toBeVisible()
    const part = page.getByRole('region', { name: 'Whitespots Brewing Company', exact: true })
    await expect(part).toContainText('Delivered to you')
    await expect(part.getByRole('row').filter({ hasText: 'Galena' })).toContainText('£105.60')
    await expect(part).toContainText('Total of this part inc VAT £126.72')
    const sums = page.getByRole('region', { name: 'What it costs' })
    await expect(sums).toContainText('VAT 20% on £135.60')
    await expect(sums).toContainText('£162.72')
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

test('OPEN-24 an unpaid order leads to its payment and has no invoice yet', async ({ page, shopProcess }) => {
  const buyer = await newBuyer(shopProcess, [stout])
  const { number } = await order(shopProcess, buyer, false)
  await keepSession(page, buyer)
  await page.goto(`/account/orders/${number}`)
  const notice = main(page).getByRole('status').filter({ hasText: 'This order is not paid yet.' })
  await expect(notice).toContainText('We hold the beer for you until')
  await expect(main(page).getByRole('button', { name: 'Invoice as PDF' })).toHaveCount(0)
  await notice.getByRole('link', { name: 'Pay now' }).click()
  await expect(page).toHaveURL(`/account/orders/${number}/payment`)
  await expect(page.getByRole('heading', { level: 1, name: 'Pay for your order' })).toBeVisible()
})

test('OPEN-24 ordering again fills the basket and tells what is different', async ({ page, shopProcess }) => {
  await page.setViewportSize(desk)
  const buyer = await newBuyer(shopProcess, [cans, stout])
  const { number } = await order(shopProcess, buyer)
  await keepSession(page, buyer)
  await page.goto(`/account/orders/${number}`)
  await main(page).getByRole('button', { name: 'Order again' }).click()
  const drawer = page.getByRole('dialog', { name: 'Shopping Basket' })
  await expect(drawer.getByRole('link', { name: 'Galena' })).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'Slate Stout' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(
    main(page).getByRole('status').filter({ hasText: 'All of it is in your basket.' }),
  ).toBeVisible()

  await page.route(`**/api/orders/${number}/reorder`, async (route) => {
    const answer = await route.fetch()
    const reorder = await answer.json()
    const change = {
      title: 'Slate Stout',
      variantLabel: '12 x 500ml Bottle',
      quantityOrdered: 1,
      quantity: 0,
      priceWasMinor: 3000,
      priceMinor: 3000,
    }
    await route.fulfill({ json: { ...reorder, changes: [{ ...change, reason: 'sold_out' }] } })
  })
  await main(page).getByRole('button', { name: 'Order again' }).click()
  await drawer.getByRole('button', { name: 'Close' }).click()
  const told = main(page).getByRole('status').filter({ hasText: 'It is in your basket, with changes:' })
  await expect(told).toContainText('Slate Stout, 12 x 500ml Bottle: is sold out')
})

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'latin1')
}

test('OPEN-24 orders are taken away as CSV and the invoice as PDF, with the client’s token alone', async ({
  page,
  shopProcess,
}) => {
  const buyer = await newBuyer(shopProcess, [stout])
  const { number } = await order(shopProcess, buyer)
  await keepSession(page, buyer)
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
    main(page).getByRole('button', { name: 'Invoice as PDF' }).click(),
  ])
  expect(invoice.suggestedFilename()).toBe(`invoice-${number}-1.pdf`)
  expect(await textOf(invoice)).toMatch(/^%PDF-/)
})

test('OPEN-24 an order prints without what is only of the screen', async ({ page, shopProcess }) => {
  const buyer = await newBuyer(shopProcess, [stout])
  const { number } = await order(shopProcess, buyer)
  await keepSession(page, buyer)
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

test('OPEN-24 many orders come in pages', async ({ page, shopProcess }) => {
  const buyer = await newBuyer(shopProcess, [])
  const numbers: string[] = []
  for (let at = 0; at < 11; at += 1) {
    await putIntoCart(shopProcess.url, buyer, [cans])
    numbers.push((await order(shopProcess, buyer)).number)
  }
  await keepSession(page, buyer)
  await page.goto('/account/orders')
  await expect(main(page)).toContainText('11 orders, page 1 of 2')
  await expect(main(page).getByRole('article')).toHaveCount(10)
  await main(page).getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/account/orders?page=2')
  await expect(main(page).getByRole('article')).toHaveCount(1)
  await expect(slip(page, numbers[0]!)).toBeVisible()
})

test('OPEN-24 what cannot be loaded can be tried again, another’s order is not told of', async ({
  page,
  context,
  shopProcess,
}) => {
  const buyer = await newBuyer(shopProcess, [stout])
  const { number } = await order(shopProcess, buyer)
  await signInAnew(page, shopProcess.url)
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

test('OPEN-24 a guest is asked to sign in, and no page holds anything of a client', async ({
  page,
  shopProcess,
}) => {
  const buyer = await newBuyer(shopProcess, [stout])
  const { number } = await order(shopProcess, buyer)
  const path = `/account/orders/${number}`
  const html = await (
    await fetch(shopProcess.url + path, { headers: { authorization: `Bearer ${buyer.token.accessToken}` } })
  ).text()
  expect(html).not.toContain('Slate Stout')
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
