import type { Browser, Page } from '@playwright/test'
import { awaitEveryPage } from '../support/pages/await-running.ts'
import { mailedLink, subjectsTo } from '../support/pages/mail-box.ts'
import { password } from '../support/pages/sessions.ts'
import { expect, test } from '../support/shops/shop-fixture.ts'
import { signInAgain, signInElsewhere } from '../support/pages/signed-in.ts'

const newPassword = 'a kilderkin of bitter'
/** What came of a press that took its button away. */
const focused = (page: Page) => page.getByRole('main').locator('div:focus')
const details = (page: Page) => page.getByRole('region', { name: 'Your details', exact: true })

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/account/register?next=/account/settings/details')
  await page.getByLabel('Full name').fill('Maggie Tapster')
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/account/settings/details')
}
async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
}
async function setPassword(page: Page, link: string, secret: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('New password *', { exact: true }).fill(secret)
  await page.getByLabel('Confirm new password').fill(secret)
  await page.getByRole('button', { name: 'Set new password' }).click()
}
/** A page of another device: it shares no storage with the first one. */
async function elsewhere(browser: Browser, shop: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop })
  awaitEveryPage(context)
  await context.addInitScript(() =>
    localStorage.setItem('dray-audience-choice', '{"choice":"wholesale","storedAt":"2026-01-01T00:00:00Z"}'),
  )
  return context.newPage()
}

test(
  'a client registers and confirms by the mailed link, which repeats its confirmation (AUTH-43, OPEN-25)',
  { tag: '@core' },
  async ({ page, shopProcess }) => {
    const email = `maggie-${crypto.randomUUID()}@thetap.example`
    await register(page, email)
    await expect(details(page).getByText('Not confirmed', { exact: true })).toBeVisible()
    const link = await mailedLink(shopProcess, email, 'Confirm your email address')
    expect(link).toContain(`${shopProcess.url}/account/confirm-email#token=`)
    await page.goto(link)
    await page.getByRole('button', { name: 'Confirm my email address' }).click()
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Go to your account' }).click()
    await expect(page).toHaveURL('/account/overview')
    await page.getByRole('main').getByRole('link', { name: 'Details and addresses' }).click()
    await expect(details(page).getByText('Confirmed', { exact: true })).toBeVisible()

    await page.goto(link)
    await page.getByRole('button', { name: 'Confirm my email address' }).click()
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible()
  },
)

test('a mailed link resets a forgotten password: every session ends, and the link works once (AUTH-07, OPEN-27)', async ({
  page,
  shopProcess,
  browser,
}) => {
  const { email } = await signInAgain(page, shopProcess.url)
  await page.goto('/account/settings/details')
  await expect(details(page)).toBeVisible()

  const other = await elsewhere(browser, shopProcess.url)
  await other.goto('/account/login')
  await other.getByRole('link', { name: 'Forgotten your password?' }).click()
  await expect(other.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await other.getByLabel('Email address').fill(email)
  await other.getByRole('button', { name: 'Send the link' }).click()
  await expect(other.getByText('the link is on its way.')).toBeVisible()
  const link = await mailedLink(shopProcess, email, 'Choose a new password')
  await setPassword(other, link, newPassword)
  await expect(focused(other)).toContainText('Your new password is set')

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible()
  await other.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click()
  await signIn(other, email, password)
  await expect(other.getByRole('main').getByRole('alert')).toContainText(/\S/)
  await signIn(other, email, newPassword)
  await expect(other).toHaveURL('/')
  await expect(other.getByRole('banner').getByRole('button', { name: /^Account: / })).toBeVisible()
  await expect.poll(() => subjectsTo(shopProcess, email)).toContain('Your password was changed')

  await setPassword(other, link, 'yet another one')
  await expect(other.getByText('This link has expired or was used already.')).toBeVisible()
  expect((await signInElsewhere(shopProcess.url, email, newPassword)).client.email).toBe(email)
  await other.context().close()
})

test('an email address is changed by the link of the mail to the new one (OPEN-25)', async ({
  page,
  shopProcess,
}) => {
  const { email } = await signInAgain(page, shopProcess.url)
  const newEmail = `new-${email}`
  await page.goto('/account/settings/details')
  await details(page).getByRole('button', { name: 'Change email' }).click()
  await page.getByLabel('New email address').fill(newEmail)
  await details(page).getByLabel('Current password').fill(password)
  await details(page).getByRole('button', { name: 'Send a link to the new address' }).click()
  const link = await mailedLink(shopProcess, newEmail, 'Confirm your new email address')
  expect((await signInElsewhere(shopProcess.url, email)).client.email).toBe(email)

  await page.goto(link)
  await page.getByRole('button', { name: 'Use this email address' }).click()
  await expect(focused(page)).toContainText('Your email address is changed.')
  await expect.poll(() => subjectsTo(shopProcess, email)).toContain('Your email address was changed')
  await expect(signInElsewhere(shopProcess.url, email)).rejects.toThrow('401')
  expect((await signInElsewhere(shopProcess.url, newEmail)).client.email).toBe(newEmail)
  await page.goto('/account/settings/details')
  await expect(details(page).getByText(newEmail).first()).toBeVisible()
})
