import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { settingsNames, settingsSections } from '../../shared/accounts/settings-pages.ts'
import { checkoutContact } from '../support/builders/checkout-contact.ts'
import { orderBasket } from '../support/pages/staff-orders.ts'
import { newBuyer, putIntoCart } from '../support/pages/buyer.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { expect, test, watchShifts } from '../support/shops/shop-fixture.ts'
import { signInAgain } from '../support/pages/signed-in.ts'

// Of these the shop has plenty, and no other journey counts them
const cans = { words: 'Galena 24 x 440ml can', quantity: 2 }
const pilsner = { words: 'Shore Pilsner 24 x 440ml can' }

const main = (page: Page) => page.getByRole('main')
const card = (page: Page, number: string) => main(page).getByRole('article', { name: number })

test(
  'orders are listed, the newest first, an order is shown in full, and an unpaid one leads to its payment (OPEN-24)',
  { tag: '@core' },
  async ({ page, shopProcess }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const buyer = await newBuyer(shopProcess, [cans, pilsner])
    const first = await orderBasket(shopProcess.url, buyer)
    await putIntoCart(shopProcess.url, buyer, [pilsner])
    const second = await orderBasket(shopProcess.url, buyer, false)
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
    expect(await shifts()).toBe(0)
    await page.goto(`/account/orders/${second.number}`)
    const notice = main(page).getByRole('status').filter({ hasText: 'This order is not paid yet.' })
    await expect(notice).toContainText('We hold the beer for you until')
    await expect(main(page).getByRole('button', { name: 'Documents as PDF' })).toHaveCount(0)
    await notice.getByRole('link', { name: 'Pay now' }).click()
    await expect(page).toHaveURL(`/account/orders/${second.number}/payment`)
    await expect(page.getByRole('heading', { level: 1, name: 'Pay for your order' })).toBeVisible()
  },
)

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'latin1')
}

test('orders are taken away as CSV and the invoice as PDF, with the client’s token alone (OPEN-24)', async ({
  page,
  shopProcess,
}) => {
  const buyer = await newBuyer(shopProcess, [pilsner])
  const { number } = await orderBasket(shopProcess.url, buyer)
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
  const { number } = await orderBasket(shopProcess.url, buyer)
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

test('what cannot be loaded can be tried again, another’s order is not shown (OPEN-24)', async ({
  page,
  context,
  shopProcess,
}) => {
  const buyer = await newBuyer(shopProcess, [pilsner])
  const { number } = await orderBasket(shopProcess.url, buyer)
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

test('a guest is asked to sign in, and no page of the account holds anything of a client (OPEN-24)', async ({
  page,
  shopProcess,
}) => {
  const buyer = await newBuyer(shopProcess, [pilsner])
  const { number } = await orderBasket(shopProcess.url, buyer)
  const path = `/account/orders/${number}`
  const html = await (
    await fetch(shopProcess.url + path, { headers: { authorization: `Bearer ${buyer.token.accessToken}` } })
  ).text()
  expect(html).not.toContain('Shore Pilsner')
  expect(html).not.toContain(checkoutContact.lastname)
  expect(html).toContain('<meta name="robots" content="noindex, follow">')
  for (const each of settingsNames.map((name) => settingsSections[name].path)) {
    const guest = await (await fetch(shopProcess.url + each)).text()
    const authorization = `Bearer ${buyer.token.accessToken}`
    const client = await (await fetch(shopProcess.url + each, { headers: { authorization } })).text()
    expect(guest).toContain('<meta name="robots" content="noindex, follow">')
    expect(client).toBe(guest)
  }
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    `/account/login?next=${encodeURIComponent(path)}`,
  )
  expect((await page.goto('/account/orders/DRAY-AAAA-00'))?.status()).toBe(404)
})
