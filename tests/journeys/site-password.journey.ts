import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { expect, test as base } from '../support/shops/shop-fixture.ts'
import { demoFolder, startShop } from '../support/shops/start-shop-process.ts'

const sitePassword = 'hops & glory'

/** A shop that its operator has closed: the password by environment, the gate by a flag set before it opens. */
const test = base.extend({
  shopProcess: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture names from this pattern
    async ({}, use) => {
      const folder = demoFolder()
      const settings = { VAR_FOLDER: folder, SITE_PASSWORD: sitePassword }
      await operate(settings, 'flags', 'set', 'shop.access.password-gate', 'on')
      const shop = await startShop(settings)
      await use(shop)
      await shop.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const operate = (settings: Record<string, string>, ...words: string[]) =>
  promisify(execFile)(
    process.execPath,
    ['--import', './tools/resolve-once.ts', 'tools/operate.ts', ...words],
    {
      env: { ...process.env, ...settings },
    },
  )
const gate = (page: Page) => page.getByRole('dialog', { name: 'This shop is not open yet' })
const unlock = (page: Page) => page.evaluate(() => localStorage.getItem('dray-protected-access'))

async function enter(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
}

test.describe('a shop that is closed by a password', () => {
  test('works as a form before any script has come (GATE-06, GATE-08, GATE-09, C-93)', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/shop', { waitUntil: 'load' })
    await expect(gate(page)).toBeVisible()
    await enter(page, 'open sesame')
    await expect(gate(page).getByText('Incorrect password, please try again.')).toBeVisible()
    expect(await unlock(page)).toBeNull()
    await enter(page, ` ${sitePassword} `)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL('/shop')
    expect(await unlock(page)).toContain('"unlocked":true')
  })
})
