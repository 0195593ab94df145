import { sandboxTokens } from '../../shared/orders/sandbox-cards.ts'
import type { Order } from '../../shared/api/orders-api.ts'
import { checkoutContact } from '../support/builders/checkout-contact.ts'
import { newBuyer } from '../support/pages/buyer.ts'
import { countTaps } from '../support/pages/count-taps.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { expect, test } from '../support/shops/shop-fixture.ts'
import type { Shop } from '../support/shops/start-shop.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** A buyer with a paid order of cans, of which the shop has plenty. */
async function buyerOfCans(shop: Shop) {
  const buyer = await newBuyer(shop, [{ words: 'Galena 24 x 440ml can', quantity: 2 }])
  const send = async (path: string, body: object) => {
    const answer = await fetch(shop.url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        authorization: `Bearer ${buyer.token.accessToken}`,
      },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Order
  }
  const { number } = await send('/api/orders', { contact: checkoutContact, payment: 'card' })
  await send(`/api/orders/${number}/payment`, { token: sandboxTokens.success })
  return buyer
}

test('a Yorkshire bitter in a pin is found within three taps (S-09)', async ({ page }) => {
  const { tap, taps } = countTaps()
  await page.goto('/')
  await tap(page.getByRole('banner').getByRole('button', { name: 'Search' }))
  await page.getByLabel('Search beers, breweries and groups').fill('yorkshire bitter pin')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Bitter in pins from Yorkshire' })).toBeVisible()
  await expect(page.locator('main article').filter({ hasText: 'Pin' }).first()).toBeVisible()
  // The key that sends a search is a tap on a phone
  expect(taps() + 1).toBeLessThanOrEqual(3)
})

test('the last order is in the basket again within three taps (OPEN-24)', async ({ page, shopProcess }) => {
  const { tap, taps } = countTaps()
  await storeSession(page, await buyerOfCans(shopProcess))
  await page.goto('/account/overview')
  await tap(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Order again/ })
      .first(),
  )
  const drawer = page.getByRole('dialog', { name: 'Shopping Basket' })
  await expect(drawer.getByRole('link', { name: 'Galena' })).toBeVisible()
  expect(taps()).toBeLessThanOrEqual(3)
})

test('when the beer comes is on the first screen of the account, without a tap (OPEN-25)', async ({
  page,
  shopProcess,
}) => {
  await storeSession(page, await buyerOfCans(shopProcess))
  await page.goto('/account/overview')
  const next = page.getByRole('region', { name: 'Next delivery' })
  const day = next.getByText(/(Arrives( by)?|Usually leaves by|On the pallet of) \w{3} \d+ \w{3}/).first()
  await expect(day).toBeVisible()
  await expect(day).toBeInViewport({ ratio: 1 })
})
