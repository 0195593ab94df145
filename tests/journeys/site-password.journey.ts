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
  promisify(execFile)(process.execPath, ['tools/operate.ts', ...words], {
    env: { ...process.env, ...settings },
  })
const gate = (page: Page) => page.getByRole('dialog', { name: 'This shop is not open yet' })
const unlock = (page: Page) => page.evaluate(() => localStorage.getItem('dray-protected-access'))

async function enter(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
}

test.describe('a shop that is closed by a password', () => {
  test('refuses a wrong one, opens by the right one and stays open (GATE-02, GATE-06, GATE-08, GATE-09, C-93)', async ({
    page,
    shop,
  }) => {
    await page.goto('/shop')
    await expect(gate(page)).toBeVisible()
    await expect(page.getByLabel('Password')).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await enter(page, 'open sesame')
    await expect(gate(page).getByText('Incorrect password, please try again.')).toBeVisible()
    expect(await unlock(page)).toBeNull()
    await enter(page, `  ${sitePassword} `)
    await expect(gate(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await unlock(page)).not.toContain(sitePassword)
    await page.goto('/groups')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(gate(page)).toBeHidden()
    expect(await (await fetch(`${shop}/shop`)).text()).not.toContain(sitePassword)
  })

  test.describe('to a new visitor', () => {
    test.use({ audience: null })

    test('asks for the password first and then for the audience (GATE-13)', async ({ page }) => {
      const welcome = page.getByRole('dialog', { name: 'Welcome to Dray' })
      await page.goto('/')
      await expect(gate(page)).toBeVisible()
      await expect(welcome).toBeHidden()
      await enter(page, sitePassword)
      await expect(welcome).toBeVisible()
      await page.getByRole('button', { name: 'Wholesale customer' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
    })
  })

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

  test('guesses are counted: the last one shows an error, and the right one has to wait as well (C-93)', async ({
    page,
  }) => {
    await page.goto('/shop')
    await expect(async () => {
      await enter(page, 'a guess')
      await expect(gate(page).getByText(/too many/i)).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(gate(page).getByText('Incorrect password, please try again.')).toBeHidden()
    await enter(page, sitePassword)
    await expect(gate(page).getByText(/too many/i)).toBeVisible()
    expect(await unlock(page)).toBeNull()
  })
})
