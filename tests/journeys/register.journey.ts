import type { Page } from '@playwright/test'
import { storedText, playedAnswer } from '../support/pages/sessions.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const labels = ['Full name', 'Email address', 'Password', 'Confirm password'] as const
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })
const button = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Creat/ })
const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const good = {
  'Full name': 'Ada Lovelace',
  'Email address': 'ada@pub.example',
  Password: 'aaaaaaaa',
  'Confirm password': 'aaaaaaaa',
}

async function fill(page: Page, texts: Partial<typeof good> = {}): Promise<void> {
  for (const label of labels) await field(page, label).fill({ ...good, ...texts }[label])
}

test('the page has its fields and words in order, and its button waits until every field is filled (AUTH-02, AUTH-25, AUTH-26, AUTH-27, AUTH-28, AUTH-29, AUTH-31, AUTH-32, AUTH-33, AUTH-36, AUTH-37, AUTH-38, AUTH-39, AUTH-40)', async ({
  page,
}) => {
  await page.goto('/account/register')
  for (const label of labels) await expect(field(page, label)).toBeVisible()
  await expect(page.getByText('Minimum 8 characters with letters and numbers.')).toBeVisible()
  await expect(button(page)).toHaveText('Create account')
  const words = await page.getByRole('main').innerText()
  const places = ['Continue with', 'Google', 'or create an account with email', 'Full name'].map((text) =>
    words.indexOf(text),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
  const link = page.getByRole('link', { name: 'Already have an account? Sign in' })
  await expect(link).toHaveAttribute('href', '/account/login')
  await expect(button(page)).toBeDisabled()
  for (const [label, text] of [
    ['Full name', '  '],
    ['Email address', '  '],
    ['Password', ''],
    ['Confirm password', ''],
  ]) {
    await fill(page, { [label!]: text })
    await expect(button(page)).toBeDisabled()
  }
  await fill(page)
  await expect(button(page)).toBeEnabled()
})

test(
  'eight letters without a number open an account, and the visitor reaches the destination (AUTH-30, AUTH-41, AUTH-43, SESS-09, SESS-20, SESS-21, ENT-59)',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/account/register?next=/groups')
    await fill(page, { 'Email address': `ada-${Date.now()}@pub.example` })
    await button(page).click()
    await expect(page).toHaveURL('/groups')
    await expect(page.getByRole('button', { name: 'Account: Ada Wholesale' })).toBeVisible()
    const moment: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
    expect(JSON.parse((await storedText(page)) ?? '')).toMatchObject({
      user: { name: 'Ada Lovelace', emailConfirmed: false },
      accessToken: expect.stringMatching(/./),
      accessTokenExpiresAt: moment,
      refreshToken: expect.stringMatching(/./),
      refreshTokenExpiresAt: moment,
    })
  },
)

test('during the call the button shows progress, and the request holds the typed values (AUTH-34, AUTH-35, AUTH-48, ENT-81)', async ({
  page,
}) => {
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/public/auth/register', async (route) => {
    expect(route.request().postDataJSON()).toEqual({
      email: 'ada@pub.example',
      password: ' aaaaaaaa',
      name: 'Ada Lovelace',
      marketingOptIn: true,
    })
    await asked
    await route.fulfill({ json: playedAnswer() })
  })
  await page.goto('/account/register')
  const password = ' aaaaaaaa'
  await fill(page, { 'Full name': '  Ada Lovelace ', Password: password, 'Confirm password': password })
  await page.getByRole('main').getByLabel('Send me news').check()
  await button(page).click()
  await expect(button(page)).toHaveText('Creating account…')
  await expect(button(page)).toBeDisabled()
  answer()
  await expect(page).toHaveURL('/')
})

test('a weak password is refused without a call, until the visitor edits a field (AUTH-42, AUTH-44, AUTH-45)', async ({
  page,
}) => {
  let calls = 0
  await page.route('**/public/auth/register', (route) => {
    calls += 1
    return route.abort()
  })
  await page.goto('/account/register')
  for (const label of labels) {
    await fill(page, { Password: 'abc1234', 'Confirm password': 'abc1234' })
    await button(page).click()
    await expect(alert(page)).toHaveText('Password must be at least 8 characters long.')
    await field(page, label).press('End')
    await field(page, label).pressSequentially('x')
    await expect(alert(page)).toBeHidden()
  }
  await fill(page, { Password: 'abcd1234', 'Confirm password': 'abcd1235' })
  await button(page).click()
  await expect(alert(page)).toHaveText('Passwords do not match. Please try again.')
  await expect(page.locator('div:focus').getByRole('alert')).toBeVisible()
  await expectNoViolations(page)
  expect(calls).toBe(0)
})

test('a failure shows the server’s message, else ‘Unable to create account’ (AUTH-46, AUTH-47)', async ({
  page,
}) => {
  const answers = [
    { status: 409, json: { message: 'Taken' } },
    { status: 500, json: {} },
  ]
  await page.route('**/public/auth/register', (route) => route.fulfill(answers.shift()))
  await page.goto('/account/register')
  await fill(page)
  await button(page).click()
  await expect(alert(page)).toHaveText('Taken')
  await button(page).click()
  await expect(alert(page)).toHaveText('Unable to create account')
  await expect(field(page, 'Full name')).toHaveValue('Ada Lovelace')
})
