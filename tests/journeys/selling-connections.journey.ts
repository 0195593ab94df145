import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { expect, test } from '../support/shops/shop-fixture.ts'

const path = '/sell/learmonth-basin/connections'

test.use({ viewport: { width: 390, height: 844 } })

test('an owner makes a token and a webhook, and reads its log (PLAT-01, PLAT-13)', async ({ page, shop }) => {
  await storeSession(page, await signInElsewhere(shop, 'brewer@dray.example', 'mash in at seven'))
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Webhooks' })).toBeVisible()
  await page.getByRole('button', { name: 'Make a token' }).click()
  await page.getByLabel('Name').fill('Cellar book')
  await page.getByLabel('Read stock').check()
  await page.getByRole('button', { name: 'Make the token' }).click()
  await expect(page.getByText(/^dray_s_/)).toBeVisible()
  const token = await page.getByText(/^dray_s_/).textContent()
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(token)
  await page.getByRole('button', { name: 'I have copied it' }).click()
  const address = 'https://hooks.example/dray'
  await page.getByRole('button', { name: 'Make a webhook' }).click()
  await page.getByLabel('Address').fill('https://127.0.0.1/dray')
  await page.getByRole('button', { name: 'Make the webhook' }).click()
  await expect(page.getByText('Please give an address on the public internet.')).toBeVisible()
  await page.getByLabel('Address').fill(address)
  await page.getByRole('button', { name: 'Make the webhook' }).click()
  await expect(page.getByText(/^whsec_/)).toBeVisible()
  await page.getByRole('button', { name: 'I have copied it' }).click()
  const row = page.getByRole('listitem').filter({ hasText: address })
  await expect(row).toContainText('1 event')
  await expect.poll(() => horizontalOverflow(page)).toEqual([])
  await row.getByRole('button', { name: 'Open' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: 'Send a test' }).click()
  await expect(drawer.getByText('webhook.test')).toBeVisible()
  await drawer.getByRole('button', { name: 'Switch off' }).click()
  await expect(drawer.getByText('Off since')).toBeVisible()
  await drawer.getByRole('button', { name: 'Remove' }).click()
  await drawer.getByRole('button', { name: 'Remove it with its log' }).click()
  await expect(row).toHaveCount(0)
})
