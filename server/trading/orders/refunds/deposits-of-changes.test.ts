import { expect, test } from 'vitest'
import { sandboxTokens } from '../../../../shared/orders/sandbox-cards.ts'
import { depositText } from '../../../../shared/deposits/deposit-kinds.ts'
import { buildBeer, buildContainer } from '../../../../tests/support/builders/builders.ts'
import { firkin, pubWithContainers } from '../../../../tests/support/builders/delivered-containers.ts'
import { addStaff } from '../../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'
import { findOrderDocuments } from '../../../finance/documents/read-documents.ts'
import { readBalance, readImbalance } from '../../../finance/ledger/read-balances.ts'
import { orderRow } from '../order-read-queries.ts'
import { creditDeposits } from './credit-deposits.ts'

const shop = await openOrderShop()
const { database } = shop
const depositMinor = 3000

/** A pub with a paid order of firkins at a deposit of £30.00, and what its brewery and Dray do with it. */
async function orderOf(units: number) {
  const people = await pubWithContainers(shop)
  const { brewery, sales, send, as, variantOf, pub, ofBrewery, back } = people
  await send(sales, `/api/sell/${brewery.slug}/deposits`, { kind: 'firkin', netMinor: depositMinor })
  const headers = await as(pub)
  await shop.add({ kind: 'variant', variantId: await variantOf(firkin), quantity: units }, headers)
  const { number, consignments } = await shop.placed(headers)
  await shop.pay(number, sandboxTokens.success, headers)
  const part = consignments[0]!.id
  const row = async () => (await orderRow(database, null, number))!
  const documents = async () =>
    (await findOrderDocuments(database, [(await row()).id])).filter(
      ({ breweryId }) => breweryId === brewery.id,
    )
  const depositsOf = async (kind: 'invoice' | 'credit_note') =>
    (await documents())
      .filter((document) => document.kind === kind)
      .flatMap(({ contents }) => contents.sections.flatMap(({ lines }) => lines))
      .filter(({ description }) => description === depositText('firkin'))
      .reduce((sum, line) => sum + line.netMinor, 0)
  return {
    ...people,
    number,
    part,
    row,
    step: async (verb: string, body: object = {}) => {
      const done = await send(sales, `/api/sell/${brewery.slug}/orders/${part}/${verb}`, body)
      expect([verb, done.statusCode, done.statusCode === 200 ? '' : done.body]).toEqual([verb, 200, ''])
    },
    agree: async () =>
      expect((await send(pub, `/api/orders/${number}/parts/${part}/agree`, {})).statusCode).toBe(200),
    countBack: async (count: number) => {
      const { place } = (await ofBrewery()).rows[0]
      expect((await back({ place, kind: 'firkin', count, signedByPub: 'Jo Barr' })).statusCode).toBe(200)
      await creditDeposits({ database, publicUrl: 'https://dray.example', clock: shop.now, logger: console })
    },
    /** Pence of deposits: invoiced, credited; what the buyer owes of the order and the brewery has of it, all with VAT. */
    books: async () => {
      await shop.sweep()
      const { id } = await row()
      return {
        invoiced: await depositsOf('invoice'),
        credited: await depositsOf('credit_note'),
        buyer: await readBalance(database, 'buyer', { orderId: id }),
        held: await readBalance(database, 'brewery_held', { orderId: id }),
        off: await readImbalance(database),
      }
    },
  }
}
const even = { buyer: 0, held: 0, off: 0 }

test('units that fall away before the invoice take their deposits along, and the card gets them back (EMPT-05, LIFE-04)', async () => {
  const { step, agree, row, books, number, deliver, part, countBack } = await orderOf(3)
  const asked = (await row()).totalMinor
  await step('propose', { lines: [{ position: 0, units: 2 }] })
  await agree()
  const { goodsMinor, depositsMinor, totalMinor } = await row()
  expect(depositsMinor).toBe(2 * depositMinor)
  expect(asked - totalMinor).toBe((goodsMinor / 2 + depositMinor) * 1.2)
  await shop.operate('orders', 'dispatch', number)
  expect(await books()).toEqual({ invoiced: 2 * depositMinor, credited: 0, ...even })
  await deliver(part)
  await countBack(2)
  expect(await books()).toEqual({ invoiced: 2 * depositMinor, credited: 2 * depositMinor, ...even })
})

test('a part that is cancelled after its invoice gives every deposit back once (EMPT-05, STAF-10)', async () => {
  const { step, part, books, ofPub } = await orderOf(2)
  await step('accept')
  const operations = await shop.buyer()
  await addStaff(database, operations.clientId, 'operations')
  const keyed = { ...operations, 'idempotency-key': crypto.randomUUID() }
  const body = { cause: 'brewery', note: 'The casks leak.' }
  expect((await shop.post(`/api/admin/orders/${part}/cancel`, body, keyed)).statusCode).toBe(200)
  expect(await books()).toEqual({ invoiced: 2 * depositMinor, credited: 2 * depositMinor, ...even })
  expect((await ofPub()).rows).toEqual([])
})

test('a substitute has the deposit of what it replaces where its container comes back, else none (EMPT-05, LIFE-04)', async () => {
  for (const comesBack of [true, false]) {
    const { step, agree, row, books, number, part, deliver, brewery, sales, as, ofPub, countBack } =
      await orderOf(3)
    const beer = await buildBeer(database, { breweryId: brewery.id })
    const other = await buildContainer(database, {
      ...firkin,
      type: 'cask',
      beerId: beer.id,
      availableUnits: 9,
      priceMinor: 100,
    })
    const variant = other.storefrontVariantId!
    const path = `/api/sell/${brewery.slug}/returnables`
    const said = await shop.call('PUT', path, { variant, isReturnable: comesBack }, await as(sales))
    expect(said.statusCode).toBe(200)
    await step('propose', {
      lines: [{ position: 0, units: 1, substitute: { variantId: variant, units: 2 } }],
    })
    await agree()
    const borne = (comesBack ? 3 : 1) * depositMinor
    expect(await row()).toMatchObject({ depositsMinor: borne })
    await shop.operate('orders', 'dispatch', number)
    await deliver(part)
    expect((await ofPub()).rows).toMatchObject([{ kind: 'firkin', atPub: comesBack ? 3 : 1 }])
    await countBack(comesBack ? 3 : 1)
    expect(await books()).toEqual({ invoiced: borne, credited: borne, ...even })
  }
})

test('a part that is sent in two shipments has its deposits invoiced once; what is not sent is credited (EMPT-05, LIFE-11)', async () => {
  const { step, part, deliver, books, countBack, ofPub } = await orderOf(4)
  await step('accept')
  await step('pack')
  for (const units of [1, 2]) await step('dispatch', { lines: [{ position: 0, units }] })
  expect(await books()).toMatchObject({ invoiced: 4 * depositMinor, credited: 0, buyer: 0, off: 0 })
  await step('close-rest')
  expect(await books()).toEqual({ invoiced: 4 * depositMinor, credited: depositMinor, ...even })
  await deliver(part, { shortages: [{ position: 0, units: 1 }] })
  expect((await ofPub()).rows).toMatchObject([{ atPub: 2 }])
  await countBack(2)
  const { credited, ...others } = await books()
  expect(credited).toBe(3 * depositMinor)
  expect(others).toEqual({ invoiced: 4 * depositMinor, ...even })
})

test('what was not delivered is no container at the pub, and its deposits go back with the goods (EMPT-05, CLAIM-05)', async () => {
  const { step, number, part, books, ofPub } = await orderOf(2)
  await step('accept')
  await shop.operate('orders', 'dispatch', number)
  await step('not-delivered', { reason: 'The hatch was locked.' })
  expect((await ofPub()).rows).toEqual([])
  const finance = await shop.buyer()
  await addStaff(database, finance.clientId, 'finance')
  const items = [{ part, what: 'units', position: 0, units: 2 }]
  const body = { items, reason: 'return', cause: 'carrier', note: 'It went back to the brewery.' }
  const keyed = { ...finance, 'idempotency-key': crypto.randomUUID() }
  const refunded = await shop.post(`/api/admin/orders/${number}/refunds`, body, keyed)
  expect([refunded.statusCode, refunded.json().state]).toEqual([200, 'done'])
  expect(await books()).toEqual({ invoiced: 2 * depositMinor, credited: 2 * depositMinor, ...even })
})
