import type { Page } from '@playwright/test'
import type { TradeAccount } from '../../shared/api/trade-api.ts'
import { callShop } from '../support/pages/buyer.ts'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { staffSecrets, type DemoStaff } from '../support/pages/staff-orders.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 900 }

async function signInAs(page: Page, shop: string, who: DemoStaff): Promise<void> {
  await storeSession(page, await signInElsewhere(shop, `${who}@dray.example`, staffSecrets[who]))
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('a buyer is asked, answers on the page of the account, and is approved by touch alone (STAF-14, STAF-15, STAF-24)', async ({
    page,
    shop,
  }) => {
    await signInAs(page, shop, 'operations')
    await page.goto('/admin')
    const entry = page.getByRole('row').filter({ hasText: 'The New Inn has applied' })
    await entry.getByRole('link', { name: /^Open/ }).tap()
    await expect(page.getByRole('heading', { name: 'The New Inn', level: 1 })).toBeVisible()
    await expect.poll(() => horizontalOverflow(page)).toEqual([])
    await page.getByRole('button', { name: 'More actions' }).tap()
    await page.getByRole('button', { name: 'Ask', exact: true }).tap()
    const asking = page.getByRole('dialog', { name: 'Ask: The New Inn' })
    await asking.getByRole('button', { name: 'Review', exact: true }).tap()
    await expect(asking.getByText('Type the question.')).toBeVisible()
    await asking.getByLabel('Your question').fill('Whose name is on the licence?')
    await asking.getByRole('button', { name: 'Review', exact: true }).tap()
    await expect(asking.getByText('Effie Newlands')).toBeVisible()
    await expectNoViolations(page)
    await asking.getByRole('button', { name: 'Ask The New Inn' }).tap()
    await expect(page.getByText('Asked, and not answered yet.')).toBeVisible()

    const buyer = await signInElsewhere(shop, 'newpub@dray.example', 'waiting at the bar')
    const account = (await callShop(shop, '/api/account/trade', undefined, buyer)) as TradeAccount
    expect(account.question).toBe('Whose name is on the licence?')
    const answer = { ...account.details, premises: account.premises, answer: 'My mother’s, until May.' }
    await callShop(shop, '/api/account/trade', answer, buyer, 'PUT')

    await page.goto('/admin/buyers')
    await expect(page.getByRole('heading', { name: 'Buyers' })).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: 'The New Inn' })
    await expect(row.getByText('Licence EDI/PREM/1187')).toBeVisible()
    await expect.poll(() => horizontalOverflow(page)).toEqual([])
    await row.getByRole('link', { name: 'The New Inn' }).tap()
    await expect(page.getByText('‘My mother’s, until May.’')).toBeVisible()
    await page.getByRole('button', { name: 'Approve', exact: true }).tap()
    const dialog = page.getByRole('dialog', { name: 'Approve: The New Inn' })
    await dialog.getByLabel('What did you look at?').fill('The licence search of Edinburgh.')
    await dialog.getByRole('button', { name: 'Review', exact: true }).tap()
    await expect(dialog.getByText('The New Inn can order from now on.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Approve The New Inn' }).tap()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('The licence search of Edinburgh.')).toBeVisible()
  })
})

test.describe('on a desk', () => {
  test.use({ viewport: desk })

  test(
    'a brewery is suspended after its open orders are shown, and reinstated (STAF-16, STAF-17)',
    { tag: '@core' },
    async ({ page, shop }) => {
      await signInAs(page, shop, 'operations')
      await page.goto('/admin/breweries')
      await page.getByLabel('Search', { exact: true }).fill('learmonth')
      await page.getByLabel('Search', { exact: true }).press('Enter')
      await page.getByRole('link', { name: 'Learmonth Basin Brewery' }).press('Enter')
      await expect(page.getByText('Cleared to sell')).toBeVisible()
      await page.getByRole('button', { name: 'Record an AWRS look-up' }).press('Enter')
      const log = page.getByRole('dialog', { name: /AWRS look-up/ })
      await log.getByLabel('AWRS number').fill('XAAW00000123456')
      await log.getByLabel('Name on the register').fill('Learmonth Basin Brewery Ltd')
      await log.getByRole('button', { name: 'Review', exact: true }).press('Enter')
      await expect(log.getByText('Choose a file, or copy what the page of the register says.')).toBeVisible()
      await log.getByLabel('Or what the page says').fill('Approved wholesaler.')
      await log.getByRole('button', { name: 'Review', exact: true }).press('Enter')
      await expect(log.getByText(/AWRS is good until/)).toBeVisible()
      await log.getByRole('button', { name: 'Record the look-up' }).press('Enter')
      await expect(page.getByText('XAAW00000123456, Approved, Learmonth Basin Brewery Ltd')).toBeVisible()
      await page.getByRole('button', { name: 'Suspend' }).press('Enter')
      const dialog = page.getByRole('dialog', { name: /^Suspend/ })
      await dialog.getByLabel('Why?').fill('Its licence is in question.')
      await dialog.getByRole('button', { name: 'Review', exact: true }).press('Enter')
      await expect(dialog.getByText(/can no longer be added/)).toBeVisible()
      await expectNoViolations(page)
      await dialog.getByRole('button', { name: 'Suspend Learmonth Basin Brewery' }).press('Enter')
      await expect(page.getByText('Not cleared')).toBeVisible()
      await page.getByRole('button', { name: 'Reinstate' }).press('Enter')
      await page.getByRole('button', { name: 'Reinstate Learmonth Basin Brewery' }).press('Enter')
      await expect(page.getByText('Cleared to sell')).toBeVisible()
      await page.setViewportSize(phone)
      await expect.poll(() => horizontalOverflow(page)).toEqual([])
      await page.goto('/admin/breweries')
      await expect(page.getByRole('heading', { name: 'Breweries' })).toBeVisible()
      await expect.poll(() => horizontalOverflow(page)).toEqual([])
    },
  )

  test('a list is worked and everything is found without a mouse (STAF-06, STAF-07)', async ({
    page,
    shop,
  }) => {
    await signInAs(page, shop, 'operations')
    await page.goto('/admin/breweries')
    await expect(page.getByText(/^\d+ breweries$/)).toBeVisible()
    await page.keyboard.press('/')
    await expect(page.getByLabel('Search', { exact: true })).toBeFocused()
    await page.keyboard.type('jk?')
    await expect(page.getByLabel('Search', { exact: true })).toHaveValue('jk?')
    await page.getByRole('heading', { name: 'Breweries' }).click()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    const first = page.getByRole('row').nth(1).getByRole('link')
    await expect(first).toBeFocused()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    const name = await first.innerText()
    await first.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Go to' })
    const said = dialog.getByLabel('What does the caller say?')
    await expect(said).toBeFocused()
    await page.keyboard.type('salt cell')
    await expect(dialog.getByRole('link', { name: /^Buyer The Salt Cellar/ })).toBeVisible()
    await expectNoViolations(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'The Salt Cellar', level: 1 })).toBeVisible()
    await expect(dialog).toBeHidden()
    await page.keyboard.press('Control+k')
    await expect(said).toBeFocused()
    await page.keyboard.type('aud')
    await expect(dialog.getByRole('link', { name: /Audit/ })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/audit')
  })
})
