import type { GroupRuns } from '../../shared/api/group-runs-api.ts'
import { callShop } from '../support/pages/buyer.ts'
import { placeFirkins } from '../support/pages/place-firkins.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { keyedCall, paidOrder } from '../support/pages/staff-orders.ts'
import { fillBasket, main } from './browser-steps.ts'
import type { DrivenPage } from './driven-page.ts'
import { expect, test } from './driven-test.ts'
import { countSheets } from './printed-sheets.ts'

test.skip(({ engine }) => engine === 'webkit', 'WebKit’s driver cannot print')

const printed = async (page: DrivenPage) => countSheets(await page.print())

/** Presses a button that prints: what goes on paper is on the page from then on. */
async function pressPrint(page: DrivenPage, name: string): Promise<void> {
  await page.evaluate(() => {
    window.print = () => (document.documentElement.dataset['printed'] = '')
    delete document.documentElement.dataset['printed']
  })
  await page.click({ role: 'button', name })
  await expect.poll(() => page.evaluate(() => 'printed' in document.documentElement.dataset)).toBe(true)
}

test('what a brewery prints has no empty sheet', async ({ page, shop, signIn }) => {
  const { part } = await placeFirkins(shop.url)
  const brewery = '/sell/learmonth-basin'
  const brewer = await signInElsewhere(shop.url, 'brewer@dray.example', 'mash in at seven')
  const accepted = await keyedCall(shop.url, `/api${brewery}/orders/${part}/accept`, {}, brewer)
  const { dispatchOn } = (accepted as { part: { dispatchOn: string } }).part
  await signIn(brewer)
  await page.open(`${brewery}/picking?day=${dispatchOn}`)
  for (const name of ['Print pick list', 'Print labels', 'Print delivery notes']) {
    await pressPrint(page, name)
    expect(await printed(page), name).toMatchObject({ empty: 0 })
  }
  await page.open(`${brewery}/money`)
  await page.see({ role: 'row', within: main })
  await page.see({ role: 'any', text: /^What was paid out each week/, within: main })
  expect(await printed(page)).toMatchObject({ empty: 0 })
})

test('each pallet note is a sheet of its own', async ({ page, shop, signIn }) => {
  const contact = { towncity: 'Edinburgh', postcode: 'EH1 1RE' }
  for (let order = 0; order < 2; order += 1)
    await paidOrder(shop.url, { groupSlug: 'forth-crossing', contact })
  const organiser = await signInElsewhere(shop.url, 'organiser@dray.example', 'van leaves at noon')
  const group = '/sell/group/forth-crossing'
  const { runs } = (await callShop(shop.url, `/api${group}`, undefined, organiser)) as GroupRuns
  await signIn(organiser)
  await page.open(`${group}/runs/${runs.find(({ drops }) => drops > 1)!.id}`)
  for (const name of ['Print load list', 'Print run sheet', 'Print pallet notes']) {
    await pressPrint(page, name)
    expect(await printed(page), name).toMatchObject({ empty: 0 })
  }
  const notes = await page.count({ role: 'article', text: 'Pallet note', evenHidden: true })
  expect(notes).toBeGreaterThan(1)
  expect((await printed(page)).drawn).toBeGreaterThanOrEqual(notes)
})

test('a beer, a price list and a basket print without an empty sheet', async ({ page, shop }) => {
  await page.open('/shop?q=towpath+bitter')
  await page.click({ role: 'link', name: 'Towpath Bitter', within: { role: 'heading', within: main } })
  await page.seePath(/^\/beer\//)
  await page.awaitRunning()
  expect(await printed(page)).toMatchObject({ empty: 0 })
  await page.open('/shop?view=list')
  expect(await printed(page)).toMatchObject({ empty: 0 })
  await fillBasket(page, shop, [{ words: 'Skylark firkin' }])
  await page.open('/cart')
  await page.see({ role: 'row', text: 'Skylark', within: main })
  expect(await printed(page)).toMatchObject({ empty: 0 })
})
