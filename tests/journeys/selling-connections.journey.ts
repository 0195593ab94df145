import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

const path = '/sell/learmonth-basin/connections'

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
])
  test(`an owner makes a token and a webhook, and reads its log, at ${viewport.width} px (PLAT-01, PLAT-13)`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(viewport)
    await storeSession(page, await signInElsewhere(shop, 'brewer@dray.example', 'mash in at seven'))
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Webhooks' })).toBeVisible()
    await page.getByRole('button', { name: 'Make a token' }).click()
    await page.getByLabel('Name').fill(`Cellar ${viewport.width}`)
    await page.getByLabel('Read stock').check()
    await page.getByRole('button', { name: 'Make the token' }).click()
    await expect(page.getByText(/^dray_s_/)).toBeVisible()
    await page.getByRole('button', { name: 'I have copied it' }).click()
    const address = `https://hooks-${viewport.width}.example/dray`
    await page.getByRole('button', { name: 'Make a webhook' }).click()
    await page.getByLabel('Address').fill('https://127.0.0.1/dray')
    await page.getByRole('button', { name: 'Make the webhook' }).click()
    await expect(page.getByText('Please give an address on the public internet.')).toBeVisible()
    await page.getByLabel('Address').fill(address)
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Make the webhook' }).click()
    await expect(page.getByText(/^whsec_/)).toBeVisible()
    await page.getByRole('button', { name: 'I have copied it' }).click()
    const row = page.getByRole('listitem').filter({ hasText: address })
    await expect(row).toContainText('1 event')
    expect(await horizontalOverflow(page)).toEqual([])
    await row.getByRole('button', { name: 'Open' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: 'Send a test' }).click()
    await expect(drawer.getByText('webhook.test')).toBeVisible()
    await expectNoViolations(page)
    await drawer.getByRole('button', { name: 'Switch off' }).click()
    await expect(drawer.getByText('Off since')).toBeVisible()
    await drawer.getByRole('button', { name: 'Remove' }).click()
    await drawer.getByRole('button', { name: 'Remove it with its log' }).click()
    await expect(row).toHaveCount(0)
  })

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
])
  test(`an organiser makes a token of the group by keyboard and ends it, at ${viewport.width} px (PLAT-01)`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(viewport)
    await storeSession(page, await signInElsewhere(shop, 'organiser@dray.example', 'van leaves at noon'))
    await page.goto('/sell/group/forth-crossing')
    await page.getByRole('link', { name: 'Settings', exact: true }).first().click()
    await expect(page.getByRole('heading', { name: 'Settings of Forth Crossing' })).toBeVisible()
    const name = `Planner ${viewport.width}`
    await page.getByRole('button', { name: 'Make a token' }).press('Enter')
    await page.getByLabel('Name').fill(name)
    await page.getByRole('button', { name: 'Make the token' }).press('Enter')
    await expect(page.getByText('Please choose what the program may do.')).toBeVisible()
    await page.getByLabel('Read runs, drops, loads and pallet notes').press('Space')
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Make the token' }).press('Enter')
    const text = page.getByText(/^dray_g_/)
    await expect(text).toBeVisible()
    const authorization = `Bearer ${await text.textContent()}`
    const read = () => fetch(`${shop}/api/sell/group/forth-crossing`, { headers: { authorization } })
    expect((await read()).status).toBe(200)
    await page.getByRole('button', { name: 'I have copied it' }).press('Enter')
    await expect(text).toHaveCount(0)
    expect(await horizontalOverflow(page)).toEqual([])
    await expectNoViolations(page)
    await page.getByRole('button', { name: `End ${name}` }).press('Enter')
    await expect(page.getByText(name, { exact: true })).toHaveCount(0)
    expect((await read()).status).toBe(401)
  })
