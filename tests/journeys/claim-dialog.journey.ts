import { bringFirkins } from '../support/pages/sent-firkins.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a claim that says too little leads to the first thing that is missing (CLAIM-01)', async ({
  page,
  shop,
}) => {
  const { number, buyer } = await bringFirkins(shop)
  await storeSession(page, buyer)
  await page.goto(`/account/orders/${number}`)
  await page.getByRole('button', { name: 'Something is wrong' }).click()
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: 'Send the claim' })
  await send.click()
  await expect(dialog.getByText('Choose what is wrong.')).toBeInViewport()
  await expect(dialog.getByLabel('Something is missing')).toBeFocused()
  await expectNoViolations(page)
  await page.keyboard.press('Space')
  await send.click()
  await expect(dialog.getByText('Say which units it is about.')).toBeInViewport()
  await expect(dialog.getByRole('textbox', { name: /: units$/ })).toBeFocused()
  await page.keyboard.press('1')
  await send.click()
  await expect(dialog.getByRole('textbox', { name: 'What happened?' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Something is wrong' })).toBeFocused()
})
