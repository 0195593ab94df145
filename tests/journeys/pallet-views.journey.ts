import type { Page } from '@playwright/test'
import { awaitBasket } from '../support/pages/await-running.ts'
import { basketLink, drawer, sizes } from '../support/pages/basket-page-object.ts'
import { fillGuestBasket } from '../support/pages/fill-guest-basket.ts'
import {
  expect,
  expectColoursSeen,
  expectNoViolations,
  test,
  watchShifts,
} from '../support/shops/shop-fixture.ts'

const slug = 'forth-crossing'
const path = `/groups/${slug}`
const towpath = { words: 'Towpath Bitter firkin', quantity: 5, groupSlug: slug }
const tableLinen = { words: 'Table Linen firkin', quantity: 4, groupSlug: slug }
const pallet = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Your pallet' })
const inDrawer = (page: Page) => drawer(page).getByRole('region', { name: /^Your pallet: / })

for (const [size, viewport] of Object.entries({ ...sizes, tablet: { width: 768, height: 1024 } })) {
  test(`the pallet appears live on the group's page and in the drawer, on a ${size} (GRP-07)`, async ({
    page,
    context,
    shop,
  }) => {
    await page.setViewportSize(viewport)
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
    // At the top of the page, where the header lies over nothing.
    await page.evaluate(() => scrollTo(0, 0))
    await expectNoViolations(page)
    await pallet(page).getByRole('button', { name: 'Show basket' }).click()
    await expect(inDrawer(page)).toContainText('Light pallet, from £81.00 ex VAT')
    await expect(inDrawer(page)).toContainText('You save £43.00 on separate deliveries.')
    await expect(inDrawer(page)).toContainText(/^.*\d+ kg of 750 kg, 100% of the deck, \d+ cm of 220 cm/)
    await inDrawer(page)
      .getByText(/^\d+ more fit at this charge$/)
      .click()
    await expect(inDrawer(page)).toContainText(/Still fits\d+ more of Towpath Bitter/)
    await expectNoViolations(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectColoursSeen(page)
    await drawer(page).getByRole('button', { name: 'Remove Table Linen, 9g Cask (Firkin)' }).click()
    await expect(inDrawer(page)).toContainText('Half pallet, from £68.00 ex VAT')
    await drawer(page).getByRole('button', { name: 'Close' }).click()
    await expect(pallet(page)).toContainText('Half pallet')
    await expect(pallet(page)).not.toContainText('With separate deliveries')
  })
}

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
  await expectNoViolations(page)
  const add = page
    .locator('main article')
    .getByRole('button', { name: /^Add .+ to basket$/, disabled: false })
  await add.first().click()
  await expect(inDrawer(page)).toContainText(/^Your pallet: (Mini|Quarter) pallet, from £\d\d\.00 ex VAT/)
  await drawer(page).getByRole('button', { name: 'Close' }).click()
  await expect(pallet(page)).toContainText('As your basket fills it.')
})

test('an entered postcode gives the charge of its zone (GRP-07, OPEN-66)', async ({
  page,
  context,
  shop,
}) => {
  await page.setViewportSize(sizes.desktop)
  await fillGuestBasket(context, shop, [towpath])
  await page.goto(`${path}?postcode=IV40+8DA`)
  await expect(pallet(page)).toContainText('One charge for all breweries£189.00 ex VAT')
  await expect(pallet(page)).toContainText('ZoneIslands')
  await page.goto(`${path}/checkout`)
  await awaitBasket(page)
  await page.getByRole('textbox', { name: 'Postcode' }).first().fill('BT1 1AA')
  await page.goto('/shop')
  await basketLink(page).click()
  await expect(inDrawer(page)).toContainText('Half pallet, £136.00 ex VAT')
})

test('a regular basket has no pallet (GRP-07)', async ({ page, context, shop }) => {
  await fillGuestBasket(context, shop, [{ words: 'Skylark firkin' }])
  await page.goto(path)
  await basketLink(page).click()
  await expect(drawer(page).getByRole('link', { name: 'Check Out' })).toBeVisible()
  await expect(inDrawer(page)).toHaveCount(0)
  await expect(pallet(page)).toContainText('It is empty.')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page includes the capacity of a pallet (GRP-07)', async ({ page }) => {
    await page.goto(path)
    await expect(pallet(page)).toContainText('Full palletup to 1,000 kg and 220 cm, from £92.00')
    await expect(pallet(page)).toBeVisible()
  })
})
