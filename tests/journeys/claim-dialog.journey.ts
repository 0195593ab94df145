import { bringFirkins } from '../support/pages/sent-firkins.ts'
import { pictureFile } from '../support/pages/reviewed-beers.ts'
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
  await expect(dialog.getByText('Enter how many units are affected.')).toBeInViewport()
  await expect(dialog.getByRole('textbox', { name: /: units$/ })).toBeFocused()
  await page.keyboard.press('1')
  await send.click()
  await expect(dialog.getByRole('textbox', { name: 'What happened?' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Something is wrong' })).toBeFocused()
})

test('a picture of a claim has its place while it loads, and is fetched again where it failed (CLAIM-01)', async ({
  page,
  shop,
}) => {
  const { number, buyer } = await bringFirkins(shop)
  await storeSession(page, buyer)
  const { promise: isAnswered, resolve: answerFirst } = Promise.withResolvers<void>()
  await page.route(
    '**/claims/*/pictures/*',
    async (route) => {
      await isAnswered
      await route.abort()
    },
    { times: 1 },
  )
  await page.goto(`/account/orders/${number}`)
  await page.getByRole('button', { name: 'Something is wrong' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Something is damaged').click()
  await dialog.getByRole('textbox', { name: /: units$/ }).fill('1')
  await dialog.getByRole('textbox', { name: 'What happened?' }).fill('One firkin leaked all over.')
  await dialog.getByLabel('Pictures').setInputFiles([await pictureFile('keg', 'jpeg')])
  await dialog.getByRole('button', { name: 'Send the claim' }).click()
  const claim = page.getByRole('region', { name: /^Claims about/ }).getByRole('article')
  await expect(claim).toBeVisible()
  const height = async () => (await claim.boundingBox())?.height
  const before = await height()
  answerFirst()
  const again = claim.getByRole('button', { name: 'Load picture 1 again' })
  await expect(again).toBeVisible()
  await expectNoViolations(page)
  await again.click()
  await expect(claim.getByRole('img', { name: 'What the claim shows, 1' })).toBeVisible()
  expect(await height()).toBe(before)
})
