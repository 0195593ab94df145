import type { Locator, Page } from '@playwright/test'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { staffSecrets } from '../support/pages/staff-orders.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'
import { addDays, londonDay } from '../../shared/working-time/working-time.ts'

const clause = 'Casks that come back clean are thanked for in writing.'

async function openTerms(page: Page, shop: string): Promise<void> {
  const session = await signInElsewhere(shop, 'operations@dray.example', staffSecrets.operations)
  await storeSession(page, session)
  await page.goto('/admin/shop/terms')
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible()
}

const confirm = (page: Page, name: string) => page.getByRole('button', { name }).click()

test('staff change a term, look at its page, plan it and undo it, also on a phone (S-14, STAF-22)', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openTerms(page, shop)
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  const before = await text.inputValue()
  expect(before).toMatch(/^## About these terms/)
  await expect.poll(() => horizontalOverflow(page)).toEqual([])

  await text.fill('No heading')
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(page.getByText(/must begin with a heading/).first()).toBeVisible()
  await text.fill(`${before}\n${clause}\n`)
  await confirm(page, 'Preview the page of the terms')
  const href = await page.getByRole('link', { name: /See the page of the terms/ }).getAttribute('href')
  const looked = await page.context().newPage()
  await looked.goto(href!)
  await expect(looked.getByText(clause)).toBeVisible()
  await looked.goto('/terms-and-conditions')
  await expect(looked.getByText(clause)).toBeHidden()

  const day = addDays(londonDay(new Date()), 7)
  await page.getByLabel('From the day').fill(day)
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(page.getByText(`text, comes: ‘${clause}’`)).toBeVisible()
  await expectNoViolations(page)
  await confirm(page, 'Plan Terms and conditions')
  await expect(page.getByText(/planned by/)).toBeVisible()

  // What applies at once drops the plan, and comes true on the page.
  await text.fill(`${before}\n${clause}\n`)
  await page.getByLabel('From the day').fill('')
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(page.getByText('The planned change is dropped.')).toBeVisible()
  await confirm(page, 'Change Terms and conditions')
  await expect(page.getByText(/planned by/)).toBeHidden()
  await expect(async () => {
    await looked.reload()
    await expect(looked.getByText(clause)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await looked
    .getByRole('link', { name: /^Until / })
    .first()
    .click()
  await expect(looked.getByText(/^This version held until/)).toBeVisible()
  await expect(looked.getByText(clause)).toBeHidden()
  await looked.getByRole('link', { name: 'Read what holds now' }).click()
  await expect(looked.getByText(clause)).toBeVisible()

  await confirm(page, 'Undo')
  const dialog = page.getByRole('dialog', { name: 'Undo: Terms and conditions' })
  await dialog.getByRole('button', { name: 'Undo the last change' }).click()
  await expect(text).toHaveValue(before)
  await expect(async () => {
    await looked.goto('/terms-and-conditions')
    await expect(looked.getByText(clause)).toBeHidden({ timeout: 2000 })
  }).toPass()
})

test('a hero’s sentence is changed where it is read, in four presses, and slides change places by keyboard (STAF-22)', async ({
  page,
  shop,
}) => {
  await storeSession(page, await signInElsewhere(shop, 'operations@dray.example', staffSecrets.operations))
  await page.goto('/admin/shop')
  let presses = 0
  const press = async (target: Locator) => {
    presses += 1
    await target.click()
  }
  const sentence = 'Fill a pallet with five breweries and pay one charge.'
  await press(page.getByRole('link', { name: 'Heroes' }))
  const message = page.getByRole('textbox', { name: 'Message' }).first()
  await press(message)
  await message.fill(sentence)
  await press(page.getByRole('button', { name: 'Review', exact: true }))
  await press(page.getByRole('button', { name: 'Change Heroes' }))
  await expect(page.getByText('Heroes: changed.').first()).toBeVisible()
  expect(presses).toBe(4)
  const looked = await page.context().newPage()
  await expect(async () => {
    await looked.goto('/')
    await expect(looked.getByText(sentence)).toBeVisible({ timeout: 2000 })
  }).toPass()

  const titles = page.getByRole('textbox', { name: 'Title', exact: true })
  const before = await titles.evaluateAll((all) => all.map((each) => (each as HTMLTextAreaElement).value))
  await page.getByRole('button', { name: /^Move .+, 2 of \d$/ }).press('ArrowUp')
  await expect(titles.first()).toHaveValue(before[1]!)
  await confirm(page, 'Preview the home page')
  const pane = page.frameLocator('iframe[title="The home page with this change"]')
  await expect(pane.getByRole('heading', { name: before[1]! })).toBeVisible()
  await expectNoViolations(page)
  await confirm(page, 'Undo')
  const dialog = page.getByRole('dialog', { name: 'Undo: Heroes' })
  await dialog.getByRole('button', { name: 'Undo the last change' }).click()
  await expect(dialog).toBeHidden()
})
