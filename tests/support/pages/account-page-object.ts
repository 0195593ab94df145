import type { Page } from '@playwright/test'
import { expect } from '../shops/shop-fixture.ts'

export const desktop = { width: 1280, height: 800 }
export const overview = '/account/overview'
/** A part of the page, by its heading. */
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

export async function openOverview(page: Page): Promise<void> {
  await page.goto(overview)
  await expect(section(page, 'Your details')).toBeVisible()
}
