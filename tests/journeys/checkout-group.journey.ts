import type { Page } from '@playwright/test'
import { awaitBasket } from '../support/pages/await-running.ts'
import { cards, newBuyer, openCheckout, typeCard, typeDetails } from '../support/pages/buyer.ts'
import { fillGuestBasket } from '../support/pages/fill-guest-basket.ts'
import { expect, test, watchShifts } from '../support/shops/shop-fixture.ts'

const slug = 'forth-crossing'
const path = `/groups/${slug}/checkout`
const towpath = { words: 'Towpath Bitter firkin', quantity: 6, groupSlug: slug }
const order = (page: Page) => page.getByRole('button', { name: 'Place group order' })
const pallet = (page: Page) => page.getByRole('region', { name: 'Your pallet' })

test(
  'the group’s lines alone, with its pallet (GCHK-01, GCHK-03, GCHK-04, GCHK-05, GCHK-06, GCHK-07, GCHK-08, C-83)',
  { tag: '@core' },
  async ({ page, context, shop }) => {
    await fillGuestBasket(context, shop, [towpath, { words: 'Skylark firkin' }])
    const shifts = await watchShifts(page)
    await page.goto(`${path}?groupId=somebody-elses&groupName=Wrong`)
    await awaitBasket(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout – Forth Crossing' })).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', {
        name: 'Group: Forth Crossing',
      }),
    ).toHaveAttribute('href', `/groups/${slug}`)
    await expect(page.locator('main input[type="hidden"][name="groupSlug"]')).toHaveValue(slug)
    await expect(page.locator('main input[type="hidden"][name="groupName"]')).toHaveValue('Forth Crossing')
    await expect(page.locator('main input[type="hidden"][name="groupId"]')).toHaveValue(/^[0-9a-f-]{36}$/)
    await expect(page.getByRole('main').getByText('Skylark')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Learmonth Basin Brewery', exact: true })).toContainText(
      '6 items',
    )
    await expect(page.getByRole('radio', { name: 'Collect from brewery taproom' })).toBeVisible()
    await expect(order(page)).toBeEnabled()
    await expect(pallet(page)).toContainText('UK mainland, until you give a postcode')
    await expect(pallet(page).getByText(/^\d+ kg of 750 kg$/)).toBeVisible()
    await expect(pallet(page).getByText(/^\d+% of the deck$/)).toBeVisible()
    await expect(pallet(page).getByText(/^\d+ cm of 220 cm$/)).toBeVisible()
    await expect(pallet(page)).toContainText('One charge for all breweries')
    expect(await shifts()).toBe(0)
  },
)

test('a pallet does not go outside the radius; inside it is one charge, paid once (OPEN-66, GCHK-08)', async ({
  page,
  shopProcess,
}) => {
  const buyer = await newBuyer(shopProcess, [towpath])
  await openCheckout(page, buyer, path)
  await typeDetails(page, { postcode: 'PL1 1AA' })
  await expect(pallet(page).getByRole('alert')).toContainText(
    /^The pallet does not go there\.PL1 1AA is \d+ km from the centre of Forth Crossing, which delivers up to \d+ km\.$/,
  )
  await typeCard(page, cards.good)
  await expect(order(page)).toBeDisabled()
  await expect(order(page)).toHaveAccessibleDescription(/km from the centre of Forth Crossing/)
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary).not.toContainText('Arrives')
  await typeDetails(page, { postcode: 'EH1 1AA' })
  await expect(pallet(page).getByRole('alert')).toHaveCount(0)
  await expect(summary).toContainText('Arrives')
  await expect(pallet(page).locator('dl').last()).toContainText('ZoneUK mainland')
  const total = await summary
    .locator('dl > div')
    .filter({ hasText: /^Total price/ })
    .locator('dd')
    .textContent()
  await order(page).click()
  await expect(page).toHaveURL(/\/thanks$/)
  await expect(page.getByText(`${total} inc VAT is paid.`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Forth Crossing' })).toBeVisible()
})
