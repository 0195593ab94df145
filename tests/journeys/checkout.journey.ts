import type { Page } from '@playwright/test'
import { awaitBasket } from '../support/pages/await-running.ts'
import { cards, newBuyer, openCheckout, ordersOf, typeCard, typeDetails } from '../support/pages/buyer.ts'
import { fillGuestBasket } from '../support/pages/fill-guest-basket.ts'
import { expect, expectNoViolations, test, watchShifts } from '../support/shops/shop-fixture.ts'

const phone = { width: 390, height: 844 }
const towpath = { words: 'Towpath Bitter firkin', quantity: 2 }
const skylark = { words: 'Skylark firkin', quantity: 1 }

const block = (page: Page, brewery: string) => page.getByRole('region', { name: brewery, exact: true })
const sum = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Summary' }).locator('dl > div').filter({ hasText: name }).locator('dd')
const order = (page: Page) => page.getByRole('button', { name: 'Place order' })

test('a guest sees the regular lines by brewery (CHK-01, CHK-04, CHK-05, CHK-06, CHK-07, CHK-08, CHK-09, CHK-10, CHK-11, CHK-20, CHK-21, CART-39, C-84)', async ({
  page,
  context,
  shop,
}) => {
  await page.setViewportSize(phone)
  await fillGuestBasket(context, shop, [
    towpath,
    { words: 'Towpath Bitter kilderkin' },
    skylark,
    { words: 'Towpath Bitter firkin', groupSlug: 'forth-crossing' },
  ])
  const shifts = await watchShifts(page)
  await page.goto('/checkout')
  await awaitBasket(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/account/login?next=%2Fcheckout',
  )
  await expect(page.getByRole('main').getByRole('link', { name: 'create an account' })).toHaveAttribute(
    'href',
    '/account/register?next=%2Fcheckout',
  )
  const learmonth = block(page, 'Learmonth Basin Brewery')
  await expect(learmonth).toContainText('3 items')
  await expect(sum(page, /^Total price/)).toHaveText('£583.20')
  // What a press unfolds moves what is below it, on a busy machine after the half second that browsers allow
  expect(await shifts()).toBe(0)
  await learmonth.getByText('Show 3 items').click()
  await expect(learmonth.getByRole('listitem')).toHaveCount(2)
  await expect(learmonth.getByText(/^Subtotal/).locator('..')).toContainText('£382.00')
  await learmonth.getByText('Collect instead').click()
  await expect(
    learmonth.getByRole('radio', {
      name: 'Standard delivery — calculated once the brewery confirms fulfilment',
    }),
  ).toBeChecked()
  await expect(block(page, 'Offham Chalk Brewery')).toContainText('1 item')
  await expect(sum(page, /^Subtotal/)).toHaveText('£486.00')
  await expect(sum(page, /^Shipping/)).toHaveText('Calculated at checkout')
  await expect(sum(page, /^VAT/)).toHaveText('£97.20')
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(sum(page, /^Total price/)).toHaveText('£583.20')
  await learmonth.getByRole('radio', { name: 'Collect from brewery taproom' }).check()
  await expect(sum(page, /^Total price/)).toHaveText('£583.20')
  await expect(page.getByRole('radio', { name: 'Credit Card' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Ship to a different address' }).check()
  await expect(page.getByRole('group', { name: 'Delivery address' })).toBeVisible()
})

test('fields are named as asked, and none is checked by the browser (CHK-12, CHK-13, CHK-14, CHK-15, CHK-16, CHK-17, CHK-18, CHK-19, CHK-22, CHK-23, CHK-24, CHK-25, CHK-26, CHK-27, CHK-32, C-03)', async ({
  page,
  shopProcess,
}) => {
  const buyer = await newBuyer(shopProcess, [towpath])
  await openCheckout(page, buyer)
  for (const name of [
    'firstname',
    'lastname',
    'streetaddress',
    'apartment',
    'towncity',
    'postcode',
    'email',
    'phone',
    'cardname',
    'cardnumber',
    'expirymonth',
    'expiryyear',
    'securitycode',
  ])
    await expect(page.locator(`main [name="${name}"]`)).toBeEnabled()
  await expect(page.locator('main :is([required], [pattern])')).toHaveCount(0)
  const years = page.getByRole('combobox', { name: 'Expiry year' }).getByRole('option')
  const thisYear = new Date().getFullYear()
  await expect(years.nth(1)).toHaveText(String(thisYear))
  await expect(years.last()).toHaveText(String(thisYear + 8))
  await expect(years.filter({ hasText: String(thisYear) })).toBeEnabled()
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveCount(0)
})

test('without lines there is a warning and nothing to press (CHK-28, CHK-30, CHK-31, GCHK-09, C-83)', async ({
  page,
}) => {
  await page.goto('/checkout')
  await awaitBasket(page)
  await expect(page.getByText('Your basket is empty. Add items to complete your order.')).toBeVisible()
  await expect(order(page)).toBeDisabled()
  await expect(page.getByRole('textbox', { name: 'Street address' })).toHaveCount(0)
  await page.goto('/groups/forth-crossing/checkout')
  await awaitBasket(page)
  await expect(
    page.getByText('This group basket is empty. Add items from the group catalogue to complete your order.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Place group order' })).toBeDisabled()
  expect((await page.goto('/groups/nobody-knows-it/checkout'))?.status()).toBe(404)
})

test('what is missing is listed on top and at its field, and the way leads there (C-44)', async ({
  page,
  shopProcess,
}) => {
  const buyer = await newBuyer(shopProcess, [towpath])
  await openCheckout(page, buyer)
  await typeDetails(page, { firstname: '', postcode: 'LS1' })
  await order(page).click()
  const list = page.getByRole('alert').filter({ hasText: /^Check these \d+ fields/ })
  await expect(list.getByRole('listitem').first()).toHaveText('Enter a first name.')
  await expect(list).toContainText('Enter a UK postcode, like LS1 4DY.')
  await expect(list).toContainText('Enter a card number.')
  const postcode = page.getByRole('textbox', { name: 'Postcode' }).first()
  await expect(postcode).toHaveAccessibleDescription('Enter a UK postcode, like LS1 4DY.')
  await list.getByRole('link', { name: 'Enter a UK postcode' }).click()
  await expect(postcode).toBeFocused()
  await expect(postcode).toHaveValue('LS1')
  await expectNoViolations(page)
  expect(await ordersOf(shopProcess.url, buyer)).toBe(0)
})

test(
  'an order is placed and paid, and no card number leaves the page (CHK-29, CHK-33, C-44, OPEN-37)',
  { tag: '@core' },
  async ({ page, shopProcess }) => {
    const buyer = await newBuyer(shopProcess, [towpath, skylark])
    await openCheckout(page, buyer)
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await expect(page.getByText('Test mode.')).toBeVisible()
    await typeDetails(page)
    await typeCard(page, '4111 1111 1111 1111')
    await order(page).click()
    await expect(page.getByRole('alert').first()).toContainText('only the test cards below are taken')
    await typeCard(page, cards.good)
    await block(page, 'Offham Chalk Brewery')
      .getByRole('radio', { name: 'Collect from brewery taproom' })
      .check()
    await expect(block(page, 'Offham Chalk Brewery')).toContainText(
      /Collect from brewery taproom · Ready by \w+ \d+ \w+ in \S+\./,
    )
    await order(page).click()
    await expect(page).toHaveURL(/\/account\/orders\/DRAY-[^/]+\/thanks$/)
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()
    await expect(page.getByText(/^Your order DRAY-\S+ is placed\.$/).first()).toBeVisible()
    const note = page.getByRole('region', { name: 'Delivery note' })
    const offham = note.getByRole('region', { name: 'Offham Chalk Brewery' })
    await expect(offham).toContainText('Waiting for the brewery, ready by')
    await expect(offham).toContainText('Collect from brewery taproom')
    await expect(offham.getByRole('listitem')).toHaveText(/^1 ×\s*Skylark, 9g Cask \(Firkin\)\s*£104\.00$/)
    await expect(page.getByRole('link', { name: 'Your orders' }).last()).toHaveAttribute(
      'href',
      '/account/orders',
    )
    await expectNoViolations(page)
    expect(await ordersOf(shopProcess.url, buyer)).toBe(1)
    const payment = sent.find((text) => text.includes('/payment '))
    expect(payment).toContain('sandbox_success')
    for (const number of [cards.good, '4111 1111 1111 1111'])
      for (const form of [number, number.replaceAll(' ', ''), encodeURIComponent(number)])
        expect(sent.filter((text) => text.includes(form))).toEqual([])
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(stored.replaceAll(' ', '')).not.toMatch(/4242424242424242|4111111111111111/)
    expect(shopProcess.log().replaceAll(' ', '')).not.toContain('4242424242424242')
  },
)

test('a guest signs in and comes back to the same form, typed as it was (C-44)', async ({
  page,
  context,
  shopProcess,
  shop,
}) => {
  const buyer = await newBuyer(shopProcess, [])
  await fillGuestBasket(context, shop, [towpath])
  await page.goto('/checkout')
  await awaitBasket(page)
  await typeDetails(page)
  await page.getByRole('checkbox', { name: 'Ship to a different address' }).check()
  const other = page.getByRole('group', { name: 'Delivery address' })
  await other.getByRole('textbox', { name: 'Town or city' }).fill('Bradford')
  await page.getByRole('radio', { name: 'Collect from brewery taproom' }).check()
  await page.reload()
  await awaitBasket(page)
  await expect(other.getByRole('textbox', { name: 'Town or city' })).toHaveValue('Bradford')
  await page.getByRole('checkbox', { name: 'Ship to a different address' }).uncheck()
  await order(page).click()
  await expect(page.getByText('Please sign in to place your order.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  await page.getByRole('textbox', { name: 'Email address' }).fill(buyer.email)
  await page.getByRole('textbox', { name: 'Password' }).fill('a long enough one')
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/checkout')
  await awaitBasket(page)
  const details = page.getByRole('region', { name: 'Your details' })
  await expect(details.getByText('1 Swan Street')).toBeVisible()
  await details.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByRole('textbox', { name: 'First name' }).first()).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Street address' }).first()).toHaveValue('1 Swan Street')
  await expect(page.getByRole('radio', { name: 'Collect from brewery taproom' })).toBeChecked()
  await typeCard(page, cards.good)
  await order(page).click()
  await expect(page).toHaveURL(/\/thanks$/)
})
