import { storeSession } from '../support/pages/sessions.ts'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { staffSecrets } from '../support/pages/staff-orders.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

const beers = '/sell/learmonth-basin/beers'

/** Whether changes of the demo brewery hold without a look of Dray's. */
async function trust(shop: string, breweries: readonly string[]): Promise<void> {
  const { token } = await signInElsewhere(shop, 'operations@dray.example', staffSecrets.operations)
  const answer = await fetch(`${shop}/api/admin/shop/catalogue.trustedBreweries`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token.accessToken}`,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ json: JSON.stringify(breweries) }),
  })
  expect(answer.status).toBe(200)
}

test(
  'a trusted brewery puts a new beer with two sizes on sale in one visit, from a draft (SELL-43)',
  { tag: '@core' },
  async ({ page, shop }) => {
    test.slow()
    await page.setViewportSize({ width: 390, height: 844 })
    await trust(shop, ['learmonth-basin'])
    await storeSession(page, await signInElsewhere(shop, 'brewer@dray.example', 'mash in at seven'))
    await page.goto(beers)
    await page.getByRole('link', { name: 'New beer' }).click()
    await page.getByLabel(/^Name/).fill('Rope Walk Amber')
    await page.getByRole('button', { name: 'Save as draft' }).press('Enter')
    await expect(page.getByText('Size 1: choose what it is filled into.')).toBeVisible()
    await expect(page.getByLabel('Container')).toBeFocused()
    await page.getByLabel('Container').selectOption({ label: 'Firkin, 9 gallons' })
    await page.getByLabel('Price ex VAT, £').fill('96.75')
    await page.getByRole('button', { name: 'Save as draft' }).press('Enter')
    await expect(page).toHaveURL(/\?draft=/)

    await page.goto(beers)
    await page.getByRole('link', { name: 'Rope Walk Amber' }).click()
    await expect(page.getByLabel('Price ex VAT, £')).toHaveValue('96.75')
    await expect(page.getByRole('img', { name: 'The label of Rope Walk Amber' })).toBeVisible()
    await page.getByLabel(/^Style/).selectOption({ label: 'Amber Ale' })
    await page.getByLabel('ABV in percent').fill('4.4')
    await page.getByRole('radio', { name: 'As its style' }).focus()
    for (let at = 0; at < 7; at += 1) await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Copper' })).toBeChecked()
    await page.getByLabel('In stock').fill('12')
    await page.getByLabel('Duty in the price').selectOption({ label: 'Draught rate' })
    await expect(page.getByText('£1.34 a pint. Duty about £35.01: £61.74 after duty.')).toBeVisible()
    await page.getByRole('button', { name: 'Add another size' }).press('Enter')
    const second = page.getByRole('group', { name: 'Size 2' })
    await second.getByLabel('Container').selectOption({ label: 'Keg, 30 litres' })
    await second.getByLabel('Price ex VAT, £').fill('110')
    const look = page.getByRole('button', { name: 'Review', exact: true })
    await look.press('Enter')
    await expect(page.getByText('Tick the allergens, or that it contains none of them.')).toBeVisible()
    await page.getByLabel('Cereals with gluten', { exact: true }).check()
    await page.getByLabel('Barley').check()
    await look.press('Enter')
    await expect(second.getByText('Size 2: choose the coupler, or Other.')).toBeVisible()
    await second.getByLabel('Coupler').selectOption({ label: 'S-Type' })
    await expectNoViolations(page)
    await expect.poll(() => horizontalOverflow(page)).toEqual([])
    await look.press('Enter')
    await expect(
      page.getByText('9g Cask (Firkin), £96.75, 12 on hand, duty at the draught rate.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Put it on sale' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Rope Walk Amber', level: 1 })).toBeVisible()
    await expect(page.getByText('£96.75, 12 to sell, sold online')).toBeVisible()
    await page.getByRole('link', { name: 'See as a pub' }).click()
    await expect(page.getByText('30L Keg · S-Type').first()).toBeVisible()
    await trust(shop, [])
  },
)
