import type { Page } from '@playwright/test'
import { drawer, sizes } from '../support/pages/basket-page-object.ts'
import { fillGuestBasket } from '../support/pages/fill-guest-basket.ts'
import { expect, expectNoViolations, test, watchShifts } from '../support/shops/shop-fixture.ts'

const slug = 'forth-crossing'
const path = `/groups/${slug}`
const towpath = { words: 'Towpath Bitter firkin', quantity: 5, groupSlug: slug }
const tableLinen = { words: 'Table Linen firkin', quantity: 4, groupSlug: slug }
const pallet = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Your pallet' })
const inDrawer = (page: Page) => drawer(page).getByRole('region', { name: /^Your pallet: / })

test(
  'the pallet appears live on the group’s page and in the drawer (GRP-07)',
  { tag: '@core' },
  async ({ page, context, shop }) => {
    await page.setViewportSize(sizes.phone)
    await fillGuestBasket(context, shop, [towpath, tableLinen])
    const shifts = await watchShifts(page)
    await page.goto(path)
    await expect(pallet(page)).toContainText('Light pallet')
    await expect(pallet(page)).toContainText('One charge for all breweriesfrom £81.00 ex VAT')
    await expect(pallet(page)).toContainText('With separate deliveries£124.00: you save £43.00')
    await expect(pallet(page)).toContainText('Next stepanother pallet, £130.00 for all of it')
    await expect(pallet(page)).toContainText(
      /Still fits\d+ more of Towpath Bitter, .+ at this charge, \d+ more before/,
    )
    expect(await shifts()).toBe(0)
    await pallet(page).getByRole('button', { name: 'Show basket' }).click()
    await expect(inDrawer(page)).toContainText('Light pallet, from £81.00 ex VAT')
    await expect(inDrawer(page)).toContainText('You save £43.00 on separate deliveries.')
    await expect(inDrawer(page)).toContainText(/^.*\d+ kg of 750 kg, 100% of the deck, \d+ cm of 220 cm/)
    await inDrawer(page)
      .getByText(/^\d+ more fit at this charge$/)
      .click()
    await expect(inDrawer(page)).toContainText(/Still fits\d+ more of Towpath Bitter/)
    await expectNoViolations(page)
    await drawer(page).getByRole('button', { name: 'Remove Table Linen, 9g Cask (Firkin)' }).click()
    await expect(inDrawer(page)).toContainText('Half pallet, from £68.00 ex VAT')
    await drawer(page).getByRole('button', { name: 'Close' }).click()
    await expect(pallet(page)).toContainText('Half pallet')
    await expect(pallet(page)).not.toContainText('With separate deliveries')
  },
)

test('a visitor without a basket in the group reads the capacity of one pallet, and sees it fill (GRP-07)', async ({
  page,
}) => {
  await page.setViewportSize(sizes.desktop)
  const shifts = await watchShifts(page)
  await page.goto(path)
  await expect(pallet(page)).toContainText(
    'It is empty. Whatever you add from the breweries of Forth Crossing shares it, for one charge.',
  )
  await expect(pallet(page)).toContainText('Quarter palletup to 250 kg and 80 cm, from £56.00')
  expect(await shifts()).toBe(0)
  const add = page
    .locator('main article')
    .getByRole('button', { name: /^Add .+ to basket$/, disabled: false })
  await add.first().click()
  await expect(inDrawer(page)).toContainText(/^Your pallet: (Mini|Quarter) pallet, from £\d\d\.00 ex VAT/)
  await drawer(page).getByRole('button', { name: 'Close' }).click()
  await expect(pallet(page)).toContainText('As your basket fills it.')
})
