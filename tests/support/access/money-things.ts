import { desc, eq, isNull } from 'drizzle-orm'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { bankPayments, payBacks, writeOffs } from '../../../server/finance/credit/credit-tables.ts'
import { documents } from '../../../server/finance/documents/document-tables.ts'
import { ledgerTransactions } from '../../../server/finance/ledger/ledger-tables.ts'
import { orderRefunds } from '../../../server/trading/orders/refund-tables.ts'
import { orders } from '../../../server/trading/orders/order-tables.ts'
import { foreignRefunds, payments, refunds } from '../../../server/finance/payments/payment-tables.ts'
import { payouts } from '../../../server/finance/payouts/payout-tables.ts'
import {
  ledgerCorrections,
  openDifferences,
} from '../../../server/finance/reconciliation/reconciliation-tables.ts'
import { approveClients } from '../builders/approve-clients.ts'
import { checkoutContact } from '../builders/checkout-contact.ts'
import { bearer } from '../shops/account-shop.ts'
import { addStaff } from '../shops/add-staff.ts'
import { type AccessWorld, askerOf, deliver } from './access-asker.ts'

/**
 * What finance acts on: what the owner owes on account and what went back, a payout of the brewery, and what a colleague of
 * finance has asked for and a second person confirms.
 */
export async function openMoneyThings(world: AccessWorld, delivered: { number: string }) {
  const askAsColleague = await colleagueOf(world)
  return {
    ...(await onAccount(world, askAsColleague)),
    ...(await overpaid(world, askAsColleague)),
    ...(await givenBack(world, delivered.number, askAsColleague)),
    ...(await atProvider(world)),
  }
}

type AskAsColleague = (url: string, body: object) => Promise<void>

/** Another person of finance, who asks for what others confirm. */
async function colleagueOf({ shop }: AccessWorld): Promise<AskAsColleague> {
  const session = await shop.register({ name: 'Gannet Pence' })
  await addStaff(shop.connection.database, session.client.id, 'finance')
  return async (url, body) => {
    const headers = { ...bearer(session), 'idempotency-key': crypto.randomUUID() }
    const answer = await shop.post(url, body, headers)
    if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
  }
}

/** A credit account of the owner with an invoice, and a write-off that waits. */
async function onAccount(world: AccessWorld, askAsColleague: AskAsColleague) {
  const { shop, accounts, owner, stock } = world
  const ask = askerOf(shop, accounts)
  const { database } = shop.connection
  const { clientId } = owner.ids
  await askAsColleague(`/api/admin/buyers/${clientId}/credit/open`, { reason: 'Pays on time.' })
  const line = { variantId: stock.ordered.storefrontVariantId, quantity: 4 }
  await ask('owner', 'POST', '/api/cart/items', line)
  const { number } = await ask('owner', 'POST', '/api/orders', {
    contact: { ...checkoutContact, streetaddress: '77 Quillfeather Row', towncity: 'Quillborough' },
    payment: 'invoice',
  })
  await deliver(world, number)
  const [invoice] = await database
    .select({ number: documents.number })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .where(eq(orders.number, number))
  const creditInvoice = invoice!.number
  await askAsColleague('/api/admin/money/write-offs', {
    clientId,
    invoice: creditInvoice,
    amountMinor: 10_000,
    reason: 'Quill will not pay.',
  })
  const [writeOff] = await database.select().from(writeOffs)
  return { creditInvoice, writeOff: writeOff!.id }
}

/** A pub that paid twice, with what it paid and what is to be paid back. */
async function overpaid({ shop }: AccessWorld, askAsColleague: AskAsColleague) {
  const { database } = shop.connection
  const { client } = await shop.register({ name: 'Gannet Inn' })
  await approveClients(database, [client.id])
  await askAsColleague(`/api/admin/buyers/${client.id}/credit/open`, { reason: 'Pays on time.' })
  const paid = { clientId: client.id, amountMinor: 30_000, reference: 'GANNET 7' }
  await askAsColleague('/api/admin/money/payments', { ...paid, receivedOn: londonDay(shop.now()) })
  await askAsColleague('/api/admin/money/pay-backs', { ...paid, reason: 'The gannet paid twice.' })
  const [bankPayment] = await database.select().from(bankPayments)
  const [payBack] = await database.select().from(payBacks)
  return { bankPayment: bankPayment!.id, payBack: payBack!.id }
}

/** Goodwill of an order: some that is booked, a correction of it that waits, and some that waits itself. */
async function givenBack({ shop, accounts }: AccessWorld, number: string, askAsColleague: AskAsColleague) {
  const { database } = shop.connection
  const goodwill = (goodwillMinor: number) =>
    askAsColleague(`/api/admin/orders/${number}/refunds`, {
      items: [],
      goodwillMinor,
      reason: 'goodwill',
      cause: 'dray',
      note: 'Sorry, Quill.',
    })
  const waiting = async () =>
    (await database.select().from(orderRefunds).where(eq(orderRefunds.state, 'asked')))[0]!.id
  const bookedLast = async () =>
    (
      await database
        .select({ id: ledgerTransactions.id })
        .from(ledgerTransactions)
        .where(eq(ledgerTransactions.event, 'goodwill'))
        .orderBy(desc(ledgerTransactions.bookedAt))
    )[0]!.id
  await goodwill(26_000)
  const first = await waiting()
  await askerOf(shop, accounts)('finance', 'POST', `/api/admin/refunds/${first}/confirmation`)
  const large = await bookedLast()
  await askAsColleague('/api/admin/money/corrections', { booking: large, reason: 'Typed twice.' })
  const [correction] = await database.select().from(ledgerCorrections)
  shop.wait(1)
  await goodwill(27_000)
  const [due] = await database.select().from(refunds).where(isNull(refunds.doneAt))
  return { booking: large, correction: correction!.id, askedRefund: await waiting(), dueRefund: due!.id }
}

/** A refund of the provider's dashboard, a difference of its books, and a payout by bank. */
async function atProvider({ shop, owner, stock }: AccessWorld) {
  const { database } = shop.connection
  const now = shop.now().toISOString()
  const [payment] = await database
    .select({ id: payments.id, provider: payments.provider })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(orders.number, owner.ids.number))
  const foreignRefund = 're_quill'
  await database
    .insert(foreignRefunds)
    .values({ id: foreignRefund, paymentId: payment!.id, amountMinor: 100, leftMinor: 100, heardAt: now })
  await database.insert(openDifferences).values({
    provider: payment!.provider,
    key: 'other:1',
    kind: 'missing_here',
    hereMinor: 0,
    thereMinor: 100,
    differenceMinor: 100,
    foundAt: now,
  })
  const [payout] = await database
    .insert(payouts)
    .values({
      sequence: 900_001,
      number: 'DRY-P-900001',
      breweryId: stock.brewery.id,
      amountMinor: 100,
      day: londonDay(shop.now()),
      madeAt: now,
    })
    .returning()
  return { foreignRefund, payout: payout!.number }
}
