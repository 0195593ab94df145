import { expect, test } from 'vitest'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import { noticeKinds } from '../../../shared/accounts/notice-kinds.ts'
import type { NoticeChoices, Notices } from '../../../shared/api/notices-api.ts'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { tradeApplication } from '../../../tests/support/builders/trade-application.ts'
import { placeTwoBreweryOrder } from '../../../tests/support/builders/two-brewery-order.ts'
import { addMember, addStaff } from '../../../tests/support/shops/add-staff.ts'
import { bearer } from '../../../tests/support/shops/account-shop.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { sendPickingMails } from '../../trading/orders/picking/send-picking-mails.ts'
import { watchLowStock } from '../../trading/stock/watch-low-stock.ts'
import { tidyNotices } from './tidy-notices.ts'

const shop = await openOrderShop({ lasts: 'file', role: 'web' })
const { database } = shop
const waitUntil = (moment: string) => shop.wait((Date.parse(moment) - shop.now().getTime()) / 1000)
waitUntil('2028-02-07T10:00:00Z')
const headingOf = (data: object) => ('heading' in data ? String(data.heading) : '')
const deps = { database, clock: shop.now, publicUrl: 'https://dray.example' }

/** Someone with a role at a brewery, whom the shop knows by address; signs in again once the clock has run on. */
async function member(breweryId: string, role: 'owner' | 'sales' | 'cellar') {
  const session = await shop.register()
  const { email, id: clientId } = session.client
  await addMember(database, { clientId, breweryId, role })
  const headers = async () => bearer(await shop.signIn(email))
  return {
    clientId,
    email,
    bell: async (): Promise<Notices> => (await shop.get('/api/notices', await headers())).json(),
    see: async (upTo: number, only = false): Promise<Notices> =>
      (await shop.post('/api/notices/seen', { upTo, only }, await headers())).json(),
    choices: async (): Promise<NoticeChoices['kinds']> =>
      (await shop.get('/api/notices/choices', await headers())).json().kinds,
    choose: async (kind: string, way: string, isOn: boolean) =>
      shop.call('PUT', '/api/notices/choices', { kind, way, isOn }, await headers()),
    mails: async () => (await shop.mailsTo(email)).map(({ data }) => headingOf(data)),
  }
}

/** A brewery with a container that is low by its first units. */
async function lowBrewery(availableUnits = 2) {
  const brewery = await buildBrewery(database)
  const beer = await buildBeer(database, { breweryId: brewery.id, name: 'Towpath Bitter' })
  await buildContainer(database, { beerId: beer.id, availableUnits, name: 'Firkin' })
  return { ...brewery, sales: await member(brewery.id, 'sales') }
}

test('two new orders ring the bell twice; they are read one by one or together, and after ninety days they are gone (NOTE-04)', async () => {
  const first = await placeTwoBreweryOrder(shop)
  const sales = await member(first.one.brewery.id, 'sales')
  const cellar = await member(first.one.brewery.id, 'cellar')
  const stranger = await member(first.two.brewery.id, 'sales')
  expect(await sales.bell()).toEqual({ unread: 0, notices: [] })
  const numbers = []
  for (let each = 0; each < 2; each += 1) {
    const buyer = await shop.buyer()
    await shop.add({ ...first.one.keg, quantity: 1 }, buyer)
    numbers.push((await shop.placed(buyer, { payment: 'card' })).number)
    await shop.pay(numbers[each]!, sandboxTokens.success, buyer)
  }
  const { unread, notices } = await sales.bell()
  expect([unread, notices.map(({ title }) => title)]).toEqual([
    2,
    numbers.toReversed().map((number) => `New order ${number}`),
  ])
  expect(notices[0]!.path).toMatch(/^\/sell\/orders\/[\da-f-]{36}$/)
  expect((await cellar.bell()).unread).toBe(0)
  expect((await stranger.bell()).unread).toBe(0)
  const one = (await sales.see(notices[0]!.id, true)).notices
  expect(one.map(({ isNew }) => isNew)).toEqual([false, true])
  expect((await sales.see(notices[0]!.id)).unread).toBe(0)
  expect((await sales.bell()).notices).toHaveLength(2)

  shop.wait(90 * 86_400 - 60)
  expect((await sales.bell()).notices).toHaveLength(2)
  shop.wait(120)
  expect((await sales.bell()).notices).toEqual([])
  await tidyNotices(deps)
  const { rows } = await database.execute('select count(*)::int as left from notices')
  expect(rows).toEqual([{ left: 0 }])
})

test('mails about an order name the page where a person of the brewery switches them off, its own address none (NOTE-01)', async () => {
  const { one, two } = await placeTwoBreweryOrder(shop)
  const sales = await member(one.brewery.id, 'sales')
  const buyer = await shop.buyer()
  for (const { keg } of [one, two]) await shop.add({ ...keg, quantity: 1 }, buyer)
  const { number } = await shop.placed(buyer, { payment: 'card' })
  await shop.pay(number, sandboxTokens.success, buyer)
  const keyed = { ...buyer, 'idempotency-key': crypto.randomUUID() }
  await shop.post(`/api/orders/${number}/cancellation`, {}, keyed)
  const linksOf = async (email: string) =>
    (await shop.mailsTo(email))
      .slice(-2)
      .map(({ template, data }) => [template, 'choiceLink' in data ? data.choiceLink : null])
  const page = `https://dray.example/sell/${one.brewery.slug}/notifications`
  expect(await linksOf(sales.email)).toEqual([
    ['brewery-order', page],
    ['brewery-order-cancelled', page],
  ])
  expect(await linksOf(two.brewery.email)).toEqual([
    ['brewery-order', null],
    ['brewery-order-cancelled', null],
  ])
})

test('a bell holds fifty events at the most (NOTE-04)', async () => {
  const { sales } = await lowBrewery()
  await database.execute(`insert into notices (client_id, kind, title, about, path, at)
    select '${sales.clientId}', 'run', 'Run ' || n, '', '/sell', '${shop.now().toISOString()}' from generate_series(1, 60) n`)
  const { unread, notices } = await sales.bell()
  expect([unread, notices.length, notices[0]!.title]).toEqual([50, 50, 'Run 60'])
  await tidyNotices(deps)
  const { rows } = await database.execute(
    `select count(*)::int as left from notices where client_id = '${sales.clientId}'`,
  )
  expect(rows).toEqual([{ left: 50 }])
})

test('who wants no mail of low stock gets none, and the bell still rings; locked rows stay as they are (NOTE-01)', async () => {
  const { id, sales } = await lowBrewery()
  const owner = await member(id, 'owner')
  expect((await sales.choose('stock_low', 'mail', false)).statusCode).toBe(200)
  await watchLowStock(deps)
  expect(await sales.mails()).not.toContain('Stock is low: Towpath Bitter, Firkin')
  expect(await owner.mails()).toContain('Stock is low: Towpath Bitter, Firkin')
  expect((await sales.bell()).notices.map(({ title, about }) => [title, about])).toEqual([
    ['Stock is low: Towpath Bitter, Firkin', 'Towpath Bitter, Firkin: 2 left'],
  ])
  await watchLowStock(deps)
  expect((await sales.bell()).notices).toHaveLength(1)
  expect((await owner.mails()).filter((heading) => heading.startsWith('Stock is low'))).toHaveLength(1)

  const shown = (await owner.choices()).map(({ kind, isLocked }) => [kind, isLocked])
  expect(shown).toContainEqual(['money', true])
  expect(shown.map(([kind]) => kind)).not.toContain('buyer_applied')
  for (const [kind, way] of [
    ['money', 'mail'],
    ['papers', 'bell'],
    ['security', 'mail'],
    ['picking', 'bell'],
  ] as const)
    expect((await owner.choose(kind, way, false)).json()).toMatchObject({ code: 'choice_locked' })
})

test('the table of events leaves no one out who works for a brewery, a group or Dray (NOTE-01)', () => {
  const told = new Set(Object.values(noticeKinds).flatMap(({ roles }) => roles))
  expect([...told].toSorted()).toEqual(
    [
      'accounts',
      'admin',
      'cellar',
      'finance',
      'operations',
      'organiser',
      'owner',
      'sales',
      'support',
    ].toSorted(),
  )
})

test('support is notified of a pub that applies (NOTE-01)', async () => {
  const session = await shop.register()
  await addStaff(database, session.client.id, 'support')
  const pub = await shop.register()
  await shop.call('PUT', '/api/account/trade', tradeApplication, bearer(pub))
  const heading = 'A trade account is applied for'
  expect((await shop.mailsTo(session.client.email)).map(({ data }) => headingOf(data))).toContain(heading)
})

test('tomorrow’s picking is written of at 17:00 in London, once, and not where nothing leaves (NOTE-06)', async () => {
  const { one, two, placed } = await placeTwoBreweryOrder(shop)
  const cellar = await member(one.brewery.id, 'cellar')
  const idle = await member(two.brewery.id, 'cellar')
  const [part] = placed.consignments
  await database.execute(
    `update order_consignments set state = 'accepted', dispatch_on = '2028-07-05' where id = '${part!.id}'`,
  )
  const headings = async () =>
    [await cellar.mails(), await idle.mails()].map((all) => all.filter((one) => one.startsWith('To pick')))
  waitUntil('2028-07-04T15:59:00Z')
  await sendPickingMails(deps)
  expect(await headings()).toEqual([[], []])
  waitUntil('2028-07-04T16:00:00Z')
  await sendPickingMails(deps)
  await sendPickingMails(deps)
  expect(await headings()).toEqual([[`To pick for ${dayText('2028-07-05')}: 1 order`], []])
})
