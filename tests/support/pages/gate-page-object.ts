import type { Page } from '@playwright/test'

export const desktop = { width: 1600, height: 900 }
export const passwordFlag = 'shop.access.password-gate'
export const welcomeFlag = 'shop.access.welcome-gate'

/** Answers the flags call as a shop with these flags; null answers with an error. */
export async function setFlags(page: Page, set: Record<string, boolean> | null): Promise<void> {
  await page.route('**/public/feature-flags?*', (route) => {
    if (set === null) return route.fulfill({ status: 500, json: { message: 'Out of order' } })
    const flags = Object.entries(set).map(([key, enabled]) => ({ key, enabled }))
    return route.fulfill({ json: { flags } })
  })
}
export const welcome = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Dray' })
export const passwordGate = (page: Page) => page.getByRole('dialog', { name: 'This shop is not open yet' })

export const stored = (page: Page, key: string) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, key)
export const overflowOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflowY)

/** Opens a page and waits for all answers about gates. */
export async function openAnswered(page: Page, path: string): Promise<void> {
  const answered = page.waitForResponse('**/public/feature-flags?*')
  await page.goto(path)
  await answered
}
