import type { Locator, Page } from '@playwright/test'
import { placeFirkins } from '../support/pages/place-firkins.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

const root = '/sell/learmonth-basin'
const secrets = { accounts: 'books by friday', brewer: 'mash in at seven', cellar: 'mind the cold store' }

async function signInAs(page: Page, shop: string, who: keyof typeof secrets): Promise<void> {
  await storeSession(page, await signInElsewhere(shop, `${who}@dray.example`, secrets[who]))
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
})

test('a pub gets its own prices from its page in at most five presses; a price list shows what its pubs pay before it is saved and before it is removed (SELL-08, SELL-28)', async ({
  page,
  shop,
}) => {
  const { buyer } = await placeFirkins(shop)
  await signInAs(page, shop, 'brewer')
  await page.goto(`${root}/pubs/${buyer.client.id}`)
  let presses = 0
  const press = async (place: Locator) => {
    presses += 1
    await place.click()
  }
  await press(page.getByRole('link', { name: 'None: it pays your prices' }))
  const form = page.getByRole('dialog', { name: 'Add a price list' })
  await expect(form.getByRole('button', { name: /^Take off/ })).toHaveCount(1)
  await form.getByLabel('Name', { exact: true }).fill('Quay regulars')
  await form.getByLabel('Off every price, in percent').fill('7.5')
  await press(form.getByRole('button', { name: 'Review', exact: true }))
  const saving = page.getByRole('dialog', { name: 'Save Quay regulars' })
  await expect(saving.getByText('7.5 % off every price.')).toBeVisible()
  await expectNoViolations(page)
  await press(saving.getByRole('button', { name: 'Save the list' }))
  await expect(form).toHaveCount(0)
  expect(presses).toBeLessThanOrEqual(5)
  await page.getByRole('button', { name: 'Change Quay regulars' }).click()
  await page
    .getByRole('dialog', { name: 'Quay regulars', exact: true })
    .getByRole('button', { name: 'Remove the list' })
    .click()
  const removing = page.getByRole('dialog', { name: 'Remove Quay regulars' })
  await expect(removing.getByText('Nothing off every price; until now 7.5 %.')).toBeVisible()
  await removing.getByRole('button', { name: 'Remove the list' }).click()
  await expect(page.getByRole('heading', { name: 'Quay regulars' })).toHaveCount(0)
})

test(
  'a zone is added, saved and tried in the words of the checkout (SELL-34)',
  { tag: '@core' },
  async ({ page, shop }) => {
    await signInAs(page, shop, 'brewer')
    await page.goto(`${root}/delivery`)
    await expect(page.getByRole('heading', { name: 'Delivery', level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Add a zone' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a zone' })
    await dialog.getByLabel('Postcode areas or districts').fill('zz9')
    await dialog.getByLabel('Charge, ex VAT, in pounds').fill('17.50')
    await dialog.getByRole('button', { name: 'Add the zone' }).click()
    await expect(dialog.getByText('Choose the days on which the van goes.')).toBeVisible()
    await dialog.getByLabel('Wednesday').check()
    await expectNoViolations(page)
    await dialog.getByLabel('Postcode areas or districts').fill('ZE')
    await dialog.getByRole('button', { name: 'Add the zone' }).click()
    await expect(page.getByText('Not saved yet')).toBeVisible()
    while (await page.getByRole('button', { name: 'Move up ZE' }).isVisible())
      await page.getByRole('button', { name: 'Move up ZE' }).click()
    await page.getByRole('button', { name: 'Review', exact: true }).click()
    const saving = page.getByRole('dialog', { name: 'Save the delivery terms' })
    await expect(saving.getByText(/^ZE: £17\.50, own van on Wednesday,/)).toBeVisible()
    await saving.getByRole('button', { name: 'Save the terms' }).click()
    await expect(page.getByText('Not saved yet')).toHaveCount(0)
    await page.getByLabel('Postcode', { exact: true }).fill('ZE1 0AA')
    await page.getByRole('button', { name: 'Try' }).click()
    await expect(page.getByText(/^ZE1 0AA: Arrives Wed \d+ \w+, Delivery £17\.50 ex VAT\.$/)).toBeVisible()
    await page.getByRole('button', { name: 'Remove ZE' }).click()
    await page.getByRole('button', { name: 'Review', exact: true }).click()
    await expect(saving.getByText(/^No longer: ZE: £17\.50,/)).toBeVisible()
    await saving.getByRole('button', { name: 'Save the terms' }).click()
    await expect(page.getByText('Not saved yet')).toHaveCount(0)
  },
)
