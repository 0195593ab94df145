import type { Page } from '@playwright/test'
import type { GroupRuns } from '../../shared/api/group-runs-api.ts'
import { dayText } from '../../shared/delivery/arrival-text.ts'
import { shortDay } from '../../shared/orders/delivery-promise.ts'
import { awaitBasket } from '../support/pages/await-running.ts'
import { callShop, cards, newBuyer, openCheckout, typeCard, typeDetails } from '../support/pages/buyer.ts'
import { fillGuestBasket } from '../support/pages/fill-guest-basket.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import {
  expect,
  expectColoursSeen,
  expectNoViolations,
  test,
  watchShifts,
} from '../support/shops/shop-fixture.ts'

const slug = 'forth-crossing'
const path = `/groups/${slug}/checkout`
const towpath = { words: 'Towpath Bitter firkin', quantity: 6, groupSlug: slug }
const order = (page: Page) => page.getByRole('button', { name: 'Place group order' })
const pallet = (page: Page) => page.getByRole('region', { name: 'Your pallet' })

for (const [size, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
})) {
  test(`the group's lines alone, with its pallet, on a ${size} (GCHK-01, GCHK-03, GCHK-04, GCHK-05, GCHK-06, GCHK-07, GCHK-08, C-83)`, async ({
    page,
    context,
    shop,
  }) => {
    await page.setViewportSize(viewport)
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
    await expectNoViolations(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectColoursSeen(page)
  })
}

test('with a group the regular address shows that group (CHK-02, C-10)', async ({ page, context, shop }) => {
  await fillGuestBasket(context, shop, [towpath])
  await page.goto(path)
  const groupId = await page.locator('main input[name="groupId"]').inputValue()
  await page.goto(`/checkout?groupId=${groupId}&groupName=Whatever`)
  await awaitBasket(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout – Forth Crossing' })).toBeVisible()
  await expect(page.getByRole('main').getByText('6 items')).toBeVisible()
  await page.goto('/checkout')
  await awaitBasket(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout', exact: true })).toBeVisible()
  await expect(page.getByText('Your basket is empty. Add items to complete your order.')).toBeVisible()
})

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

test('day and charge are those of the run that takes this basket to this postcode, before the order is placed (RUN-02)', async ({
  page,
  shop,
  shopProcess,
}) => {
  const group = 'clyde-to-forth'
  const operations = await signInElsewhere(shop, 'operations@dray.example', 'pallets by three')
  const { runs } = (await callShop(shop, `/api/sell/group/${group}`, undefined, operations)) as GroupRuns
  const [next, later] = runs.filter(({ state, isFull }) => state === 'open' && !isFull)
  // Six firkins are heavier than what the next one carries.
  const changed = await fetch(`${shop}/api/sell/group/${group}/runs/${next!.id}/change`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${operations.token.accessToken}`,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ capacityKg: 100 }),
  })
  expect(changed.status).toBe(200)
  const buyer = await newBuyer(shopProcess, [{ ...towpath, groupSlug: group }])
  await openCheckout(page, buyer, `/groups/${group}/checkout`)
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary).toContainText(`Arrives ${dayText(next!.day)}.`)
  await typeDetails(page, { postcode: 'EH1 1AA' })
  await expect(summary).toContainText(`Arrives ${dayText(later!.day)}.`)
  await typeCard(page, cards.good)
  await order(page).click()
  await expect(page).toHaveURL(/\/thanks$/)
  await expect(page.getByRole('main')).toContainText(`on the pallet of ${shortDay(later!.day)}`)
})
