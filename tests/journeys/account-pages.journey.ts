import { settingsNames, settingsSections } from '../../shared/accounts/settings-pages.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'
import { signInAgain } from '../support/pages/signed-in.ts'
import { desktop, openSettings, overview } from '../support/pages/account-page-object.ts'

const phone = { width: 390, height: 844 }

test.describe('signed out', () => {
  for (const [row, path] of [
    ['AUTH-04', overview],
    ['AUTH-03', '/account/orders'],
  ] as const) {
    test(`${row} ${path} asks to sign in and to come back`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible()
      const next = `?next=${encodeURIComponent(path)}`
      await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
        'href',
        `/account/login${next}`,
      )
      await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
        'href',
        `/account/register${next}`,
      )
    })
  }

  test('the pages are the same for all visitors and no search engine lists them', async ({ page, shop }) => {
    const { token } = await signInAgain(page, shop)
    for (const path of [
      overview,
      ...settingsNames.map((name) => settingsSections[name].path),
      '/account/orders',
      '/account/reset-password',
      '/account/confirm-email',
      '/account/change-email',
    ]) {
      const guest = await (await fetch(shop + path)).text()
      const client = await (
        await fetch(shop + path, { headers: { authorization: `Bearer ${token.accessToken}` } })
      ).text()
      expect(guest).toContain('<meta name="robots" content="noindex, follow">')
      expect(client).toBe(guest)
    }
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [name, viewport] of Object.entries({ phone, desktop })) {
    test.describe(`in the ${colorScheme} theme on a ${name}, the account pages are accessible`, () => {
      test.use({ viewport, colorScheme })

      test('the pages of the account', async ({ page, shop }) => {
        await page.goto('/account/orders')
        await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible()
        await expectNoViolations(page)
        await signInAgain(page, shop)
        await openSettings(page, 'details')
        await page.getByRole('button', { name: 'Add an address' }).click()
        await page.getByRole('button', { name: 'Save address' }).click()
        await page.getByRole('button', { name: 'Change email' }).click()
        // Links half under the header that stays on top would count as too small.
        await page.evaluate(() => window.scrollTo(0, 0))
        await expectNoViolations(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          viewport.width,
        )
      })

      test('the pages that mails lead to', async ({ page }) => {
        for (const path of ['/account/reset-password', '/account/confirm-email#token=over']) {
          await page.goto(path)
          await expect(page.getByRole('main').getByRole('button')).toBeVisible()
          await expectNoViolations(page)
        }
        await page.goto('/privacy-policy')
        await page.goto('/account/reset-password#token=over')
        await expect(page.getByLabel('Confirm new password')).toBeVisible()
        await expectNoViolations(page)
      })
    })
  }
}
