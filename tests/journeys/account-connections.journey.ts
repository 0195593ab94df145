import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { password } from '../support/pages/sessions.ts'
import { signInConfirmed } from '../support/pages/signed-in.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
])
  test(`a buyer makes a webhook, reads its log and sends again, at ${viewport.width} px (PLAT-07, PLAT-13)`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(viewport)
    await signInConfirmed(page, shop)
    await page.goto('/account/settings/connections')
    const part = page.getByRole('region', { name: 'Connections' })
    await part.getByRole('button', { name: 'Make a webhook' }).click()
    const form = part.getByRole('form', { name: 'New webhook' })
    await form.getByRole('button', { name: 'Make the webhook' }).click()
    await expect(form.getByText('Please give the address that is called.')).toBeVisible()
    await expect(form.getByText('Please enter your current password.')).toBeVisible()
    // What breweries alone are told of is not offered.
    await expect(form.getByLabel('run.departed')).toBeVisible()
    await expect(form.getByLabel('stock.low')).toHaveCount(0)
    await form.getByLabel('document.issued').check()
    await form.getByLabel('Current password').fill(password)
    await form.getByLabel('Address').fill('https://127.0.0.1/dray')
    await form.getByRole('button', { name: 'Make the webhook' }).click()
    await expect(form.getByText('Please give an address on the public internet.')).toBeVisible()
    await form.getByLabel('Address').fill('https://till.example/dray')
    await expectNoViolations(page)
    await form.getByRole('button', { name: 'Make the webhook' }).click()
    await expect(part.getByText(/^whsec_/)).toBeVisible()
    await expectNoViolations(page)
    await part.getByRole('button', { name: 'I have copied it' }).click()
    await expect(part.getByText(/^whsec_/)).toHaveCount(0)
    const row = part.getByRole('listitem').filter({ hasText: 'https://till.example/dray' })
    await expect(row).toContainText('2 events')
    expect(await horizontalOverflow(page)).toEqual([])
    await row.getByRole('button', { name: 'Open' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: 'Send a test' }).click()
    await expect(drawer.getByText('webhook.test')).toBeVisible()
    await drawer.getByText('Send all since…').click()
    await drawer.getByLabel('Day').fill(new Date().toISOString().slice(0, 10))
    await drawer.getByRole('button', { name: 'Send all since then' }).click()
    await expect(page.getByText(/events? (is|are) on the way/).first()).toBeVisible()
    await expectNoViolations(page)
    await drawer.getByText('New secret…').click()
    await drawer.getByLabel('Current password').fill(password)
    await drawer.getByRole('button', { name: 'Make a new secret' }).click()
    await expect(part.getByText(/^whsec_/)).toBeVisible()
    await part.getByRole('button', { name: 'I have copied it' }).click()
    await row.getByRole('button', { name: 'Open' }).click()
    await drawer.getByRole('button', { name: 'Switch off' }).click()
    await expect(drawer.getByText('Off since')).toBeVisible()
    await drawer.getByRole('button', { name: 'Remove' }).click()
    await drawer.getByRole('button', { name: 'Remove it with its log' }).click()
    await expect(part.getByText('There are no webhooks.')).toBeVisible()
  })
