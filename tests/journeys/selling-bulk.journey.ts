import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { placeFirkins } from '../support/pages/place-firkins.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { callShop } from '../support/pages/buyer.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

const orders = '/sell/learmonth-basin/orders'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('ticked orders are accepted together, and the one that was cancelled is named (SELL-12, SELL-17)', async ({
    page,
    shop,
  }) => {
    const placed = [await placeFirkins(shop), await placeFirkins(shop), await placeFirkins(shop)]
    await storeSession(page, await signInElsewhere(shop, 'brewer@dray.example', 'mash in at seven'))
    await page.goto(orders)
    for (const { number } of placed) await page.getByLabel(`Choose ${number}`).check()
    const bar = page.getByRole('region', { name: 'With 3 orders chosen' })
    await expect.poll(() => horizontalOverflow(page)).toEqual([])
    const { number: gone, buyer } = placed[1]!
    await callShop(shop, `/api/orders/${gone}/cancellation`, {}, buyer)
    await bar.getByRole('button', { name: 'Accept as ordered' }).click()
    const dialog = page.getByRole('dialog', { name: 'Accept 3 orders' })
    await expect(dialog.getByText(/^2 orders, 8 units, £[\d,.]+ inc VAT\.$/)).toBeVisible()
    await expect(dialog.getByText('2 invoices in your name.')).toBeVisible()
    await expect(dialog.getByText(new RegExp(`^${gone} does not go: .*cancelled`))).toBeVisible()
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: /^Accept 2 orders, £[\d,.]+$/ }).click()
    await expect(dialog.getByText('2 orders accepted.')).toBeVisible()
    await expect(dialog.getByText(new RegExp(`^${gone}, .*cancelled`))).toBeVisible()
    await dialog.getByRole('button', { name: 'To the list' }).click()
    await expect(page.getByLabel(`Choose ${placed[0]!.number}`)).toHaveCount(0)
    await page.goto(`${orders}?view=accepted&beer=Towpath%20Bitter`)
    await expect(page.getByRole('link', { name: placed[0]!.number })).toBeVisible()
  })
})

test('on a desk the box in the head chooses every order of the page, and a press on a row opens its order (SELL-12)', async ({
  page,
  shop,
}) => {
  const placed = [await placeFirkins(shop), await placeFirkins(shop)]
  await storeSession(page, await signInElsewhere(shop, 'brewer@dray.example', 'mash in at seven'))
  await page.goto(orders)
  const all = page.getByRole('columnheader').getByLabel(/^Choose all \d+ on this page$/)
  await all.check()
  for (const { number } of placed) await expect(page.getByLabel(`Choose ${number}`)).toBeChecked()
  await all.uncheck()
  await expect(page.getByLabel(`Choose ${placed[0]!.number}`)).not.toBeChecked()
  await page.getByRole('row', { name: placed[0]!.number }).getByText('1 beer').click()
  await expect(page).toHaveURL(new RegExp(`/orders/${placed[0]!.number}$`))
})
