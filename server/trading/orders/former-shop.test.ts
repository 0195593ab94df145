import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import {
  readFormerBooks,
  readUpgradedOrders,
  readUpgradedParts,
  remindStripe,
  type UpgradedPart,
} from '../../../tests/support/former/former-books.ts'
import { openFormerShop, readFormerOrders } from '../../../tests/support/former/former-shop.ts'
import { startStripe, webhookSecret } from '../../../tests/support/servers/stripe-server.ts'
import { testSealer } from '../../../tests/support/shops/test-sealer.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { isEnded, type OrderState } from '../../../shared/orders/order-states.ts'
import { runChecks } from '../../backoffice/admin/run-checks.ts'
import { demoSeller } from '../../platform/config/seller-settings.ts'
import type { DocumentContents } from '../../finance/documents/document-contents.ts'
import { storeDrayDetails } from '../../finance/documents/store-dray-details.ts'
import { migrate } from '../../platform/database/apply-migrations.ts'
import { payoutAccounts } from '../../finance/payments/transfer-tables.ts'
import { readImbalance } from '../../finance/ledger/read-balances.ts'
import { createStripeProvider } from '../../finance/payments/stripe-provider.ts'
import { sweepOrders } from './lapse-orders.ts'
import { sweepDeadlines } from './life/sweep-deadlines.ts'
import { sweepRuns } from './runs/sweep-runs.ts'
import { storeOldDocuments } from './store-old-document.ts'

/** The brewery of the former shop that has no account at Stripe. */
const towpath = 'e33561da-77d4-4a10-9f23-fab4c2ab7dec'

/** 42 orders in every state that the version before knew, by card and on invoice, upgraded. */
const connection = await openFormerShop()
afterAll(() => connection.close())
const { database } = connection
const { at, orders } = await readFormerOrders()
const before = await readFormerBooks(database)
await migrate(connection)

test('every order, payment, refund and transfer of the version before is there after the upgrade (LEDG-07, LIFE-03)', async () => {
  expect(before.orders.map(({ number }) => number)).toEqual([...orders.keys()].toSorted())
  expect(before.refunds.length).toBeGreaterThan(10)
  expect(before.transfers.length).toBeGreaterThan(10)
  expect(await readFormerBooks(database)).toEqual(before)
  const states = (await readUpgradedParts(database)).map(({ state }) => state)
  expect([...new Set(states)].toSorted()).toEqual([
    'accepted',
    'cancelled',
    'closed',
    'delivered',
    'dispatched',
    'placed',
  ])
})

test('after the upgrade the ledger adds up to zero, and for each order to what it says (INV-03, INV-04, LEDG-07)', async () => {
  expect(await readImbalance(database)).toBe(0)
  const { checks } = await runChecks(database, { now: at, isClockResting: true })
  expect(checks.flatMap(({ faults }) => faults)).toEqual([])
  for (const order of await readUpgradedOrders(database)) {
    const { number, method, isDue, chargedMinor, capturedMinor, returnedMinor, toReturnMinor } = order
    const owedMinor = isDue ? chargedMinor - capturedMinor + returnedMinor : 0
    // What a card paid too much is on its way back.
    const backMinor = method === 'card' ? 0 - owedMinor : 0
    expect({ number, owedMinor: order.owedMinor, toReturnMinor }).toEqual({
      number,
      owedMinor,
      toReturnMinor: backMinor,
    })
  }
})

test('after the upgrade a brewery is held and owed what it sold and was not paid (INV-08, LEDG-07)', async () => {
  const parts = await readUpgradedParts(database)
  for (const { number, state, method, isDue, totalMinor, heldMinor, dueMinor, ...transfer } of parts) {
    const isWaiting = isDue && ['placed', 'accepted'].includes(state)
    expect({ number, state, heldMinor }).toEqual({ number, state, heldMinor: isWaiting ? totalMinor : 0 })
    const isOpen = transfer.transferMinor !== null && !transfer.isTransferDone && !transfer.isTakenBack
    const byCard = isOpen ? transfer.transferMinor : 0
    // On invoice no one was paid by the version before: all that was sent is owed, and no fee was agreed.
    const onInvoice = ['dispatched', 'delivered'].includes(state) ? totalMinor : 0
    const owed = method === 'invoice' ? onInvoice : byCard
    expect({ number, state, dueMinor }).toEqual({ number, state, dueMinor: owed })
  }
  const owedOn = (wanted: string) => parts.filter(({ method, dueMinor }) => method === wanted && dueMinor > 0)
  expect([owedOn('invoice').length, owedOn('card').length]).toEqual([7, 8])
})

test('every invoice that the version before drew is a document of its number, day, lines and sums (LIFE-03, DOC-01)', async () => {
  await storeDrayDetails(database, demoSeller, at)
  await storeOldDocuments({ database })
  const read = async () =>
    (await database.execute(sql`select number, contents from documents order by number`)).rows
  const documents = (await read()) as { number: string; contents: DocumentContents }[]
  const drawn = [...orders].filter(([, { invoice }]) => invoice !== null)
  expect(documents.map(({ number }) => number)).toEqual(drawn.map(([number]) => `${number}-1`).toSorted())
  for (const [number, { invoice }] of drawn) {
    const { contents } = documents.find((document) => document.number === `${number}-1`)!
    const text = `${invoice!.join('\n')}\n`
    expect(text).toContain(`Invoice number ${contents.number}\n`)
    expect(text).toContain('Invoice date 23 Nov 2026')
    expect(contents.issuedOn).toBe('2026-11-23')
    const lines = contents.sections.flatMap((section) => section.lines)
    expect(lines.length).toBeGreaterThan(0)
    for (const { description, quantity, unitPriceMinor, netMinor } of lines) {
      const shown = quantity === null ? [] : [quantity, formatMinor(unitPriceMinor!)]
      expect(text).toContain([description, ...shown, '20%', formatMinor(netMinor)].join('\n'))
    }
    expect([number, formatMinor(contents.sums.totalMinor)]).toEqual([number, invoice!.at(-2)])
  }
  await storeOldDocuments({ database })
  expect(await read()).toEqual(documents)
})

const transfersOf = (all: UpgradedPart[]) => all.filter(({ transferMinor }) => transferMinor !== null)
const amounts = (all: { amount: number }[]) => all.map(({ amount }) => amount).toSorted((a, b) => a - b)

test('after the upgrade the clock brings every old order to an end, and all that was owed is paid (INV-10, LEDG-07)', async () => {
  const stripe = await startStripe()
  const settings = {
    secretKey: 'sk_test_stand_in',
    webhookSecret,
    publishableKey: 'pk_test',
    isTestMode: true,
  }
  const provider = createStripeProvider(
    { ...settings, feeRate: 250, offersPayByBank: false, apiUrl: stripe.url },
    { timeoutMs: 2000, retries: 0 },
  )
  await remindStripe(database, stripe)
  let time = at.getTime()
  const clock = () => new Date(time)
  const warned: unknown[] = []
  const logger = { warn: (what: unknown) => void warned.push(what) }
  const deps = { database, provider, publicUrl: 'https://dray.example', sealer: testSealer, clock, logger }
  const sweepAll = async () => {
    await sweepRuns(deps)
    await sweepDeadlines(deps)
    await sweepOrders(deps)
  }
  const openParts = async () =>
    (await readUpgradedParts(database)).filter(({ state }) => !isEnded(state as OrderState))
  for (let days = 0; days < 70 && (await openParts()).length > 0; days += 1) {
    await sweepAll()
    time += 24 * 3_600_000
  }
  await sweepAll()
  const waiting = transfersOf(await readUpgradedParts(database)).filter(
    ({ isTransferDone }) => !isTransferDone,
  )
  // A brewery without an account at Stripe is owed its transfers until it has one.
  expect(new Set(waiting.map(({ breweryId }) => breweryId))).toEqual(new Set([towpath]))
  expect(waiting.map(({ dueMinor }) => dueMinor)).toEqual(waiting.map(({ transferMinor }) => transferMinor))
  expect(stripe.books.transfers.map(({ destination }) => destination)).not.toContain('acct_towpath')
  await database.insert(payoutAccounts).values({ breweryId: towpath, account: 'acct_towpath' })
  for (let again = 0; again < 2; again += 1) {
    time += 24 * 3_600_000
    await sweepAll()
  }
  const sent = stripe.books.transfers.filter(({ destination }) => destination === 'acct_towpath')
  expect(amounts(sent)).toEqual(amounts(waiting.map((part) => ({ amount: part.transferMinor! }))))
  await stripe.stop()
  const parts = await readUpgradedParts(database)
  expect(await openParts()).toEqual([])
  const transfers = transfersOf(parts)
  expect(transfers.filter(({ isTransferDone }) => !isTransferDone)).toEqual([])
  expect(transfers.filter(({ dueMinor }) => dueMinor !== 0)).toEqual([])
  expect(warned).toEqual([])
  expect(parts.filter(({ heldMinor }) => heldMinor !== 0)).toEqual([])
  const rest = await readUpgradedOrders(database)
  expect(rest.filter(({ method, owedMinor }) => method === 'card' && owedMinor !== 0)).toEqual([])
  expect(rest.filter(({ toReturnMinor }) => toReturnMinor !== 0)).toEqual([])
  expect(await readImbalance(database)).toBe(0)
})
