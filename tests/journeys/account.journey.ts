import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { settingsSections } from '../../shared/accounts/settings-pages.ts'
import { expect, expectNoViolations, test, watchShifts } from '../support/shops/shop-fixture.ts'
import { password } from '../support/pages/sessions.ts'
import { signInAgain, signInElsewhere } from '../support/pages/signed-in.ts'
import { desktop, openSettings, overview, section } from '../support/pages/account-page-object.ts'

const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true })

test.describe('signed in', () => {
  test.use({ viewport: desktop })

  test('name and addresses are changed, with errors at their fields, and the focus returns (AUTH-04, OPEN-25)', async ({
    page,
    shop,
  }) => {
    await signInAgain(page, shop)
    const shifts = await watchShifts(page)
    await openSettings(page, 'details')
    const name = page.getByLabel('Full name')
    await expect(name).toHaveValue('Ada Lovelace')
    expect(await shifts()).toBe(0)
    await name.fill('  ')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(page.getByText('Please enter your name.')).toBeVisible()
    await expect(name).toBeFocused()
    await name.fill('Maggie Landlady')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(form(page, 'Your name').getByText('Your name is saved.')).toBeVisible()
    await page.reload()
    await expect(name).toHaveValue('Maggie Landlady')
    const addresses = section(page, 'Delivery addresses')
    await addresses.getByRole('button', { name: 'Add an address' }).click()
    await expect(page.getByLabel('Name of this address')).toBeFocused()
    await page.getByLabel('Name of this address').fill('Cellar')
    await page.getByLabel('Recipient').fill('Ada Lovelace')
    await page.getByLabel('Street and number').fill('1 Dock Street')
    await page.getByLabel('Town or city').fill('Leeds')
    await page.getByLabel('Postcode').fill('10115')
    await page.getByRole('button', { name: 'Save address' }).click()
    await expect(page.getByLabel('Postcode')).toHaveAccessibleDescription(
      'Please give a UK postcode such as LS1 4DY.',
    )
    await expect(page.getByLabel('Postcode')).toBeFocused()
    await expectNoViolations(page)
    await page.getByLabel('Postcode').fill('ls101jf')
    await page.getByRole('button', { name: 'Save address' }).click()
    await expect(addresses.getByText('LS10 1JF')).toBeVisible()
    await expect(addresses.getByRole('button', { name: 'Add an address' })).toBeFocused()

    await addresses.getByRole('button', { name: 'Change Cellar' }).click()
    await page.getByLabel('Street and number').fill('2 Dock Street')
    await page.getByRole('button', { name: 'Save address' }).click()
    await expect(addresses.getByText('2 Dock Street')).toBeVisible()
    await expect(addresses.getByRole('button', { name: 'Change Cellar' })).toBeFocused()

    await addresses.getByRole('button', { name: 'Remove Cellar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Remove ‘Cellar’?' })
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await expect(addresses.getByText('2 Dock Street')).toBeVisible()
    await addresses.getByRole('button', { name: 'Remove Cellar' }).click()
    await dialog.getByRole('button', { name: 'Remove address' }).click()
    await expect(addresses.getByText('2 Dock Street')).toBeHidden()
  })

  test(
    'another session is ended, the password changed, and every session ended (OPEN-25, AUTH-44, AUTH-45)',
    { tag: '@core' },
    async ({ page, shop }) => {
      const { email } = await signInAgain(page, shop)
      await signInElsewhere(shop, email)
      await openSettings(page, 'security')
      const sessions = section(page, 'Where you are signed in')
      await expect(sessions.getByRole('listitem')).toHaveCount(2)
      await expect(sessions.getByText('This device', { exact: true })).toHaveCount(1)
      await sessions.getByRole('button', { name: /^Sign out (?!everywhere)/ }).click()
      await expect(sessions.getByRole('listitem')).toHaveCount(1)
      const change = form(page, 'Change password')
      const fill = async (present: string, next: string, again: string) => {
        await change.getByLabel('Current password').fill(present)
        await change.getByLabel('New password *', { exact: true }).fill(next)
        await change.getByLabel('Confirm new password').fill(again)
        await change.getByRole('button', { name: 'Change password' }).click()
      }
      await fill(password, 'abc1234', 'abc1234')
      await expect(change.getByText('Password must be at least 8 characters long.')).toBeVisible()
      await fill(password, 'abcd1234', 'abcd1235')
      await expect(change.getByText('Passwords do not match. Please try again.')).toBeVisible()
      await fill('not the one', 'two pins of porter', 'two pins of porter')
      await expect(change.getByLabel('Current password')).toHaveAccessibleDescription(
        'Your current password is not right.',
      )
      await expect(change.getByLabel('Confirm new password')).toHaveValue('two pins of porter')
      await fill(password, 'two pins of porter', 'two pins of porter')
      await expect(change.getByText('Your password is changed.')).toBeVisible()
      expect((await signInElsewhere(shop, email, 'two pins of porter')).client.email).toBe(email)
      await sessions.getByRole('button', { name: 'Sign out everywhere' }).click()
      await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('dray-auth-state'))).toBeNull()
    },
  )

  test('own data is downloaded, and the account deleted with the password (OPEN-25)', async ({
    page,
    shop,
  }) => {
    const { email } = await signInAgain(page, shop)
    await openSettings(page, 'data')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('dray-account.json')
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ account: { email } })
    await page.getByRole('button', { name: 'Delete account…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByLabel('Current password').fill('not the one')
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(dialog.getByLabel('Current password')).toHaveAccessibleDescription(
      'Your current password is not right.',
    )
    await expectNoViolations(page)
    await dialog.getByLabel('Current password').fill(password)
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByRole('heading', { name: 'Your account is deleted.' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('dray-auth-state'))).toBeNull()
    await expect(signInElsewhere(shop, email)).rejects.toThrow('401')
  })

  test('an unreadable account shows an error with a retry', async ({ page, shop }) => {
    await signInAgain(page, shop)
    await page.route('**/api/account', (route) =>
      route.fulfill({ status: 503, json: { message: 'Closed for a moment.' } }),
    )
    await page.goto(settingsSections.details.path)
    await expect(page.getByText('Closed for a moment.')).toBeVisible()
    await page.unroute('**/api/account')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(section(page, 'Your details')).toBeVisible()
  })
})

test('an account page asks a guest to sign in and to come back (AUTH-03, AUTH-04)', async ({ page }) => {
  for (const path of [overview, '/account/orders']) {
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
  }
})
