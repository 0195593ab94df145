import { mkdtempSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { putIntoCart } from '../support/pages/buyer.ts'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { pageOf, signInAs } from '../support/pages/staff-orders.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'
import { type Shop, startShop } from '../support/shops/start-shop-process.ts'

type LookedUp = { number: string; name: string; status: string }

/** Records what the register says, shown first. */
async function lookUp(page: Page, { number, name, status }: LookedUp): Promise<void> {
  await page.getByRole('button', { name: 'Record an AWRS look-up' }).click()
  const dialog = page.getByRole('dialog', { name: /AWRS look-up/ })
  await dialog.getByLabel('AWRS number').fill(number)
  await dialog.getByLabel('The register says').selectOption(status)
  await dialog.getByLabel('Name on the register').fill(name)
  await dialog.getByLabel('Or what the page says').fill('As it stood there.')
  await expectNoViolations(page)
  expect(await horizontalOverflow(page)).toEqual([])
  await dialog.getByRole('button', { name: 'See what happens' }).click()
  await dialog.getByRole('button', { name: 'Record the look-up' }).click()
  await expect(dialog).toHaveCount(0)
}

/** Names of tables of which a part is to be pushed into view. */
const cutTables = (page: Page): Promise<(string | null)[]> =>
  page
    .getByRole('table')
    .evaluateAll((tables) =>
      tables
        .filter(({ parentElement: held }) => held!.scrollWidth > held!.clientWidth)
        .map((table) => table.querySelector('caption')!.textContent),
    )

test.describe('in a shop with six weeks of trade', () => {
  test.describe.configure({ timeout: 400_000 })
  let traded: Shop

  test.beforeAll(async () => {
    test.setTimeout(300_000)
    const folder = mkdtempSync(join(tmpdir(), 'dray-books-'))
    traded = await startShop({ VAR_FOLDER: folder, DEMO_HISTORY: 'true' })
    await fetch(`${traded.url}/shop`)
    await expect.poll(() => traded.log(), { timeout: 240_000 }).toContain('history is written.')
  })
  test.afterAll(() => traded.stop())

  test('a charge of the provider that nothing was booked for is explained, and the month is closed with every balance (STAF-18)', async ({
    page,
  }) => {
    await signInAs(page, traded.url, 'finance')
    await page.goto(`${traded.url}/admin?kind=reconciliation`)
    await page.getByRole('link', { name: /^Open/ }).first().click()
    const explain = page.getByRole('button', { name: /^Explain/ })
    await expect(explain.first()).toBeVisible()
    await expectNoViolations(page)
    for (let left = await explain.count(); left > 0; left -= 1) {
      await explain.first().click()
      const dialog = page.getByRole('dialog', { name: /^Explain/ })
      await dialog.getByRole('button', { name: 'See what happens' }).click()
      await expect(dialog.getByText('Say what it is.')).toBeVisible()
      await dialog.getByLabel('What is it?').fill('Their charge for the account in November.')
      await dialog.getByRole('button', { name: 'See what happens' }).click()
      await dialog.getByRole('button', { name: 'Explain it' }).click()
      await expect(explain).toHaveCount(left - 1)
    }
    await expect(page.getByRole('heading', { name: 'The books agree.' })).toBeVisible()

    await page.goto(`${traded.url}/admin/money/ledger`)
    await expect(page.getByText(/^Debits and credits are equal/)).toBeVisible()
    await expectNoViolations(page)
    const balances = page.getByRole('link', { name: / of / }).filter({ hasText: '£' })
    await expect(balances.first()).toBeVisible()
    const named = await balances.evaluateAll((links) =>
      links.map((link) => ({
        href: link.getAttribute('href')!,
        amount: /-?£[\d,.]+/.exec(link.textContent!.replace('−', '-'))![0],
      })),
    )
    expect(named.length).toBeGreaterThan(9)
    for (const { href, amount } of named.filter((each) => each.amount !== '£0.00')) {
      await page.goto(traded.url + href)
      const sum = page.getByText(/entr(y|ies), together/)
      await expect.poll(async () => (await sum.textContent())?.replace('−', '-')).toContain(amount)
    }

    await page.goto(`${traded.url}/admin/money/exports`)
    const journal = page.getByRole('region', { name: 'Journal of the ledger' })
    await expectNoViolations(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      journal.getByRole('button', { name: 'Download CSV' }).click(),
    ])
    const rows = (await readFile(await file.path(), 'utf8')).trim().split('\n')
    const amounts = rows.at(-1)!.match(/\d+\.\d\d/g)!
    expect(rows.length).toBeGreaterThan(20)
    expect(amounts[0]).toBe(amounts[1])
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('no slip of money is cut at the edge of the screen (STAF-18)', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 740 })
      await signInAs(page, traded.url, 'finance')
      for (const tab of ['payouts', 'disputes', 'refunds', 'papers', 'fees']) {
        await page.goto(`${traded.url}/admin/money/${tab}`)
        await expect(page.getByRole('rowheader').first(), tab).toBeVisible()
        await expect(page.locator('[aria-busy=true]'), tab).toHaveCount(0)
        expect(await cutTables(page), tab).toEqual([])
      }
    })

    test('a lapsed AWRS is looked up again, and what was not for sale is (STAF-16, STAF-02)', async ({
      page,
      browser,
    }) => {
      const closed = 'This brewery cannot take orders on Dray at the moment.'
      const landlord = await signInElsewhere(traded.url, 'landlord@dray.example', 'pint of the usual')
      await putIntoCart(traded.url, landlord, [{ words: 'Towpath Bitter firkin', quantity: 2 }])
      await signInAs(page, traded.url, 'operations')

      // One whose day has passed is on the list of what is due.
      await page.goto(`${traded.url}/admin/breweries?view=check_due`)
      await expect(page.getByRole('link', { name: 'Cramond Tide Beers' })).toBeVisible()
      await expectNoViolations(page)
      await page.getByRole('link', { name: 'Cramond Tide Beers' }).click()
      await expect(page.getByText('Not cleared')).toBeVisible()
      await expect(page.getByText('AWRS: no good entry.').first()).toBeVisible()
      await lookUp(page, { number: 'XAAW00000777123', name: 'Cramond Tide Beers Ltd', status: 'Approved' })
      await expect(page.getByText('Cleared to sell')).toBeVisible()
      await page.goto(`${traded.url}/admin?kind=awrs_due`)
      await expect(page.getByRole('row').filter({ hasText: 'Torphichen Forge' })).toBeVisible()
      await expect(page.getByRole('row').filter({ hasText: 'Cramond Tide Beers' })).toHaveCount(0)

      // One that has left the register sells nothing until it is back.
      await page.goto(`${traded.url}/admin/breweries/learmonth-basin`)
      const own = { number: 'XAAW00000123456', name: 'Learmonth Basin Brewery Ltd' }
      await lookUp(page, { ...own, status: 'Ceased' })
      await expect(page.getByText('Not cleared')).toBeVisible()
      const pub = await pageOf(browser, traded.url, landlord)
      await pub.goto('/cart')
      await expect(pub.getByText(closed).first()).toBeVisible()
      await lookUp(page, { ...own, status: 'Approved' })
      await expect(page.getByText('Cleared to sell')).toBeVisible()
      await pub.reload()
      await expect(pub.getByRole('main').getByText('Towpath Bitter').first()).toBeVisible()
      await expect(pub.getByText(closed)).toHaveCount(0)
    })
  })
})
