import type { Page } from '@playwright/test'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { claimFirkin } from '../support/pages/sent-firkins.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

const root = '/sell/learmonth-basin'

async function signInAsBrewer(page: Page, shop: string): Promise<void> {
  await storeSession(page, await signInElsewhere(shop, 'brewer@dray.example', 'mash in at seven'))
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a claim is admitted from Today, and says before what it costs (SELL-13, SELL-23)', async ({
    page,
    shop,
  }) => {
    const { number } = await claimFirkin(shop)
    await signInAsBrewer(page, shop)
    await page.goto(root)
    await page.getByRole('link', { name: `Answer the claim about ${number}` }).click()
    await expect(page).toHaveURL(`${root}/orders/${number}`)
    const claims = page.getByRole('region', { name: 'Claims' })
    await expect(claims.getByRole('heading', { name: 'Something is damaged' })).toBeVisible()
    await expect(claims.getByText('‘One firkin leaked all over.’')).toBeVisible()
    await expectNoViolations(page)
    expect(await horizontalOverflow(page)).toEqual([])
    await claims.getByRole('button', { name: 'Answer the claim' }).click()
    const dialog = page.getByRole('dialog', { name: `Answer the claim: ${number}` })
    await dialog.getByRole('button', { name: 'See what happens' }).click()
    await expect(dialog.getByText('Choose an answer.')).toBeVisible()
    await dialog.getByLabel('Admit it').check()
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'See what happens' }).click()
    await expect(dialog.getByText(/^A credit note to \S+ of £[\d.]+, in your name\.$/)).toBeVisible()
    await expect(dialog.getByText(/^What Dray holds for you falls by £[\d.]+/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Admit 1 unit' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(claims.getByText(/^Admitted: £[\d.]+ credited\.$/)).toBeVisible()
    await expect(claims.getByRole('button', { name: 'Answer the claim' })).toHaveCount(0)
  })
})

test('what is sent again has a page of its own that leads back (SELL-23)', async ({ page, shop }) => {
  const { number } = await claimFirkin(shop)
  await signInAsBrewer(page, shop)
  await page.goto(`${root}/orders/${number}`)
  await page.getByRole('button', { name: 'Answer the claim' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Send the units again').check()
  await dialog.getByRole('button', { name: 'See what happens' }).click()
  await dialog.getByRole('button', { name: 'Send 1 unit again' }).click()
  await page.getByRole('link', { name: 'What is sent again' }).click()
  await expect(page.getByText('Sent again after a claim')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pack' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('main').getByRole('link', { name: number }).click()
  await expect(page).toHaveURL(`${root}/orders/${number}`)
})
