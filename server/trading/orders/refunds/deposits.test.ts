import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { depositText } from '../../../../shared/deposits/deposit-kinds.ts'
import { addDays, londonDay } from '../../../../shared/working-time/working-time.ts'
import { firkin, keyKeg, pubWithContainers } from '../../../../tests/support/builders/delivered-containers.ts'
import { addStaff } from '../../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'
import { readBalance, readImbalance } from '../../../finance/ledger/read-balances.ts'
import { agreeFeeRate } from '../../../finance/payments/fee-rates.ts'
import { splitFee } from '../../../finance/payments/processing-fee.ts'
import { findOrderDocuments } from '../../../finance/documents/read-documents.ts'
import { orderRow } from '../order-read-queries.ts'
import { creditDeposits } from './credit-deposits.ts'

const shop = await openOrderShop()
const { database } = shop
const logger = { warn: vi.fn<() => void>() }
const deps = { database, publicUrl: 'https://dray.example', clock: shop.now, logger }
const firkinLine = depositText('firkin')

async function pubWithDeposits() {
  const people = await pubWithContainers(shop)
  const { brewery, sales, send, as, variantOf, pub, ofBrewery, back } = people
  const path = `/api/sell/${brewery.slug}/deposits`
  const set = (body: object, query = '') => send(sales, path, { kind: 'firkin', ...body }, { query })
  const papers = async (number: string) => {
    const { id } = (await orderRow(database, null, number))!
    return (await findOrderDocuments(database, [id])).filter(({ breweryId }) => breweryId === brewery.id)
  }
  return {
    ...people,
    set,
    papers,
    terms: async () => (await shop.get(path, await as(sales))).json(),
    basket: async (quantity: number) => {
      await shop.add({ kind: 'variant', variantId: await variantOf(firkin), quantity }, await as(pub))
      return (await shop.get('/api/cart', await as(pub))).json()
    },
    countBack: async (count: number) => {
      const { place } = (await ofBrewery()).rows.find(({ kind }: { kind: string }) => kind === 'firkin')
      expect((await back({ place, kind: 'firkin', count, signedByPub: 'Jo Barr' })).statusCode).toBe(200)
    },
    credit: () => creditDeposits(deps),
  }
}

test('a deposit of £30 on 2 firkins adds 72.00, and one back is a credit note of 36.00, without a fee (EMPT-05)', async () => {
  const { set, sent, deliver, papers, countBack, credit, brewery } = await pubWithDeposits()
  const { id: breweryId } = brewery
  await agreeFeeRate(database, { breweryId, rate: 300, setBy: 'Fay Till', now: new Date('2020-01-01') })
  const row = async (of: string) => (await orderRow(database, null, of))!
  const bare = await row((await sent([[firkin, 2]])).number)
  expect((await set({ netMinor: 3000 })).statusCode).toBe(200)
  expect(await row((await sent([[keyKeg, 1]])).number)).toMatchObject({ depositsMinor: 0 })
  const { number, part } = await sent([[firkin, 2]])
  const order = await row(number)
  expect(order).toMatchObject({ goodsMinor: bare.goodsMinor, depositsMinor: 6000 })
  expect(order.totalMinor - bare.totalMinor).toBe(7200)
  const [invoice] = await papers(number)
  expect(invoice!.contents.sections[0]!.lines).toContainEqual(
    expect.objectContaining({
      description: firkinLine,
      quantity: 2,
      unitPriceMinor: 3000,
      vatRate: 2000,
      netMinor: 6000,
    }),
  )
  const due = async () => -(await readBalance(database, 'brewery_due', { owner: breweryId, partId: part }))
  const { feeMinor } = splitFee(bare.totalMinor, 300)
  expect(feeMinor).toBeGreaterThan(0)
  expect(await due()).toBe(order.totalMinor - feeMinor)

  await deliver(part)
  await credit()
  expect(await papers(number)).toHaveLength(1)
  await countBack(1)
  await Promise.all([credit(), credit()])
  const credits = (await papers(number)).filter(({ kind }) => kind === 'credit_note')
  expect(credits.map(({ contents }) => contents)).toMatchObject([
    {
      reason: 'The container is back.',
      sums: { netMinor: 3000, vatMinor: 600, totalMinor: 3600 },
      sections: [{ lines: [{ description: firkinLine, quantity: 1 }] }],
    },
  ])
  expect(await due()).toBe(order.totalMinor - feeMinor - 3600)
  expect(await row(number)).toMatchObject({ totalMinor: order.totalMinor })
  expect(await readImbalance(database)).toBe(0)
})

test('deposits that come back on their own leave support the £25.00 of the day (CLAIM-07, EMPT-05)', async () => {
  const { set, sent, deliver, countBack, credit } = await pubWithDeposits()
  await set({ netMinor: 3000 })
  const { number, part } = await sent([[firkin, 2]])
  await deliver(part)
  await countBack(1)
  await credit()
  const support = await shop.buyer()
  await addStaff(database, support.clientId, 'support')
  const finance = await shop.buyer()
  await addStaff(database, finance.clientId, 'finance')
  const goodwill = async (goodwillMinor: number, who: typeof support) =>
    (
      await shop.post(
        `/api/admin/orders/${number}/refunds`,
        { items: [], goodwillMinor, reason: 'goodwill', cause: 'dray', note: 'The driver was rude.' },
        { ...who, 'idempotency-key': randomUUID() },
      )
    ).json().state
  expect(await goodwill(2500, support)).toBe('done')
  expect(await goodwill(1, support)).toBe('asked')
})

test('the buyer’s CSV has each deposit with its VAT and its credit, and adds up to what is charged (EMPT-05, DOC-14)', async () => {
  const { set, sent, deliver, papers, countBack, credit, pub, as } = await pubWithDeposits()
  await set({ netMinor: 3000 })
  const { number, part } = await sent([[firkin, 2]])
  await deliver(part)
  await countBack(1)
  await credit()
  const { body } = await shop.get('/api/orders/export.csv', await as(pub))
  const rows = body
    .replaceAll(`"${firkinLine}"`, 'deposit')
    .split('\r\n')
    .filter((row: string) => row.startsWith(`${number},`))
    .map((row: string) => row.split(','))
  const deposits = rows.filter((row: string[]) => row[8] === 'deposit')
  // Units, price, net, rate, VAT, gross; a deposit has no duty.
  expect(deposits.map((row: string[]) => [...row.slice(9, 15), ...row.slice(16)])).toEqual([
    ['2', '30.00', '60.00', '20', '12.00', '72.00', '', ''],
    ['-1', '30.00', '-30.00', '20', '-6.00', '-36.00', '', ''],
  ])
  const [, credited] = await papers(number)
  expect(deposits[1]![6]).toBe(credited!.number)
  const grossMinor = rows.reduce(
    (sum: number, row: string[]) => sum + Math.round(Number(row.at(-4)) * 100),
    0,
  )
  expect(grossMinor).toBe((await orderRow(database, null, number))!.totalMinor - 3600)
})

test('the basket shows the deposit of the day, and checkout asks the sum with it (EMPT-05)', async () => {
  const { set, basket, terms, pub, as } = await pubWithDeposits()
  const tomorrow = addDays(londonDay(shop.now()), 1)
  await set({ netMinor: 3000, fromDay: tomorrow })
  expect((await terms()).rows).toContainEqual({
    kind: 'firkin',
    netMinor: 0,
    coming: [{ fromDay: tomorrow, netMinor: 3000 }],
  })
  expect((await basket(1)).items[0]).not.toHaveProperty('deposit')
  await set({ netMinor: 2500 })
  const { items } = await basket(1)
  expect(items[0].deposit).toEqual({ kind: 'firkin', text: firkinLine, netMinor: 2500 })
  // Without the deposit the sum is not the one that is asked.
  const buyer = await as(pub)
  const bareMinor = Math.round(items[0].quantity * items[0].priceMinor * 1.2)
  const depositsMinor = Math.round(items[0].quantity * 2500 * 1.2)
  const refused = await shop.place(buyer, { expectedTotalMinor: bareMinor })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'total_changed'])
  const taken = await shop.place(buyer, { expectedTotalMinor: bareMinor + depositsMinor })
  expect([taken.statusCode, taken.json().totalMinor]).toEqual([201, bareMinor + depositsMinor])
  await set({ netMinor: 0 })
  expect((await basket(1)).items[0]).not.toHaveProperty('deposit')
})

test('a deposit is previewed, holds from today at the earliest, and is set by owners and sales (EMPT-05)', async () => {
  const { set, terms, send, person, brewery } = await pubWithDeposits()
  const preview = (await set({ netMinor: 3000 }, '?dryRun=true')).json()
  expect(preview.money).toEqual([
    'Container deposit, firkin: £30.00 ex VAT each, for orders placed from now on.',
  ])
  expect((await terms()).rows[1]).toEqual({ kind: 'firkin', netMinor: 0, coming: [] })
  const past = addDays(londonDay(shop.now()), -1)
  expect((await set({ netMinor: 3000, fromDay: past })).statusCode).toBe(400)
  expect((await set({ netMinor: 3000, fromDay: 'soon' })).statusCode).toBe(400)
  const asAccounts = await send(await person('accounts'), `/api/sell/${brewery.slug}/deposits`, {
    kind: 'firkin',
    netMinor: 3000,
  })
  expect(asAccounts.statusCode).toBe(403)
})

test('units that are given back take their deposits along, and a container back gives none twice (EMPT-05)', async () => {
  const { set, sent, deliver, papers, countBack, credit, brewery } = await pubWithDeposits()
  await set({ netMinor: 3000 })
  const { number, part } = await sent([[firkin, 2]])
  await deliver(part)
  const unitMinor = (await orderRow(database, null, number))!.goodsMinor / 2
  const staff = await shop.buyer()
  await addStaff(database, staff.clientId, 'finance')
  const refunded = await shop.post(
    `/api/admin/orders/${number}/refunds`,
    {
      items: [{ part, what: 'units', position: 0, units: 1 }],
      reason: 'quality',
      cause: 'brewery',
      note: 'Sour.',
    },
    { ...staff, 'idempotency-key': crypto.randomUUID() },
  )
  expect(refunded.statusCode).toBe(200)
  await countBack(2)
  await credit()
  const credits = (await papers(number)).filter(({ kind }) => kind === 'credit_note')
  expect(credits.map(({ contents }) => contents.sums.netMinor).toSorted((a, b) => a - b)).toEqual([
    3000,
    unitMinor + 3000,
  ])
  const left = await readBalance(database, 'brewery_due', { owner: brewery.id, partId: part })
  const { goodsMinor } = (await orderRow(database, null, number))!
  expect(-left).toBeLessThanOrEqual((goodsMinor / 2) * 1.2)
  expect(await readImbalance(database)).toBe(0)
})

test('a return whose deposit cannot be credited holds no other up, and is tried again (EMPT-05)', async () => {
  const pubs = [await pubWithDeposits(), await pubWithDeposits()]
  const parts: string[] = []
  for (const { set, sent, deliver, countBack } of pubs) {
    await set({ netMinor: 3000 })
    const { number, part } = await sent([[firkin, 1]])
    await deliver(part)
    await countBack(1)
    parts.push(number)
  }
  const credits = async () =>
    Promise.all(
      pubs.map(
        async ({ papers }, at) =>
          (await papers(parts[at]!)).filter(({ kind }) => kind === 'credit_note').length,
      ),
    )
  const { id } = (await orderRow(database, null, parts[0]!))!
  await database.execute(
    sql.raw(`create function fails() returns trigger language plpgsql as $$ begin
      if new.order_id = '${id}' then raise exception 'no refund of this one'; end if; return new; end $$`),
  )
  await database.execute(
    sql`create trigger fails before insert on order_refunds for each row execute function fails()`,
  )
  await creditDeposits(deps)
  expect(await credits()).toEqual([0, 1])
  expect(logger.warn).toHaveBeenCalledTimes(1)
  await database.execute(sql`drop trigger fails on order_refunds`)
  await creditDeposits(deps)
  expect(await credits()).toEqual([1, 1])
})
