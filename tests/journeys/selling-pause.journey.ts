import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

const brewery = 'learmonth-basin'

test.use({ viewport: { width: 390, height: 844 } })

test('a brewery pauses its sales: its beer cannot be added, and is sold again once it is taken back (SELL-16)', async ({
  page,
  shop,
}) => {
  const brewer = await signInElsewhere(shop, 'brewer@dray.example', 'mash in at seven')
  await storeSession(page, brewer)
  await page.goto(`/sell/${brewery}`)
  await page.getByRole('button', { name: 'Pause selling' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pause selling' })
  await dialog.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(dialog.getByText('Choose the day from which you sell again.')).toBeVisible()
  await dialog.getByLabel('Until I take it back').check()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Review', exact: true }).click()
  const sentence = 'This brewery takes no orders until further notice.'
  await expect(dialog.getByText(sentence)).toBeVisible()
  await dialog.getByRole('button', { name: 'Pause selling' }).click()
  await expect(page.getByText('Selling is paused', { exact: true })).toBeVisible()
  await expect.poll(() => horizontalOverflow(page)).toEqual([])
  await expect
    .poll(async () => (await fetch(`${shop}/brewery/${brewery}`)).text(), { timeout: 20_000 })
    .toContain(sentence)
  await page.getByRole('button', { name: 'Sell again' }).click()
  const again = page.getByRole('dialog', { name: 'Sell again' })
  await again.getByRole('button', { name: 'Sell again' }).click()
  await expect(page.getByRole('button', { name: 'Pause selling' })).toBeVisible()
  await expect
    .poll(async () => (await fetch(`${shop}/brewery/${brewery}`)).text(), { timeout: 20_000 })
    .not.toContain(sentence)
})
