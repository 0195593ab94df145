import { expect, test } from 'vitest'
import type { BreweryRole, StaffRole } from '../../../shared/accounts/roles.ts'
import type {
  Market,
  PayoutWeeks,
  PubDistricts,
  SalesInsight,
  SellingDays,
} from '../../../shared/api/insight-api.ts'
import type { BreweryMoney, PayoutList, SaleList } from '../../../shared/api/money-api.ts'
import type { SellingOrder, SellingOrderList } from '../../../shared/api/selling-api.ts'
import type { SellingPubList } from '../../../shared/api/selling-pubs-api.ts'
import type { StockList } from '../../../shared/api/stock-api.ts'
import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import { addMember, addStaff } from '../../../tests/support/shops/add-staff.ts'
import { openPayoutShop } from '../../../tests/support/shops/payout-shop.ts'

const shop = await openPayoutShop()
const { database } = shop

const sumOf = <Row>(rows: readonly Row[], figure: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + figure(row), 0)

/** What a person of a brewery reads; a new one each time, as days pass and sessions end. */
const readerOf =
  ({ id: breweryId, slug }: { id: string; slug: string }) =>
  async <Answer>(path: string, role: BreweryRole = 'owner'): Promise<Answer> => {
    const who = await shop.buyer()
    await addMember(database, { clientId: who.clientId, breweryId, role })
    const answer = await shop.get(`/api/sell/${slug}${path}`, who)
    expect([path, answer.statusCode]).toEqual([path, 200])
    return answer.json()
  }

test('units to send and sales by week are the sums of the orders, and the cellar sees no money (SEE-01)', async () => {
  shop.waitUntil(shop.nextMonday(), '10:00')
  const { brewery } = await shop.acceptedOrder()
  const read = readerOf(brewery)
  const { rows } = await read<SellingOrderList>('/orders?view=all')
  const days = await read<SellingDays>('/insight/days')
  expect(days.days).toHaveLength(7)
  expect(days.days[0]!.day).toBe(londonDay(shop.now()))
  for (const { day, accepted, toAnswer, packed } of days.days) {
    const leaving = rows.filter(({ dispatchOn }) => dispatchOn === day)
    expect([day, accepted]).toEqual([day, sumOf(leaving, ({ units }) => units)])
    expect([toAnswer, packed]).toEqual([0, 0])
  }
  expect(sumOf(days.days, ({ accepted }) => accepted)).toBe(2)
  expect(days.weeks!.map(({ netMinor }) => netMinor)).toEqual([0, 0, 0, 0, 20_000])
  expect((await read<SellingDays>('/insight/days', 'cellar')).weeks).toBeNull()
  shop.wait(10 * 86_400)
  expect(await read<SellingDays>('/insight/days')).toMatchObject({ lateUnits: 2 })
})

test('sales by week, beer, size and area each add up to the list of sales, in each range (SEE-03)', async () => {
  shop.waitUntil(shop.nextMonday(), '10:00')
  const { brewery } = await shop.acceptedOrder()
  const read = readerOf(brewery)
  const listed = async () => (await read<SaleList>('/money/sales')).rows
  for (const range of ['weeks4', 'weeks13', 'months12']) {
    const sales = await read<SalesInsight>(`/insight/sales?range=${range}`)
    const beer = sumOf(await listed(), ({ goodsNetMinor }) => goodsNetMinor) - sales.depositsMinor
    const parts: readonly (readonly { netMinor: number }[])[] = [
      sales.weeks,
      sales.beers,
      sales.sizes,
      sales.areas,
    ]
    for (const rows of parts) expect([range, sumOf(rows, ({ netMinor }) => netMinor)]).toEqual([range, beer])
    expect(sales.deliveryMinor).toBe(sumOf(await listed(), ({ deliveryNetMinor }) => deliveryNetMinor))
    expect(sales.pubs).toEqual({ bought: 1, repeated: 0, won: 1, lost: 0 })
  }
  const { beers } = await read<SalesInsight>('/insight/sales')
  const only = await read<SalesInsight>(`/insight/sales?beer=${encodeURIComponent(beers[0]!.name)}`)
  expect(sumOf(only.weeks, ({ units }) => units)).toBe(beers[0]!.units)
  expect((await read<SalesInsight>('/insight/sales?beer=Another')).beers).toEqual([])
  shop.wait(28 * 86_400)
  const later = await read<SalesInsight>('/insight/sales?range=weeks4')
  expect(sumOf(later.weeks, ({ netMinor }) => netMinor)).toBe(0)
  expect(sumOf(later.weeks, ({ beforeMinor }) => beforeMinor)).toBe(20_000)
  expect(later.pubs).toEqual({ bought: 0, repeated: 0, won: 0, lost: 1 })
})

test('months and districts of pubs add up to what each bought (SEE-05)', async () => {
  shop.waitUntil(shop.nextMonday(), '10:00')
  const { brewery } = await shop.acceptedOrder()
  const read = readerOf(brewery)
  const { rows } = await read<SellingPubList>('/pubs')
  for (const { months, netMinor } of rows) {
    expect(months).toHaveLength(12)
    expect(sumOf(months, (minor) => minor)).toBe(netMinor)
  }
  const districts = (await read<PubDistricts>('/insight/districts')).rows
  expect(sumOf(districts, ({ netMinor }) => netMinor)).toBe(sumOf(rows, ({ netMinor }) => netMinor))
  expect(sumOf(districts, ({ pubs }) => pubs)).toBe(rows.length)
  for (const { place } of districts) expect(place).not.toBeNull()
})

test('what a brewery receives is one sum in the order and among the sales, before and after it is sent (SELL-42)', async () => {
  shop.waitUntil(shop.nextMonday(), '10:00')
  const { brewery, order, run } = await shop.acceptedOrder()
  const read = readerOf(brewery)
  const both = async () => {
    const { fee } = await read<SellingOrder>(`/orders/${order.number}`)
    const [sale] = (await read<SaleList>('/money/sales')).rows
    return [fee, { feeMinor: sale!.feeMinor, yoursMinor: sale!.yoursMinor }, sale!.feeVatMinor]
  }
  const fee = { feeMinor: 720, yoursMinor: 23_280 }
  expect(await both()).toEqual([fee, fee, 120])
  await run('dispatch')
  expect(await both()).toEqual([fee, fee, 120])
})

test('units that left in six weeks are those of the movements (SEE-04)', async () => {
  shop.waitUntil(shop.nextMonday(), '10:00')
  const { brewery, run } = await shop.acceptedOrder()
  const read = readerOf(brewery)
  const gone = async () => sumOf((await read<StockList>('/stock')).rows, ({ goneSixWeeks }) => goneSixWeeks)
  expect(await gone()).toBe(0)
  await run('dispatch')
  const { rows } = await read<StockList>('/stock')
  const moved = await Promise.all(
    rows.map(({ containerId }) =>
      read<{ rows: { kind: string; promised: number }[] }>(`/stock/${containerId}/movements`),
    ),
  )
  const left = moved.flatMap(({ rows: movements }) => movements).filter(({ kind }) => kind === 'dispatch')
  expect(await gone()).toBe(-sumOf(left, ({ promised }) => promised))
  expect(await gone()).toBe(2)
  shop.wait(43 * 86_400)
  expect(await gone()).toBe(0)
})

test('payouts by week add up to the list, and the bar to the ledger (SEE-02)', async () => {
  const monday = shop.nextMonday()
  shop.waitUntil(monday, '12:00')
  const { brewery, run } = await shop.acceptedOrder()
  const read = readerOf(brewery)
  await run('dispatch')
  shop.waitUntil(addDays(monday, 3), '06:00')
  await shop.make()
  const { weeks } = await read<PayoutWeeks>('/money/weeks')
  const payouts = (await read<PayoutList>('/money/payouts')).rows
  expect(weeks).toHaveLength(13)
  expect(weeks.at(-1)).toEqual({ week: monday, amountMinor: 23_280, payouts: 1 })
  expect(sumOf(weeks, ({ amountMinor }) => amountMinor)).toBe(
    sumOf(payouts, ({ amountMinor }) => amountMinor),
  )
  const { heldMinor, dueMinor, onItsWayMinor } = await read<BreweryMoney>('/money')
  const entries = await read<{ rows: { amountMinor: number }[] }>('/money/entries')
  expect(heldMinor + dueMinor + onItsWayMinor).toBe(sumOf(entries.rows, ({ amountMinor }) => amountMinor))
})

test('the market adds up to the ledger and the orders, for staff who see money (SEE-11)', async () => {
  shop.waitUntil(shop.nextMonday(), '10:00')
  const read = async (role: StaffRole) => {
    const who = await shop.buyer()
    await addStaff(database, who.clientId, role)
    return shop.get('/api/admin/market?range=weeks4', who)
  }
  const market = async () => (await read('finance')).json() as Market
  const before = await market()
  await shop.acceptedOrder()
  const after = await market()
  const grown = (figure: (week: Market['weeks'][number]) => number) =>
    sumOf(after.weeks, figure) - sumOf(before.weeks, figure)
  expect(after.weeks).toHaveLength(4)
  expect(grown(({ soldMinor }) => soldMinor)).toBe(24_000)
  expect(grown(({ orders }) => orders)).toBe(1)
  expect(after.orders - before.orders).toBe(1)
  expect(sumOf(after.weeks, ({ orders }) => orders)).toBe(after.orders)
  expect(after.breweries - before.breweries).toBe(1)
  for (const rows of ['styles', 'regions'] as const)
    expect(sumOf(after[rows], ({ sold }) => sold) - sumOf(before[rows], ({ sold }) => sold)).toBe(2)
  expect((await read('support')).statusCode).toBe(404)
})
