import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { confirmationTokens } from '../../../tests/support/builders/stripe-books.ts'
import { openStripeShop } from '../../../tests/support/shops/stripe-shop.ts'
import { payments } from '../../finance/payments/payment-tables.ts'
import { transfers as owedTransfers } from '../../finance/payments/transfer-tables.ts'

const shop = await openStripeShop()
const { stripe } = shop

/** An order that was dispatched before there were payouts: its brewery is owed a share of the very payment. */
async function dispatchedOrder() {
  const one = await shop.unpaidOrder()
  await one.pay(confirmationTokens.success)
  await shop.operate('orders', 'accept', one.order.number)
  const transfers = () =>
    stripe.books.transfers.filter(({ transfer_group: group }) => group === one.intent()!.id)
  const dispatch = async () => {
    await shop.operate('orders', 'dispatch', one.order.number)
    const [payment] = await shop.database
      .select()
      .from(payments)
      .where(eq(payments.reference, one.intent()!.id))
    const feeMinor = Math.round(one.order.totalMinor * 0.025)
    await shop.database.insert(owedTransfers).values({
      paymentId: payment!.id,
      consignmentId: one.order.consignments[0]!.id,
      breweryId: one.brewery.id,
      amountMinor: one.order.totalMinor - feeMinor,
      feeMinor,
      dueAt: shop.now().toISOString(),
    })
  }
  const account = `acct_${one.brewery.slug.replaceAll('-', '')}`
  const name = () => shop.operate('breweries', 'stripe-account', one.brewery.slug, account)
  return { ...one, transfers, dispatch, name, account }
}

test('a share that an order from before payouts owes is sent once (PAYO-02)', async () => {
  const { order, transfers, dispatch, name, account, intent } = await dispatchedOrder()
  expect(await name()).toContain(account)
  await shop.sweep()
  expect(transfers()).toEqual([])
  await dispatch()
  await Promise.all([shop.sweep(), shop.sweep()])
  await shop.sweep()
  expect(transfers()).toMatchObject([
    {
      amount: order.totalMinor - Math.round(order.totalMinor * 0.025),
      destination: account,
      source_transaction: intent()!.latest_charge,
    },
  ])
})

test('a brewery without an account is owed until it has one', async () => {
  const { transfers, dispatch, name } = await dispatchedOrder()
  await dispatch()
  await shop.sweep()
  expect(transfers()).toEqual([])
  await name()
  await shop.sweep()
  expect(transfers()).toHaveLength(1)
})

test('a transfer with a lost answer is not sent twice', async () => {
  const { transfers, dispatch, name } = await dispatchedOrder()
  await name()
  await dispatch()
  await shop.sweep()
  expect(transfers()).toHaveLength(1)
  const again = await dispatchedOrder()
  await again.name()
  await again.dispatch()
  // Looking for it and reading the charge work; the answer of the sending itself is lost.
  stripe.faults.push(undefined, undefined, 'lost')
  await shop.sweep()
  expect(again.transfers()).toHaveLength(1)
  shop.wait(6 * 60)
  await shop.sweep()
  expect(again.transfers()).toHaveLength(1)
})

test('reverses the brewery’s transfer for a refund after dispatch', async () => {
  const { order, transfers, dispatch, name, now } = await dispatchedOrder()
  await name()
  await dispatch()
  await shop.sweep()
  await shop.operate('orders', 'refund', order.number)
  await shop.sweep()
  await shop.sweep()
  expect((await now()).payment.state).toBe('refunded')
  expect(transfers()).toMatchObject([{ reversed: true }])
})

test('a refund before the transfer has left stops it', async () => {
  const { order, transfers, dispatch, name } = await dispatchedOrder()
  await dispatch()
  await shop.operate('orders', 'refund', order.number)
  await name()
  await shop.sweep()
  shop.wait(2 * 3600)
  await shop.sweep()
  expect(transfers()).toEqual([])
})

test.each(['acct', '4242424242424242', 'acct_1; drop'])('%s is no account', async (account) => {
  const { brewery } = await shop.unpaidOrder()
  await expect(shop.operate('breweries', 'stripe-account', brewery.slug, account)).rejects.toThrow(
    'no Stripe account',
  )
  await expect(shop.operate('breweries', 'stripe-account', 'nobody', 'acct_1')).rejects.toThrow('not found')
})
