import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDays, londonDay } from '../../../../shared/working-time/working-time.ts'
import { pubWithContainers } from '../../../../tests/support/builders/delivered-containers.ts'
import { addStaff } from '../../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'
import { findOrderDocuments } from '../../../finance/documents/read-documents.ts'
import { readBalance, readImbalance } from '../../../finance/ledger/read-balances.ts'
import { agreeFeeRate } from '../../../finance/payments/fee-rates.ts'
import { splitFee } from '../../../finance/payments/processing-fee.ts'
import { orderRow } from '../order-read-queries.ts'

const shop = await openOrderShop()
const { database } = shop
const cans = { name: '24 x 440ml Can', volumeMl: 440, type: 'smallpack', packSize: 24 }

test('a deposit of 20p a can is charged outside VAT for each can once its brewery sets it, and credited with its units (EMPT-05)', async () => {
  const { brewery, sales, pub, send, sent, as, variantOf, deliver, ofPub } = await pubWithContainers(shop)
  const { id: breweryId, slug } = brewery
  await agreeFeeRate(database, { breweryId, rate: 300, setBy: 'Fay Till', now: new Date('2020-01-01') })
  const row = async (of: string) => (await orderRow(database, null, of))!
  const set = (body: object) => send(sales, `/api/sell/${slug}/deposits`, { kind: 'can', ...body })
  const fromDay = addDays(londonDay(shop.now()), 300)
  expect((await set({ netMinor: 25, fromDay })).json().rows.at(-2)).toEqual({
    kind: 'can',
    netMinor: 0,
    coming: [{ fromDay, netMinor: 25 }],
  })
  const bare = await row((await sent([[cans, 2]])).number)
  expect(bare.depositsMinor).toBe(0)

  expect((await set({ netMinor: 20 })).statusCode).toBe(200)
  await shop.add({ kind: 'variant', variantId: await variantOf(cans), quantity: 1 }, await as(pub))
  const { items } = (await shop.get('/api/cart', await as(pub))).json()
  expect(items[0].deposit).toEqual({ text: 'Deposit return scheme, can', netMinor: 480, kind: 'can' })
  // One case is in the basket already.
  const { number, part } = await sent([[cans, 1]])
  const order = await row(number)
  expect(order).toMatchObject({ goodsMinor: bare.goodsMinor, depositsMinor: 960, vatMinor: bare.vatMinor })
  expect(order.totalMinor).toBe(bare.totalMinor + 960)
  const documents = async () =>
    (await findOrderDocuments(database, [order.id])).filter((document) => document.breweryId === breweryId)
  const [invoice] = await documents()
  expect(invoice!.contents.sections[0]!.lines).toContainEqual(
    expect.objectContaining({
      description: 'Deposit return scheme, can',
      details: ['Outside the scope of VAT.'],
      quantity: 2,
      unitPriceMinor: 480,
      vatRate: null,
      netMinor: 960,
    }),
  )
  const { feeMinor } = splitFee(bare.totalMinor, 300)
  const due = -(await readBalance(database, 'brewery_due', { owner: breweryId, partId: part }))
  expect(due).toBe(order.totalMinor - feeMinor)

  await deliver(part)
  expect((await ofPub()).rows).toEqual([])
  const finance = await shop.buyer()
  await addStaff(database, finance.clientId, 'finance')
  const refunded = await shop.post(
    `/api/admin/orders/${number}/refunds`,
    {
      items: [{ part, what: 'units', position: 0, units: 1 }],
      reason: 'damaged',
      cause: 'brewery',
      note: 'Crushed.',
    },
    { ...finance, 'idempotency-key': randomUUID() },
  )
  expect(refunded.statusCode, refunded.body).toBe(200)
  const credit = (await documents()).find(({ kind }) => kind === 'credit_note')!
  expect(credit.contents.sums.totalMinor).toBe(bare.totalMinor / 2 + 480)
  expect(credit.contents.sections[0]!.lines).toContainEqual(
    expect.objectContaining({ description: 'Deposit return scheme, can', vatRate: null, netMinor: 480 }),
  )
  expect(await readImbalance(database)).toBe(0)

  const price = await send(sales, `/api/sell/${slug}/container-prices`, { kind: 'can', netMinor: 20 })
  expect([price.statusCode, price.json().message]).toEqual([
    400,
    'Cans and bottles of a deposit return scheme do not come back: they have no price.',
  ])
})
