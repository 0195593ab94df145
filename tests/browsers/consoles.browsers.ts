import type { GroupRuns } from '../../shared/api/group-runs-api.ts'
import { callShop } from '../support/pages/buyer.ts'
import { placeFirkins } from '../support/pages/place-firkins.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { type DemoStaff, keyedCall, paidOrder, staffSecrets } from '../support/pages/staff-orders.ts'
import { dialog, main, textOf } from './browser-steps.ts'
import { expect, test } from './driven-test.ts'

const brewery = '/sell/learmonth-basin'
const brewer = (shop: string) => signInElsewhere(shop, 'brewer@dray.example', 'mash in at seven')
const staff = (shop: string, who: DemoStaff) =>
  signInElsewhere(shop, `${who}@dray.example`, staffSecrets[who])

test('a brewery accepts an order', async ({ page, shop, signIn, compareLayout }) => {
  const { number, part } = await placeFirkins(shop.url)
  await signIn(await brewer(shop.url))
  await page.open(`/sell/orders/${part}`)
  await page.seePath(new RegExp(`^${brewery}/orders/${number}`))
  const accept = { role: 'button', name: /^Accept$/ } as const
  await page.see(accept)
  await compareLayout('sell-order')
  await page.click(accept)
  await page.click({ role: 'button', name: /^Accept £[\d,.]+$/, within: dialog })
  await page.see({ role: 'button', name: /^Pack$/ })
})

test('a brewery sees its day and its orders', async ({ page, shop, signIn, compareLayout }) => {
  await placeFirkins(shop.url)
  await signIn(await brewer(shop.url))
  await page.open(brewery)
  await page.see({ role: 'heading', within: main })
  await page.see({ role: 'link', name: /^DRAY-/, within: main })
  await compareLayout('sell-today', { grows: true })
  await page.open(`${brewery}/orders?view=all`)
  await page.click({ role: 'link', name: /^DRAY-/, within: main })
  await page.seePath(/\/orders\/DRAY-/)
})

test('a brewery counts its stock', async ({ page, shop, signIn, compareLayout }) => {
  await signIn(await signInElsewhere(shop.url, 'cellar@dray.example', 'mind the cold store'))
  await page.open(`${brewery}/stock`)
  await page.see({ role: 'heading', name: 'Stock' })
  await page.see({ role: 'row', text: /Towpath/, within: main })
  await page.see(textOf('How long will it last?'))
  await compareLayout('sell-stock')
  await page.click({ role: 'link', name: /^Count$/ })
  await page.see({ role: 'textbox', name: /^On hand: / })
  await compareLayout('sell-count')
})

test('a brewery picks by drop', async ({ page, shop, signIn, compareLayout }) => {
  const { number, part } = await placeFirkins(shop.url)
  const session = await brewer(shop.url)
  const { part: order } = (await keyedCall(
    shop.url,
    `/api${brewery}/orders/${part}/accept`,
    {},
    session,
  )) as { part: { dispatchOn: string } }
  await signIn(session)
  await page.open(`${brewery}/picking?day=${order.dispatchOn}&by=drop`)
  const drop = { role: 'region', name: new RegExp(number) } as const
  await page.see(drop)
  await compareLayout('sell-picking')
  await page.click({ role: 'checkbox', within: drop, evenHidden: true })
  await expect.poll(() => page.value({ role: 'textbox', within: drop })).toBe('4')
})

for (const [screen, heading] of [
  ['prices', 'Prices'],
  ['money', 'Money'],
  ['delivery', 'Delivery'],
] as const)
  test(`a brewery opens ${screen}`, async ({ page, shop, signIn, compareLayout }) => {
    await signIn(await brewer(shop.url))
    await page.open(`${brewery}/${screen}`)
    await page.see({ role: 'heading', name: heading })
    await page.seeNone({ role: 'status', text: /Loading/ })
    await compareLayout(`sell-${screen}`, { grows: screen === 'money' })
  })

test('an organiser opens a run and its sheets', async ({ page, shop, signIn, compareLayout }) => {
  const contact = { towncity: 'Edinburgh', postcode: 'EH1 1RE' }
  const { number } = await paidOrder(shop.url, { groupSlug: 'forth-crossing', contact })
  const organiser = await signInElsewhere(shop.url, 'organiser@dray.example', 'van leaves at noon')
  const group = '/sell/group/forth-crossing'
  const { runs } = (await callShop(shop.url, `/api${group}`, undefined, organiser)) as GroupRuns
  await signIn(organiser)
  await page.open(group)
  await page.see(textOf(/^Orders until /))
  await compareLayout('group-runs')
  await page.open(`${group}/runs/${runs.find(({ drops }) => drops > 0)!.id}`)
  await page.see(textOf(number))
  await page.see({ role: 'button', name: 'Print load list' })
  await compareLayout('group-run')
})

test('staff claim a row of the worklist', async ({ page, shop, signIn, compareLayout }) => {
  const { number, parts } = await paidOrder(shop.url)
  const session = await brewer(shop.url)
  const step = (verb: string, body: object = {}) =>
    keyedCall(shop.url, `/api${brewery}/orders/${parts[0]}/${verb}`, body, session)
  await step('accept')
  await step('dispatch')
  await step('not-delivered', { reason: 'The gate was closed' })
  await signIn(await staff(shop.url, 'operations'))
  await page.open('/admin')
  const row = { role: 'row', text: new RegExp(number), within: main } as const
  await page.see(row)
  await compareLayout('admin-worklist', { grows: true })
  await page.click({ role: 'button', name: /^(Take|Claim)/, within: row })
  await page.see(textOf(/^You$/, row))
})

test('staff open an order', async ({ page, shop, signIn, compareLayout }) => {
  const { number } = await paidOrder(shop.url)
  await signIn(await staff(shop.url, 'support'))
  await page.open(`/admin/orders/${number}`)
  await page.see(textOf(number))
  await compareLayout('admin-order')
})

test('staff open the buyers and the money', async ({ page, shop, signIn, compareLayout }) => {
  await signIn(await staff(shop.url, 'finance'))
  await page.open('/admin/buyers')
  await page.see({ role: 'link', within: { role: 'row', within: main } })
  await compareLayout('admin-buyers', { grows: true })
  await page.open('/admin/money')
  await page.see({ role: 'heading', name: /Money/ })
})

test('staff see a text before it is changed', async ({ page, shop, signIn, compareLayout }) => {
  await signIn(await staff(shop.url, 'operations'))
  await page.open('/admin/shop/terms')
  const text = { role: 'textbox', name: /^Text/ } as const
  await page.see(text)
  await compareLayout('admin-text')
  const before = await page.value(text)
  await page.type(text, 'No heading')
  await page.click({ role: 'button', name: 'Review' })
  await page.see(textOf(/must begin with a heading/, { role: 'any' }))
  expect(before).toMatch(/^## About these terms/)
})
