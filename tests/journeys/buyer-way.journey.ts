import { awaitBasket } from '../support/pages/await-running.ts'
import { callShop, cards, newBuyer, typeCard } from '../support/pages/buyer.ts'
import { countTaps } from '../support/pages/count-taps.ts'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { paidOrder } from '../support/pages/staff-orders.ts'
import { expect, test, watchShifts } from '../support/shops/shop-fixture.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const cellar = {
  label: 'Cellar',
  recipient: 'The Swan',
  street: '3 Hop Lane',
  apartment: null,
  town: 'Leeds',
  postcode: 'LS1 4DY',
  phone: '0113 496 0000',
}
const fourBreweries = [
  { words: 'Galena 24 x 440ml can' },
  { words: 'Shore Pilsner 24 x 440ml can' },
  { words: 'Towpath Bitter firkin' },
  { words: 'Counterpane firkin' },
]

test(
  'a basket of four breweries is paid on a phone in two pages, of which the checkout is below 1,800 px (DELV-11, CHK-10)',
  { tag: '@core' },
  async ({ page, shopProcess }) => {
    const buyer = await newBuyer(shopProcess, fourBreweries)
    await callShop(shopProcess.url, '/api/account/addresses', cellar, buyer)
    await storeSession(page, buyer)
    await page.goto('/cart')
    await awaitBasket(page)
    await expect(page.getByRole('main')).toContainText(/with you by \w{3} \d+ \w+/)
    await page.getByRole('main').getByRole('link', { name: 'Check Out', exact: true }).click()
    await awaitBasket(page)
    await expect(page.getByText('Delivering to')).toBeVisible()
    await expect(page.getByText('Collect instead')).toHaveCount(4)
    const days = page.getByText(/^Delivery .+ · (Leaves by .+, with you by|Arrives) /)
    await expect(days.filter({ visible: true })).toHaveCount(4)
    const button = page.getByRole('button', { name: 'Place order', exact: true })
    await expect(button).toBeInViewport({ ratio: 1 })
    expect(await horizontalOverflow(page)).toEqual([])
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(1800)
    await typeCard(page, cards.good)
    await button.click()
    await expect(page).toHaveURL(/\/thanks$/)
    await expect(page.getByText('calculated once the brewery confirms fulfilment')).toHaveCount(0)
    await expect(page.getByRole('main')).toContainText(/Delivery( ex VAT)?(Free|£)/)
  },
)

test(
  'the first screen after signing in says when the beer comes, and orders the usual again in one tap (HOME-90)',
  { tag: '@core' },
  async ({ page, shopProcess }) => {
    const { tap, taps } = countTaps()
    const { buyer } = await paidOrder(shopProcess.url, { words: 'Galena 24 x 440ml can' })
    await storeSession(page, buyer)
    const shifts = await watchShifts(page)
    await page.goto('/')
    const own = page.getByRole('region', { name: /^For / })
    const day = own.getByText(/(with you by|Arrives) \w{3} \d+ \w+/).first()
    await expect(day).toBeInViewport({ ratio: 1 })
    const steps = own.getByRole('list', { name: /^Progress of DRAY-/ })
    await expect(steps.getByRole('listitem')).toHaveCount(5)
    await expect(own.getByRole('textbox', { name: 'Quick order' })).toBeInViewport({ ratio: 1 })
    expect(await shifts()).toBe(0)
    await tap(own.getByRole('button', { name: 'Order again' }))
    const drawer = page.getByRole('dialog', { name: 'Shopping Basket' })
    await expect(drawer.getByRole('link', { name: 'Galena' })).toBeVisible()
    expect(taps()).toBeLessThanOrEqual(2)
  },
)

test('the question whether a group delivers begins with the saved postcode (OPEN-66)', async ({
  page,
  shopProcess,
}) => {
  const buyer = await newBuyer(shopProcess, [])
  await callShop(shopProcess.url, '/api/account/addresses', cellar, buyer)
  await storeSession(page, buyer)
  await page.goto('/groups/forth-crossing')
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Postcode' })).toHaveValue('LS1 4DY')
  await page.getByRole('main').getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('No, Forth Crossing does not deliver to LS1 4DY.')).toBeVisible()
})
