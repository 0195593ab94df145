import type { Page } from '@playwright/test'
import { type FacebookGraph, startFacebookGraph } from '../facebook-graph.ts'
import { type OpenIdProvider, startOpenIdProvider } from '../openid-provider.ts'
import { keptText } from './sessions.ts'
import { freePort } from '../free-port.ts'
import { expect, test as base } from './shop-fixture.ts'
import { type Shop, startShop } from './start-shop.ts'

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
  test(`SESS-11 OAUTH-05 OAUTH-06 OAUTH-07 OAUTH-08 OAUTH-09 OAUTH-10 OAUTH-11 OAUTH-12 OAUTH-13 OAUTH-14 OAUTH-15 OAUTH-22 OAUTH-23 C-01 ${name} signs in and leads on`, async ({
    page,
    abroad,
  }) => {
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
    expect(await keptText(page)).toContain('Maggie Tapster')
  })

  test(`OAUTH-20 OAUTH-21 OAUTH-24 OAUTH-29 cancelling at ${name} is told, with the way back`, async ({
    page,
    abroad,
  }) => {
    abroad[provider].user = null
    await page.goto('/account/register')
    await press(page, name)
    await expect(alert(page)).toHaveText(`${name} sign-in was cancelled.`)
    expect(await pending(page)).toBeNull()
    const back = page.getByRole('link', { name: 'Back to sign in' })
    await expect(back).toHaveAttribute('href', '/account/login')
    await back.click()
    await expect(page).toHaveURL('/account/login')
  })

  test(`OAUTH-17 OAUTH-18 OAUTH-19 OAUTH-32 OAUTH-33 a code that ${name} does not honour is told in the server’s words, else in ours`, async ({
    page,
  }) => {
    const answers = [
      { status: 400, json: { message: 'Bad code' } },
      { status: 500, json: {} },
    ]
    await page.route(`**/public/auth/${provider}`, async (route) => {
      await expect(page.getByText(`Signing you in with ${name}…`)).toBeVisible()
      await route.fulfill(answers.shift())
    })
    for (const words of ['Bad code', `We could not sign you in with ${name}. Please try again.`]) {
      await comeBack(page, provider, { state: 'ours', returnTo: '/' }, 'code=c1&state=ours')
      await expect(alert(page)).toHaveText(words)
      expect(await pending(page)).toBeNull()
    }
  })
}

test('ENT-75 while somebody is at a provider the browser keeps what the way back needs', async ({
  page,
  abroad,
}) => {
  // The provider's page never comes, so that this one stays
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

test('OAUTH-18 while it is looked at, the page says so', async ({ page }) => {
  // The page as it comes, before its script does
  await page.route('**/assets/entry-browser-*.js', () => {})
  await page.goto('/auth/google/callback?code=c1&state=ours', { waitUntil: 'commit' })
  await expect(page.getByText('Verifying your Google sign-in…')).toBeVisible()
})

for (const [why, kept, query] of [
  ['nothing is pending', null, 'code=c1&state=ours'],
  ['the state is another', { state: 'ours', returnTo: '/' }, 'code=c1&state=x'],
  ['it is too old', { state: 'ours', returnTo: '/', age: 300_001 }, 'code=c1&state=ours'],
] as const) {
  test(`OAUTH-24 OAUTH-27 OAUTH-28 OAUTH-31 when ${why} the sign-in has expired and nothing is sent`, async ({
    page,
  }) => {
    let calls = 0
    await page.route('**/public/auth/google', (route) => {
      calls += 1
      return route.abort()
    })
    await comeBack(page, 'google', kept, query)
    await expect(alert(page)).toHaveText('The Google sign-in session expired. Please try again.')
    expect(await pending(page)).toBeNull()
    expect(calls).toBe(0)
  })
}

test('OAUTH-25 OAUTH-30 without a code it could not be finished', async ({ page }) => {
  await comeBack(page, 'google', { state: 'ours', returnTo: '/' }, 'state=ours')
  await expect(alert(page)).toHaveText('We could not finish signing you in with Google. Please try again.')
})

test('OAUTH-23 C-71 a way back that leads off the site leads home', async ({ page, abroad }) => {
  abroad.google.user = someone()
  await page.goto('/account/login')
  await page.addInitScript((key) => {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as object | null
    if (kept !== null) sessionStorage.setItem(key, JSON.stringify({ ...kept, returnTo: '//evil.example' }))
  }, pendingKey)
  await press(page, 'Google')
  await expect(account(page)).toContainText('Maggie')
  await expect(page).toHaveURL('/')
})

test('OAUTH-22 a callback works once: gone back to, it has expired', async ({ page, abroad }) => {
  abroad.google.user = someone()
  await page.goto('/account/login')
  const came = page.waitForRequest((request) => request.url().includes('/auth/google/callback?'))
  await press(page, 'Google')
  const callback = (await came).url()
  await expect(account(page)).toContainText('Maggie')
  await page.goto(callback)
  await expect(alert(page)).toHaveText('The Google sign-in session expired. Please try again.')
  await expect(account(page)).toBeVisible()
})

test('OAUTH-35 OAUTH-36 where session storage is denied Google alerts and the others only log', async ({
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

type Kept = { state: string; returnTo: string; age?: number } | null

/** Opens the callback as a provider would, with a sign-in that is pending since `age` milliseconds. */
async function comeBack(page: Page, provider: string, kept: Kept, query: string): Promise<void> {
  await page.goto('/retail')
  if (kept !== null) {
    await page.evaluate(
      ([key, provider, { state, returnTo, age = 0 }]) => {
        const redirectUri = `${location.origin}/auth/${provider}/callback`
        const record = { id: state, initiatedAt: Date.now() - age, redirectUri, returnTo, provider }
        sessionStorage.setItem(key, JSON.stringify(record))
      },
      [pendingKey, provider, kept] as const,
    )
  }
  await page.goto(`/auth/${provider}/callback?${query}`)
}
