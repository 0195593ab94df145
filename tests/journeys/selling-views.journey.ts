import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

const orders = '/sell/learmonth-basin/orders'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a view is kept under a name, is there after a reload, and is taken away (SELL-07)', async ({
    page,
    shop,
  }) => {
    await storeSession(page, await signInElsewhere(shop, 'brewer@dray.example', 'mash in at seven'))
    await page.goto(orders)
    await expect(page.getByRole('navigation', { name: 'Views of orders' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Keep this view' })).toBeHidden()
    await page.goto(`${orders}?view=all&q=Edinburgh`)
    await page.getByRole('button', { name: 'Keep this view' }).click()
    const dialog = page.getByRole('dialog', { name: 'Keep this view' })
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await expect(dialog.getByText('Please name the view.')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Edinburgh late')
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    const kept = page.getByRole('link', { name: 'Edinburgh late' })
    await expect(kept).toHaveAttribute('aria-current', 'page')

    await page.goto(orders)
    await kept.click()
    await expect(page).toHaveURL(`${orders}?view=all&q=Edinburgh`)
    await page.reload()
    await expect(kept).toHaveAttribute('aria-current', 'page')
    await expect.poll(() => horizontalOverflow(page)).toEqual([])
    await page.getByRole('button', { name: 'Take away ‘Edinburgh late’' }).click()
    await expect(kept).toBeHidden()
  })
})
