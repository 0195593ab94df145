import type { Page } from '@playwright/test'
import type { Order } from '../../shared/api/orders-api.ts'
import type { SellingOrderList } from '../../shared/api/selling-api.ts'
import { sandboxTokens } from '../../shared/orders/sandbox-cards.ts'
import { tradeApplication } from '../support/builders/trade-application.ts'
import { callShop } from '../support/pages/buyer.ts'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { mailedLink } from '../support/pages/mail-box.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { keyedCall, paidOrder } from '../support/pages/staff-orders.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

const selling = '/api/sell/learmonth-basin'

test('a rep types a call, the pub confirms by its email, and the beer is delivered (REP-01, REP-02) @core', async ({
  page,
  browser,
  shop,
  shopProcess,
}) => {
  test.slow()
  const { buyer } = await paidOrder(shop)
  await callShop(shop, '/api/account/trade', tradeApplication, buyer, 'PUT')
  const brewer = await signInElsewhere(shop, 'brewer@dray.example', 'mash in at seven')
  await storeSession(page, brewer)
  await page.goto(`/sell/learmonth-basin/pubs/${buyer.client.id}`)
  await page.getByRole('link', { name: 'New order' }).click()
  const search = page.getByRole('combobox', { name: 'Beer or size' })
  await expect(search).toBeFocused()
  await page.keyboard.type('3 towpath firkin')
  await page.keyboard.press('Enter')
  await expect(search).toHaveValue('')
  await expect(search).toBeFocused()
  await page.keyboard.press('+')
  const order = page.getByRole('list', { name: 'Order' })
  await expect(order.getByRole('spinbutton')).toHaveValue('4')
  await page.keyboard.press('-')
  await expect(order.getByRole('spinbutton')).toHaveValue('3')
  await page.getByText('Paste a text', { exact: true }).click()
  await page.getByLabel('Order as it was written').fill('2 towpath bitter\nand something odd')
  await page.getByRole('button', { name: 'Read the order' }).click()
  await expect(order.getByRole('spinbutton').first()).toHaveValue('5')
  await expectNoViolations(page)
  await expectWidths(page, () => expect(page.getByRole('region', { name: 'Total' })).toBeInViewport())
  await page.getByRole('button', { name: 'Send for confirmation' }).click()
  await expect(page.getByText('Sent for confirmation')).toBeVisible()
  const waiting = page.getByRole('region', { name: 'Waiting for confirmation' })
  const total = await waiting.getByText(/^£/).textContent()

  const link = await mailedLink(shopProcess, buyer.email, `Confirm your order by phone: ${total}`)
  await page.goto(link)
  await expect(page.getByRole('button', { name: `Confirm ${total}` })).toBeVisible()
  await expectNoViolations(page)
  await expectWidths(page)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const mailed = await context.newPage()
  await mailed.goto(link)
  await expect(mailed.getByRole('heading', { name: 'Confirm your order' })).toBeVisible()
  await mailed.getByRole('button', { name: `Confirm ${total}` }).click()
  await mailed.goto(link)
  await expect(mailed.getByRole('heading', { name: 'Your order is placed' })).toBeVisible()
  await context.close()

  const { orders } = (await callShop(shop, '/api/orders', undefined, buyer)) as {
    orders: { number: string }[]
  }
  const { number } = orders[0]!
  const token = sandboxTokens.success
  const paid = (await callShop(shop, `/api/orders/${number}/payment`, { token }, buyer)) as Order
  const [part] = paid.consignments
  const step = (verb: string, body: object) =>
    keyedCall(shop, `${selling}/orders/${part!.id}/${verb}`, body, brewer)
  await step('accept', {})
  await step('dispatch', {})
  await step('deliver', { receivedBy: 'Maggie Tapster' })
  const delivered = (await callShop(shop, `/api/orders/${number}`, undefined, buyer)) as Order
  expect(delivered.state).toBe('delivered')
  expect(delivered.history[0]!.note).toMatch(
    /^Taken by phone by .+ of Learmonth Basin Brewery, confirmed by the buyer\.$/,
  )
  const view = new URLSearchParams({ view: 'all', pub: buyer.client.id })
  const list = (await callShop(shop, `${selling}/orders?${view}`, undefined, brewer)) as SellingOrderList
  expect(list.total).toBe(2)
})

/** A narrow phone and a desk, neither of which scrolls sideways. */
async function expectWidths(page: Page, andThen = async () => {}): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => horizontalOverflow(page)).toEqual([])
    await andThen()
  }
}
