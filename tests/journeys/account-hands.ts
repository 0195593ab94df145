import type { Page } from '@playwright/test'
import { expect } from './shop-fixture.ts'

export const desk = { width: 1280, height: 800 }
export const overview = '/account/overview'
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

export async function openOverview(page: Page): Promise<void> {
  await page.goto(overview)
  await expect(section(page, 'Your details')).toBeVisible()
}
