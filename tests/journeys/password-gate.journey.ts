import type { Page } from '@playwright/test'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'
import {
  desktop,
  overflowOf,
  passwordFlag,
  passwordGate,
  setFlags,
  stored,
  welcome,
  welcomeFlag,
} from '../support/pages/gate-page-object.ts'

test.use({ audience: null, viewport: desktop })

/** Answers the call for the site password, which is 'open sesame' here, and records the request. */
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

  test('appears alone and above the welcome gate (GATE-02, GATE-13, GATE-20)', async ({ page }) => {
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

    test(
      'opens by the password, spaces around it or not, and stays open (GATE-05, GATE-06, GATE-07, GATE-09, GATE-19, ENT-80)',
      { tag: '@core' },
      async ({ page }) => {
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
      },
    )

    test('a wrong password and too many of them show an error, the typed text and the gate stay (GATE-08, C-93)', async ({
      page,
    }) => {
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
      await page.route('**/public/gate/password', (route) =>
        route.fulfill({ status: 429, json: { message: 'Too many attempts. Please try again in a minute.' } }),
      )
      await page.getByRole('button', { name: 'Enter' }).click()
      await expect(page.getByText('Too many attempts. Please try again in a minute.')).toBeVisible()
    })
  })
})
