import type { Page } from '@playwright/test'
import { expect, expectNoViolations, test } from './shop-fixture.ts'
import {
  desk,
  openAnswered,
  overflowOf,
  passwordFlag,
  passwordGate,
  setFlags,
  stored,
  welcome,
  welcomeFlag,
} from './gate-hands.ts'

test.use({ audience: null, viewport: desk })

/** Answers the question for the site password, which is 'open sesame' here, and tells what was sent. */
async function setPassword(page: Page): Promise<unknown[]> {
  const sent: unknown[] = []
  await page.route('**/public/gate/password', (route) => {
    sent.push(route.request().postDataJSON())
    const isRight = (route.request().postDataJSON() as { password: string }).password === 'open sesame'
    if (isRight) return route.fulfill({ status: 204 })
    return route.fulfill({ status: 401, json: { message: 'Incorrect password, please try again.' } })
  })
  return sent
}
const layerOf = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => Number(getComputedStyle(dialog).zIndex))

test.describe('the password gate', () => {
  const both = { [passwordFlag]: true, [welcomeFlag]: true }

  test('GATE-02 GATE-13 GATE-20 stands alone and above the welcome gate', async ({ page }) => {
    await setFlags(page, both)
    await setPassword(page)
    await page.goto('/shop')
    await expect(passwordGate(page)).toBeVisible()
    await expect(welcome(page)).toBeHidden()
    await expect(page.locator('h1').first()).toBeHidden()
    const above = await layerOf(page)
    await page.getByLabel('Password').fill('open sesame')
    await page.keyboard.press('Enter')
    await expect(welcome(page)).toBeVisible()
    await expect(passwordGate(page)).toBeHidden()
    expect(above).toBeGreaterThan(await layerOf(page))
  })

  test.describe('for a wholesale customer', () => {
    test.use({ audience: 'wholesale' })

    test('GATE-05 GATE-06 GATE-07 GATE-09 GATE-19 ENT-80 opens by the password, spaces around it or not, and stays open', async ({
      page,
    }) => {
      await setFlags(page, both)
      const sent = await setPassword(page)
      await page.goto('/shop')
      await page.evaluate(() =>
        addEventListener('dray:unlocked', () => Object.assign(window, { wasUnlocked: true })),
      )
      await expect(passwordGate(page)).toBeVisible()
      expect(await overflowOf(page)).toBe('hidden')
      await page.getByLabel('Password').fill('  open sesame ')
      await page.getByRole('button', { name: 'Enter' }).click()
      await expect(passwordGate(page)).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(sent).toEqual([{ password: 'open sesame' }])
      expect(await overflowOf(page)).toBe('visible')
      expect(await page.evaluate(() => Reflect.get(window, 'wasUnlocked') as unknown)).toBe(true)
      expect(await stored(page, 'dray-protected-access')).toEqual({
        unlocked: true,
        storedAt: expect.any(String),
      })
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(passwordGate(page)).toBeHidden()
    })

    test('GATE-08 a wrong password is told, what was typed stays, and the gate stays', async ({ page }) => {
      await setFlags(page, both)
      await setPassword(page)
      await page.goto('/shop')
      await page.getByLabel('Password').fill('guess')
      await page.getByRole('button', { name: 'Enter' }).click()
      await expect(page.getByText('Incorrect password, please try again.')).toBeVisible()
      await expect(page.getByLabel('Password')).toHaveValue('guess')
      await expect(page.getByLabel('Password')).toBeFocused()
      await expectNoViolations(page)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expect(passwordGate(page)).toBeVisible()
    })

    test('C-93 too many attempts: the shop says so', async ({ page }) => {
      await setFlags(page, both)
      await page.route('**/public/gate/password', (route) =>
        route.fulfill({ status: 429, json: { message: 'Too many attempts. Please try again in a minute.' } }),
      )
      await page.goto('/shop')
      await page.getByLabel('Password').fill('guess')
      await page.getByRole('button', { name: 'Enter' }).click()
      await expect(page.getByText('Too many attempts. Please try again in a minute.')).toBeVisible()
    })

    test('GATE-02 GATE-03 without its flag there is none', async ({ page }) => {
      await openAnswered(page, '/shop')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
    })

    test('GATE-04 none when the flags cannot be read', async ({ page }) => {
      await setFlags(page, null)
      await openAnswered(page, '/shop')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
    })
  })
})
