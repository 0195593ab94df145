import { answerWelcomeGate } from '../support/pages/answer-welcome-gate.ts'
import { awaitBasket } from '../support/pages/await-running.ts'
import { newBuyer } from '../support/pages/buyer.ts'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { orderBasket } from '../support/pages/staff-orders.ts'
import { seeAndDo } from '../support/pages/walk-people.ts'
import { runningShop } from '../support/shops/start-shop-process.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

test(
  'a quantity price goes from the brewery’s screen to basket, order and invoice (OFFER-01, OFFER-05, OFFER-07)',
  { tag: '@core' },
  async ({ browser, page, shop }) => {
    await storeSession(page, await signInElsewhere(shop, 'brewer@dray.example', 'mash in at seven'))
    await page.goto('/sell/learmonth-basin/prices/offers')
    const size = page.getByRole('main').getByLabel('Size', { exact: true })
    const firkin = size.locator('option', { hasText: /Towpath Bitter, .*Firkin/ })
    await size.selectOption(String(await firkin.first().getAttribute('value')))
    await page.getByRole('button', { name: 'Add quantity prices' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Step 1: from units').fill('6')
    await dialog.getByLabel('Step 1: price of one ex VAT, in pounds').fill('61.00')
    await dialog.getByLabel('Your floor price ex VAT, in pounds').fill('62.50')
    await seeAndDo(page, 'Save quantity prices', '£1.50 below your floor price of £62.50')
    await expect(page.getByText('from 6: £61.00')).toBeVisible()
    await expectNoViolations(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expect.poll(() => horizontalOverflow(page)).toEqual([])

    const buyer = await newBuyer(runningShop(shop), [{ words: 'Towpath Bitter firkin', quantity: 4 }])
    const device = await browser.newContext({ baseURL: shop })
    await device.addInitScript(answerWelcomeGate)
    const pub = await device.newPage()
    await storeSession(pub, buyer)
    await pub.goto('/cart')
    await awaitBasket(pub)
    await expect(pub.getByText('2 more for £61.00 each').first()).toBeVisible()
    await pub.getByRole('main').getByRole('spinbutton').first().fill('6')
    await expect(pub.getByText('Price for 6 or more').first()).toBeVisible()
    await expect(pub.getByText('£366.00').first()).toBeVisible()

    const { number } = await orderBasket(shop, buyer)
    await pub.goto(`/account/orders/${number}`)
    const line = pub.getByRole('row', { name: /Towpath Bitter/ })
    await expect(line).toContainText('Price for 6 or more')
    await expect(line).toContainText('£366.00')
    await device.close()
  },
)
