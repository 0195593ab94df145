import type { Page } from '@playwright/test'
import {
  storedText,
  loseOwnCalls,
  password,
  playedAnswer,
  registerClient,
} from '../support/pages/sessions.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

const desktop = { width: 1280, height: 800 }
test.use({ viewport: desktop })

const email = (page: Page) => page.getByLabel('Email address')
const secret = (page: Page) => page.getByRole('main').getByLabel('Password', { exact: true })
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Sign(ing)? in/ })
const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const account = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Account: Ada Wholesale' })

test('the page offers five ways in and the ways out, and its button waits for both fields (AUTH-01, AUTH-07, AUTH-08, AUTH-09, AUTH-10, AUTH-11, AUTH-12, AUTH-16, AUTH-17, AUTH-18, AUTH-19, AUTH-61, OPEN-29)', async ({
  page,
}) => {
  await page.goto('/account/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await expect(page.getByText('Your basket, orders and wishlist, where you left them.')).toBeVisible()
  const order = await page
    .getByRole('main')
    .locator('button, input')
    .evaluateAll((controls) => controls.map((control) => control.getAttribute('name') ?? control.textContent))
  expect(order).toEqual([
    'GoogleComing soon',
    'FacebookComing soon',
    'MicrosoftComing soon',
    'email',
    'password',
    'Show',
    'Sign in',
    'Use a passkey',
  ])
  await expect(email(page)).toHaveAttribute('type', 'email')
  await expect(email(page)).toHaveAttribute('autocomplete', 'username webauthn')
  await expect(secret(page)).toHaveAttribute('minlength', '8')
  await expect(secret(page)).toHaveAttribute('autocomplete', 'current-password')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/account/register',
  )
  await expect(main.getByRole('link', { name: 'Forgotten your password?' })).toHaveAttribute(
    'href',
    '/account/reset-password',
  )
  await expect(submit(page)).toBeDisabled()
  for (const [address, text] of [
    ['   ', 'abcd1234'],
    ['ada@pub.example', ''],
  ]) {
    await email(page).fill(address!)
    await secret(page).fill(text!)
    await expect(submit(page)).toBeDisabled()
  }
  await secret(page).fill('x')
  await expect(submit(page)).toBeEnabled()
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(secret(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(secret(page)).toHaveAttribute('type', 'password')

  // The destination survives a switch between both pages.
  await page.goto('/account/login?next=/groups')
  await main.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/account/register?next=%2Fgroups')
  await page.getByRole('link', { name: 'Already have an account? Sign in' }).click()
  await expect(page).toHaveURL('/account/login?next=%2Fgroups')
})

test(
  'a wrong password shows an error and retains the typed text; by keyboard alone the right one signs in (AUTH-20, AUTH-21, SESS-10, SESS-20, SESS-21)',
  { tag: '@core' },
  async ({ page, shop }) => {
    const client = await registerClient(shop)
    await page.goto('/account/login?next=/groups')
    await email(page).fill(client.email)
    await secret(page).fill('not the right one')
    await submit(page).click()
    await expect(alert(page)).toHaveText('The email address or the password is not right.')
    await expect(page.locator('div:focus').getByRole('alert')).toBeVisible()
    await expect(email(page)).toHaveValue(client.email)
    await expect(secret(page)).toHaveValue('not the right one')

    await page.keyboard.press('Tab')
    await expect(email(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/groups')
    await expect(account(page)).toBeVisible()
    expect(JSON.parse((await storedText(page)) ?? '{}')).toMatchObject({ user: { email: client.email } })
    await page.goBack()
    await expect(page).not.toHaveURL(/account\/login/)
  },
)

test('the button is disabled during the call, and without a message of the server it is ‘Unable to sign in’ (AUTH-15, AUTH-22, ERR-03)', async ({
  page,
}) => {
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  await page.route(
    '**/public/auth/login',
    async (route) => {
      await asked
      await route.fulfill({ status: 500, json: {} })
    },
    { times: 1 },
  )
  await page.goto('/account/login')
  await email(page).fill('ada@pub.example')
  await secret(page).fill(password)
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Signing in…' })).toBeDisabled()
  answer()
  await expect(alert(page)).toHaveText('Unable to sign in')
  await secret(page).press('End')
  await secret(page).pressSequentially('x')
  await expect(alert(page)).toBeHidden()
  await page.route('**/public/auth/login', (route) => route.abort())
  await submit(page).click()
  await expect(alert(page)).toHaveText('Unable to sign in')
})

test('only an address of this site is a destination, and a signed-in visitor continues there (AUTH-13, AUTH-14, C-71, OPEN-29)', async ({
  page,
}) => {
  await loseOwnCalls(page)
  await page.route('**/public/auth/login', (route) => route.fulfill({ json: playedAnswer() }))
  await page.goto('/account/login?next=%2F%2Fevil.example')
  await email(page).fill('ada@pub.example')
  await secret(page).fill(password)
  await submit(page).click()
  await expect(page).toHaveURL('/')
  await page.goto('/account/login?next=/groups')
  await expect(page.getByText('You are signed in as Ada Lovelace.')).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/groups')
})

test('without settings Google alerts and the others only log (AUTH-23, AUTH-24, OAUTH-34, OAUTH-36, C-01, C-02)', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/account/login')
  await expect(page.getByRole('button').getByText('Coming soon')).toHaveCount(3)
  await page.getByRole('button', { name: /Facebook/ }).click()
  await page.getByRole('button', { name: /Microsoft/ }).click()
  await expect.poll(() => logged.filter((text) => text.includes('could not be started'))).toHaveLength(2)
  await expect(alert(page)).toBeHidden()
  await page.getByRole('button', { name: /Google/ }).click()
  await expect(alert(page)).toHaveText('Google sign-in is not available. Please contact support.')
  await expectNoViolations(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the pages say that they need scripts (ROLE-07)', async ({ page }) => {
    for (const path of [
      '/account/login',
      '/account/register',
      '/auth/google/callback',
      '/account/second-factor',
    ]) {
      await page.goto(path)
      await expect(page.getByText('Signing in needs JavaScript: please switch it on')).toBeVisible()
    }
  })
})
