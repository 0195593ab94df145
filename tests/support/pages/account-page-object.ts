import type { Page } from '@playwright/test'
import { type SettingsSection, settingsSections } from '../../../shared/accounts/settings-pages.ts'
import { expect } from '../shops/shop-fixture.ts'

export const desktop = { width: 1280, height: 800 }
export const overview = '/account/overview'
/** A part of the page, by its heading. */
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Opens a page of the settings, and waits for its forms. */
export async function openSettings(page: Page, name: SettingsSection): Promise<void> {
  await page.goto(settingsSections[name].path)
  await expect(page.locator(`#${settingsSections[name].parts[0]}`)).toBeVisible()
}
