import type { Page } from '@playwright/test'
import {
  storedText,
  loseOwnCalls,
  password,
  playedAnswer,
  registerClient,
} from '../support/pages/sessions.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }
test.use({ viewport: desktop })

const email = (page: Page) => page.getByLabel('Email address')
const secret = (page: Page) => page.getByRole('main').getByLabel('Password', { exact: true })
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Sign(ing)? in/ })
const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const account = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Account: Ada Wholesale' })

test('the page offers five ways in, and the ways out (AUTH-01, AUTH-07, AUTH-08, AUTH-09, AUTH-10, AUTH-11, AUTH-12, AUTH-18, AUTH-19, AUTH-61)', async ({
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
  await expect(email(page)).toHaveAttribute('autocomplete', 'username')
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
})

test('the button waits for an email address that is not blank and a password (AUTH-16, AUTH-17)', async ({
  page,
}) => {
  await page.goto('/account/login')
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
})

test('a wrong password shows an error and retains the typed text; by keyboard alone the right one signs in (AUTH-20, AUTH-21, SESS-10, SESS-20, SESS-21)', async ({
  page,
  shop,
}) => {
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
})

test('the button is disabled while the server thinks (AUTH-15)', async ({ page }) => {
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/public/auth/login', async (route) => {
    await asked
    await route.fulfill({ json: playedAnswer() })
  })
  await page.goto('/account/login')
  await email(page).fill('ada@pub.example')
  await secret(page).fill(password)
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Signing in…' })).toBeDisabled()
  answer()
  await expect(page).toHaveURL('/')
})

test('without a word of the server it is ‘Unable to sign in’ (AUTH-22, ERR-03)', async ({ page }) => {
  await page.route('**/public/auth/login', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await page.goto('/account/login')
  await email(page).fill('ada@pub.example')
  await secret(page).fill(password)
  await submit(page).click()
  await expect(alert(page)).toHaveText('Unable to sign in')
  await secret(page).press('End')
  await secret(page).pressSequentially('x')
  await expect(alert(page)).toBeHidden()
  await page.route('**/public/auth/login', (route) => route.abort())
  await submit(page).click()
  await expect(alert(page)).toHaveText('Unable to sign in')
})

for (const [next, leadsTo] of [
  ['/groups?page=1', '/groups?page=1'],
  ['https://evil.example', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/%5Cevil.example', '/'],
  ['/account/login', '/'],
  [undefined, '/'],
] as const) {
  test(`next=${next ?? 'nothing'} leads to ${leadsTo} (AUTH-13, AUTH-14, C-71, OPEN-29)`, async ({
    page,
  }) => {
    await loseOwnCalls(page)
    await page.route('**/public/auth/login', (route) => route.fulfill({ json: playedAnswer() }))
    await page.goto(`/account/login${next === undefined ? '' : `?next=${encodeURIComponent(next)}`}`)
    await email(page).fill('ada@pub.example')
    await secret(page).fill(password)
    await submit(page).click()
    await expect(page).toHaveURL(leadsTo)
  })
}

test('the password can be looked at', async ({ page }) => {
  await page.goto('/account/login')
  await secret(page).fill(password)
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(secret(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(secret(page)).toHaveAttribute('type', 'password')
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
})

test('a signed-in visitor sees that they are signed in', async ({ page, shop }) => {
  await loseOwnCalls(page)
  await page.route('**/public/auth/login', (route) => route.fulfill({ json: playedAnswer() }))
  await page.goto(`${shop}/account/login`)
  await email(page).fill('ada@pub.example')
  await secret(page).fill(password)
  await submit(page).click()
  await expect(page).toHaveURL('/')
  await page.goto('/account/login?next=/groups')
  await expect(page.getByText('You are signed in as Ada Lovelace.')).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/groups')
})

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`on a ${name} in the ${colorScheme} theme, sign-in is accessible`, () => {
      test.use({ viewport, colorScheme })

      test('signing in, with an error too', async ({ page }) => {
        await page.goto('/account/login')
        await expectNoViolations(page)
        await page.getByRole('button', { name: /Google/ }).click()
        await expect(alert(page)).toBeVisible()
        await expectNoViolations(page)
      })

      test('registering, with an error too', async ({ page }) => {
        await page.goto('/account/register')
        for (const field of await page.getByRole('main').getByRole('textbox').all()) await field.fill('short')
        await page.getByLabel('Email address').fill('ada@pub.example')
        await page.getByRole('main').getByRole('button', { name: 'Create account' }).click()
        await expect(alert(page)).toBeVisible()
        await expectNoViolations(page)
      })

      test('a provider’s return', async ({ page }) => {
        await page.goto('/auth/google/callback?error=access_denied')
        await expect(alert(page)).toBeVisible()
        await expectNoViolations(page)
      })
    })
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/account/login', '/account/register', '/auth/google/callback']) {
    test(`${path} says that it needs scripts`, async ({ page }) => {
      await page.goto(path)
      await expect(
        page.getByText('Signing in needs JavaScript: please switch it on for this site.'),
      ).toBeVisible()
    })
  }
})
