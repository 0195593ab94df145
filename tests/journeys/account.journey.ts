import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { settingsSections } from '../../shared/accounts/settings-pages.ts'
import { mailedLink } from '../support/pages/mail-box.ts'
import { expect, expectNoViolations, test, watchShifts } from '../support/shops/shop-fixture.ts'
import { password } from '../support/pages/sessions.ts'
import { signInAgain, signInElsewhere } from '../support/pages/signed-in.ts'
import { desktop, openSettings, section } from '../support/pages/account-page-object.ts'

const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true })

test.describe('signed in', () => {
  test.use({ viewport: desktop })

  test('a client without orders sees a message and a link to the shop (AUTH-03)', async ({ page, shop }) => {
    await signInAgain(page, shop)
    await page.goto('/account/orders')
    await expect(page.getByRole('heading', { name: 'You have no orders yet.' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'See all beers' })).toHaveAttribute(
      'href',
      '/shop',
    )
  })

  test('the name is changed, an empty one is not (AUTH-04, OPEN-25)', async ({ page, shop }) => {
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
  })

  test('addresses are added, changed and removed, and the focus returns (OPEN-25)', async ({
    page,
    shop,
  }) => {
    await signInAgain(page, shop)
    await openSettings(page, 'details')
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

  test('sessions: another one is ended, then all of them (OPEN-25)', async ({ page, shop }) => {
    const { email } = await signInAgain(page, shop)
    await signInElsewhere(shop, email)
    await openSettings(page, 'security')
    const sessions = section(page, 'Where you are signed in')
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    await expect(sessions.getByText('This device', { exact: true })).toHaveCount(1)
    await sessions.getByRole('button', { name: /^Sign out (?!everywhere)/ }).click()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    await sessions.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('dray-auth-state'))).toBeNull()
  })

  test('the password is changed, knowing the present one (OPEN-25, AUTH-44, AUTH-45)', async ({
    page,
    shop,
  }) => {
    const { email } = await signInAgain(page, shop)
    await openSettings(page, 'security')
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
  })

  test('a new email address waits until it is confirmed (OPEN-25)', async ({ page, shop }) => {
    const { email } = await signInAgain(page, shop)
    await openSettings(page, 'details')
    const details = section(page, 'Your details')
    await expect(details.getByText(email).first()).toBeVisible()
    await details.getByRole('button', { name: 'Change email' }).click()
    await expect(page.getByLabel('New email address')).toBeFocused()
    await page.getByLabel('New email address').fill(`new-${email}`)
    await details.getByLabel('Current password').fill(password)
    await details.getByRole('button', { name: 'Send a link to the new address' }).click()
    await expect(details.getByText(`new-${email} waits to be confirmed`)).toBeVisible()
    await expect(details.getByRole('button', { name: 'Change email' })).toBeFocused()
    await details.getByRole('button', { name: 'Send the link again' }).click()
    await expect(details.getByText('A new link is on its way.')).toBeVisible()
  })

  test('each kind of newsletter is selectable after the address is confirmed (OPEN-25)', async ({
    page,
    shopProcess,
  }) => {
    const { email } = await signInAgain(page, shopProcess.url)
    await openSettings(page, 'letters')
    const letters = section(page, 'Emails from us')
    await expect(letters.getByText('Please confirm your email address first.')).toBeVisible()
    await page.goto(await mailedLink(shopProcess, email, 'Confirm your email address'))
    await page.getByRole('button', { name: 'Confirm my email address' }).click()
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible()

    await openSettings(page, 'letters')
    const choices = letters.getByRole('checkbox')
    await expect(choices).toHaveCount(4)
    for (const choice of await choices.all()) await expect(choice).not.toBeChecked()
    await letters.getByLabel('The newsletter: new casks').check()
    await letters.getByLabel('Memos: short news for the trade').check()
    await page.getByRole('button', { name: 'Save choice' }).click()
    await expect(form(page, 'Emails from us').getByText('Your choice is saved.')).toBeVisible()
    await page.reload()
    await expect(letters.getByLabel('The newsletter: new casks')).toBeChecked()
    await expect(letters.getByLabel('Memos: short news for the trade')).toBeChecked()
    await letters.getByLabel('The newsletter: new casks').uncheck()
    await page.getByRole('button', { name: 'Save choice' }).click()
    await expect(form(page, 'Emails from us').getByText('Your choice is saved.')).toBeVisible()
    await page.reload()
    await expect(letters.getByLabel('The newsletter: new casks')).not.toBeChecked()
    await expect(letters.getByLabel('New releases:')).not.toBeChecked()
    await expectNoViolations(page)
  })

  test('own data is taken away as a file (OPEN-25)', async ({ page, shop }) => {
    const { email } = await signInAgain(page, shop)
    await openSettings(page, 'data')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('dray-account.json')
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ account: { email } })
  })

  test('the account is deleted after one more question, with the password (OPEN-25)', async ({
    page,
    shop,
  }) => {
    const { email } = await signInAgain(page, shop)
    await openSettings(page, 'data')
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
