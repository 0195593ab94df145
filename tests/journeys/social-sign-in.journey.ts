import type { Page } from '@playwright/test'
import { type FacebookGraph, startFacebookGraph } from '../support/servers/facebook-graph.ts'
import { type OpenIdProvider, startOpenIdProvider } from '../support/servers/openid-provider.ts'
import { storedText } from '../support/pages/sessions.ts'
import { freePort } from '../support/servers/free-port.ts'
import { expect, expectNoViolations, test as base } from '../support/shops/shop-fixture.ts'
import { type Shop, startShop } from '../support/shops/start-shop-process.ts'

type Abroad = { google: OpenIdProvider; microsoft: OpenIdProvider; facebook: FacebookGraph; shop: Shop }

const clientId = 'dray'
const clientSecret = 'a-secret-of-the-journeys'
const pendingKey = 'dray-pending-sign-in'

const settings = (name: string) => ({
  [`${name}_CLIENT_ID`]: clientId,
  [`${name}_CLIENT_SECRET`]: clientSecret,
})

/** A shop that is set up with real providers: two that speak OpenID, and the part of Facebook that a sign-in meets. */
const test = base.extend<object, { abroad: Abroad }>({
  abroad: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture names from this pattern
    async ({}, use) => {
      const port = await freePort()
      const client = (provider: string) => ({
        clientId,
        clientSecret,
        redirectUri: `http://127.0.0.1:${port}/auth/${provider}/callback`,
      })
      const google = await startOpenIdProvider([client('google')])
      const microsoft = await startOpenIdProvider([client('microsoft')])
      const facebook = await startFacebookGraph(client('facebook'))
      const shop = await startShop(
        {
          ...settings('GOOGLE'),
          GOOGLE_ISSUER: google.issuer,
          ...settings('MICROSOFT'),
          MICROSOFT_ISSUER: microsoft.issuer,
          ...settings('FACEBOOK'),
          FACEBOOK_GRAPH_URL: facebook.url,
          FACEBOOK_DIALOG_URL: `${facebook.url}/dialog`,
        },
        port,
      )
      await use({ google, microsoft, facebook, shop })
      await Promise.all([shop.stop(), google.stop(), microsoft.stop(), facebook.stop()])
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  shopProcess: [async ({ abroad }, use) => use(abroad.shop), { scope: 'worker' }],
})

test.use({ viewport: { width: 1280, height: 800 } })

const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account: / })
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click()
const pending = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), pendingKey)
const someone = () => {
  const sub = crypto.randomUUID()
  return { sub, id: sub, name: 'Maggie Tapster', email: `${sub}@thetap.example`, email_verified: true }
}

const places = [
  ['google', 'Google', 'openid email profile'],
  ['microsoft', 'Microsoft', 'openid email profile offline_access'],
  ['facebook', 'Facebook', 'email,public_profile'],
] as const

for (const [provider, name, scope] of places) {
  test(
    `${name} signs in and leads on (SESS-11, OAUTH-05, OAUTH-06, OAUTH-07, OAUTH-08, OAUTH-09, OAUTH-10, OAUTH-11, OAUTH-12, OAUTH-13, OAUTH-14, OAUTH-15, OAUTH-22, OAUTH-23, C-01)`,
    { tag: provider === 'google' ? '@core' : [] },
    async ({ page, abroad }) => {
      abroad[provider].user = someone()
      await page.goto('/account/login?next=/groups')
      await expect(page.getByRole('main').getByText('Coming soon')).toHaveCount(0)
      const sent = page.waitForRequest((request) => request.url().includes('client_id='))
      await press(page, name)
      const asked = Object.fromEntries(new URL((await sent).url()).searchParams)
      expect(asked).toMatchObject({
        client_id: clientId,
        redirect_uri: `${abroad.shop.url}/auth/${provider}/callback`,
        response_type: 'code',
        scope,
        code_challenge_method: 'S256',
        state: expect.stringMatching(/^[0-9a-f]{32}$/),
      })
      await expect(page).toHaveURL('/groups')
      await expect(account(page)).toContainText('Maggie')
      expect(await pending(page)).toBeNull()
      expect(await storedText(page)).toContain('Maggie Tapster')
    },
  )
}

test('a cancelled sign-in shows a message, with the way back (OAUTH-20, OAUTH-21, OAUTH-24, OAUTH-29)', async ({
  page,
  abroad,
}) => {
  abroad.microsoft.user = null
  await page.goto('/account/register')
  await press(page, 'Microsoft')
  await expect(alert(page)).toHaveText('Microsoft sign-in was cancelled.')
  expect(await pending(page)).toBeNull()
  const back = page.getByRole('link', { name: 'Back to sign in' })
  await expect(back).toHaveAttribute('href', '/account/login')
  await back.click()
  await expect(page).toHaveURL('/account/login')
})

test('a code that a provider refuses shows the server’s words, else ours (OAUTH-17, OAUTH-18, OAUTH-19, OAUTH-32, OAUTH-33)', async ({
  page,
}) => {
  const answers = [
    { status: 400, json: { message: 'Bad code' } },
    { status: 500, json: {} },
  ]
  await page.route('**/public/auth/facebook', async (route) => {
    await expect(page.getByText('Signing you in with Facebook…')).toBeVisible()
    await route.fulfill(answers.shift())
  })
  for (const words of ['Bad code', 'We could not sign you in with Facebook. Please try again.']) {
    await comeBack(page, 'facebook', { state: 'ours', returnTo: '/' }, 'code=c1&state=ours')
    await expect(alert(page)).toHaveText(words)
    expect(await pending(page)).toBeNull()
  }
})

test('during a visit to a provider the browser stores the data for the way back (ENT-75)', async ({
  page,
  abroad,
}) => {
  // The provider's page never loads, so this one stays
  await page.route(`${abroad.google.issuer}/**`, (route) => route.fulfill({ status: 204 }))
  await page.goto('/account/login?next=/groups')
  const sent = page.waitForRequest((request) => request.url().includes('client_id='))
  await press(page, 'Google')
  const state = new URL((await sent).url()).searchParams.get('state')
  expect(JSON.parse((await pending(page)) ?? '')).toMatchObject({
    id: state,
    initiatedAt: expect.any(Number),
    redirectUri: `${abroad.shop.url}/auth/google/callback`,
    returnTo: '/groups',
  })
})

test('a sign-in that is not ours or too old has expired, and nothing is sent; without a code it could not be finished (OAUTH-24, OAUTH-25, OAUTH-27, OAUTH-28, OAUTH-30, OAUTH-31)', async ({
  page,
}) => {
  let calls = 0
  await page.route('**/public/auth/google', (route) => {
    calls += 1
    return route.abort()
  })
  for (const [stored, query] of [
    [null, 'code=c1&state=ours'],
    [{ state: 'ours', returnTo: '/' }, 'code=c1&state=x'],
    [{ state: 'ours', returnTo: '/', age: 300_001 }, 'code=c1&state=ours'],
  ] as const) {
    await comeBack(page, 'google', stored, query)
    await expect(alert(page)).toHaveText('The Google sign-in session expired. Please try again.')
    expect(await pending(page)).toBeNull()
  }
  await comeBack(page, 'google', { state: 'ours', returnTo: '/' }, 'state=ours')
  await expect(alert(page)).toHaveText('We could not finish signing you in with Google. Please try again.')
  expect(calls).toBe(0)
  await expectNoViolations(page)
})

test('a way back that leads off the site leads home, and the callback works once (OAUTH-22, OAUTH-23, C-71)', async ({
  page,
  abroad,
}) => {
  abroad.google.user = someone()
  await page.goto('/account/login')
  await page.addInitScript((key) => {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as object | null
    if (stored !== null)
      sessionStorage.setItem(key, JSON.stringify({ ...stored, returnTo: '//evil.example' }))
  }, pendingKey)
  const came = page.waitForRequest((request) => request.url().includes('/auth/google/callback?'))
  await press(page, 'Google')
  const callback = (await came).url()
  await expect(account(page)).toContainText('Maggie')
  await expect(page).toHaveURL('/')
  await page.goto(callback)
  await expect(alert(page)).toHaveText('The Google sign-in session expired. Please try again.')
  await expect(account(page)).toBeVisible()
})

test('where session storage is denied Google alerts and the others only log (OAUTH-35, OAUTH-36)', async ({
  page,
}) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('denied')
    }
  })
  await page.goto('/account/login')
  await press(page, 'Facebook')
  await expect
    .poll(() => warnings)
    .toContainEqual(expect.stringContaining('Facebook sign-in could not be started'))
  await expect(alert(page)).toBeHidden()
  await press(page, 'Google')
  await expect(alert(page)).toHaveText('We could not start Google sign-in. Please try again.')
})

type StoredSignIn = { state: string; returnTo: string; age?: number } | null

/** Opens the callback as a provider would, with a sign-in that is pending since `age` milliseconds. */
async function comeBack(page: Page, provider: string, stored: StoredSignIn, query: string): Promise<void> {
  await page.goto('/retail')
  if (stored !== null) {
    await page.evaluate(
      ([key, provider, { state, returnTo, age = 0 }]) => {
        const redirectUri = `${location.origin}/auth/${provider}/callback`
        const record = { id: state, initiatedAt: Date.now() - age, redirectUri, returnTo, provider }
        sessionStorage.setItem(key, JSON.stringify(record))
      },
      [pendingKey, provider, stored] as const,
    )
  }
  await page.goto(`/auth/${provider}/callback?${query}`)
}
