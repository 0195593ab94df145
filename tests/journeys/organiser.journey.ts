import type { Page } from '@playwright/test'
import type { GroupRun, GroupRuns } from '../../shared/api/group-runs-api.ts'
import { weightText } from '../../shared/pallet/pallet-tariff.ts'
import { callShop } from '../support/pages/buyer.ts'
import { paidOrder } from '../support/pages/staff-orders.ts'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

const phone = { width: 390, height: 844 }
const path = '/sell/group/forth-crossing'

/** A paid order of the demo group, and the run it travels on, read by its organiser; the page is signed in as named. */
async function openRun(
  page: Page,
  shop: string,
  as: Parameters<typeof signInElsewhere>[1] = 'organiser@dray.example',
  password = 'van leaves at noon',
): Promise<{ number: string; run: GroupRun; call: string }> {
  const contact = { towncity: 'Edinburgh', postcode: 'EH1 1RE' }
  const { number } = await paidOrder(shop, { groupSlug: 'forth-crossing', contact })
  const organiser = await signInElsewhere(shop, 'organiser@dray.example', 'van leaves at noon')
  const { runs } = (await callShop(shop, `/api${path}`, undefined, organiser)) as GroupRuns
  const call = `/api${path}/runs/${runs.find(({ drops }) => drops > 0)!.id}`
  await storeSession(page, await signInElsewhere(shop, as, password))
  return { number, call, run: (await callShop(shop, call, undefined, organiser)) as GroupRun }
}

test('the organiser goes to the group’s runs, and prints sheets of A4 whose sums are the plans’ (GORG-01, GORG-03, RUN-07)', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => Object.assign(window, { print: () => {} }))
  const { number, run } = await openRun(page, shop)
  await page.goto('/sell')
  await expect(page.getByRole('heading', { name: 'Forth Crossing', level: 1 })).toBeVisible()
  await expect(page.getByText(/^Orders until /).first()).toBeVisible()
  await page.goto(`${path}/runs/${run.id}`)
  const drop = page.getByRole('listitem').filter({ hasText: number })
  await expect(drop.getByRole('heading', { level: 3 })).toBeVisible()
  expect(await page.getByRole('main').textContent()).not.toContain('£')
  await page.getByRole('button', { name: 'Print load list' }).click()
  // The ink of the light theme, also for those who read the screen in the dark one.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.setViewportSize({ width: 794, height: 1123 })
  await expect.poll(() => horizontalOverflow(page)).toEqual([])
  const sheet = page.getByRole('article').last()
  expect(await sheet.evaluate((article) => getComputedStyle(article).color)).toBe('rgb(29, 23, 19)')
  const sums = page.getByRole('row').last()
  await expect(sums).toContainText(`${run.drops.flatMap(({ pallets }) => pallets).length} pallet`)
  await expect(sums).toContainText(weightText(run.loadG))
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: 'Print pallet notes' }).click()
  await page.emulateMedia({ media: 'print' })
  const note = page.getByRole('article').filter({ hasText: 'Pallet note' }).filter({ hasText: number })
  await expect(note).toContainText('Learmonth Basin')
  await expect(note).toContainText('Bring it to Mill Road cold store')
})

test('a drop is moved by keyboard and by drag, and what that changes is shown before it is saved (SEE-08)', async ({
  page,
  shop,
}) => {
  await openRun(page, shop)
  const { run, call } = await openRun(page, shop)
  const organiser = await signInElsewhere(shop, 'organiser@dray.example', 'van leaves at noon')
  const stored = async () =>
    ((await callShop(shop, call, undefined, organiser)) as GroupRun).drops.map(({ number }) => number)
  const before = run.drops.map(({ number }) => number)
  expect(before.length).toBeGreaterThan(1)
  await page.goto(`${path}/runs/${run.id}`)
  await expect(page.getByRole('heading', { name: 'Which way does it go?' })).toBeVisible()
  const stops = page.getByRole('list', { name: 'What is on the lorry?' }).locator('[data-sort-key]')
  const shown = () => stops.evaluateAll((items) => items.map((item) => item.dataset['sortKey']))
  const swapped = [before[1]!, before[0]!, ...before.slice(2)]
  const handleOf = (at: number) => stops.nth(at).getByRole('button', { name: / \d+ of \d+$/ })

  await handleOf(1).press('ArrowUp')
  await expect.poll(shown).toEqual(swapped)
  await expect(handleOf(0)).toBeFocused()
  await expect(page.getByText(/^Drops that move: 1 .+ \(was 2\), 2 .+ \(was 1\)\.$/)).toBeVisible()
  expect(await stored()).toEqual(before)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Save this order' }).click()
  await expect.poll(stored).toEqual(swapped)

  const drag = async () => {
    await handleOf(0).hover()
    await page.mouse.down()
    const box = (await stops.nth(1).boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
    await page.mouse.up()
    await expect.poll(shown).toEqual(before)
  }
  await drag()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect.poll(shown).toEqual(swapped)
  await drag()
  await page.getByRole('button', { name: 'Save this order' }).click()
  await expect.poll(stored).toEqual(before)
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a brewery sees what it brings to the run, the depot and by when, and no drop (GORG-04)', async ({
    page,
    shop,
  }) => {
    const { run } = await openRun(page, shop, 'brewer@dray.example', 'mash in at seven')
    await page.goto(`${path}/runs/${run.id}`)
    await expect(
      page.getByText(/To Mill Road cold store, .+ by\s\w+\s\d+\s\w+(\s\d{4})?,\s\d\d:\d\d/),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Learmonth Basin' })).toBeVisible()
    await expect(page.getByRole('heading', { name: /drops?$/ })).toHaveCount(0)
    await expect.poll(() => horizontalOverflow(page)).toEqual([])
  })
})
