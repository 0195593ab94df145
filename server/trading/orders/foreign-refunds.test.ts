import fc from 'fast-check'
import { expect, test } from 'vitest'
import { confirmationTokens, createRefund, refundedOf } from '../../../tests/support/builders/stripe-books.ts'
import { openStripeShop } from '../../../tests/support/shops/stripe-shop.ts'
import { readBalance, readImbalance } from '../../finance/ledger/read-balances.ts'
import { findOpenEntries } from '../../platform/worklist/worklist.ts'

const shop = await openStripeShop()
const { database, stripe } = shop

/** A paid order, refunds of it in Stripe's dashboard, and what ledger and list say of them. */
async function paidOrder() {
  const one = await shop.unpaidOrder()
  await one.pay(confirmationTokens.success)
  const intent = one.intent()!
  const mine = async () =>
    (await findOpenEntries(database, { kind: 'foreign_refund' })).filter(({ about }) =>
      about.includes(one.order.number),
    )
  return {
    ...one,
    mine,
    inDashboard: async (amountMinor: number) => {
      createRefund(
        stripe.books,
        new URLSearchParams({ payment_intent: intent.id, amount: String(amountMinor) }),
      )
      const refunds = (await one.webhooks()).filter(({ payload }) => payload.includes('refund.created'))
      for (const webhook of refunds) await shop.deliver(webhook)
    },
    back: () => refundedOf(stripe.books, intent.id),
    buyerBalance: () => readBalance(database, 'buyer', { owner: one.buyer.clientId }),
  }
}

test('a refund of the dashboard is booked once, listed, and taken up by the credit it is for (PAYO-05)', async () => {
  const { order, inDashboard, mine, back, now, buyerBalance } = await paidOrder()
  await inDashboard(24_000)
  await inDashboard(0)
  expect(await buyerBalance()).toBe(0)
  expect((await now()).payment).toMatchObject({ state: 'refunded', refundedMinor: 24_000 })
  expect((await mine()).map(({ about }) => about)).toEqual([
    expect.stringContaining(`£240.00 of ${order.number} went back in the provider's dashboard`),
  ])
  await shop.operate('orders', 'cancel', order.number)
  await shop.sweep()
  expect(await mine()).toEqual([])
  expect(back()).toBe(24_000)
  expect(await readImbalance(database)).toBe(0)
})

test('a part of it lowers what a later credit sends back; one that had its credit is matched by hand (PAYO-05)', async () => {
  const { order, inDashboard, mine, back } = await paidOrder()
  await inDashboard(5000)
  await shop.operate('orders', 'cancel', order.number)
  await shop.sweep()
  expect([back(), await mine()]).toEqual([24_000, []])

  const other = await paidOrder()
  await other.inDashboard(700)
  const [entry] = await other.mine()
  await expect(shop.operate('money', 'match-refund', entry!.subject, ' ')).rejects.toThrow('credit note')
  await shop.operate('money', 'match-refund', entry!.subject, 'TOW-C-000001')
  expect(await other.mine()).toEqual([])
  await expect(shop.operate('money', 'match-refund', entry!.subject, 'x')).rejects.toThrow('not found')
})

test('whatever is refunded here and there, at once and twice, no payment gives back more than it took (INV-09)', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('dashboard' as const), amountMinor: fc.integer({ min: 1, max: 24_000 }) }),
    fc.constant({ kind: 'cancel' as const }),
    fc.constant({ kind: 'sweep' as const }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      const { order, inDashboard, back, now } = await paidOrder()
      for (const one of steps) {
        if (one.kind === 'dashboard') await inDashboard(one.amountMinor)
        else if (one.kind === 'sweep') await Promise.all([shop.sweep(), shop.sweep()])
        else
          await Promise.allSettled([
            shop.operate('orders', 'cancel', order.number),
            shop.operate('orders', 'cancel', order.number),
          ])
      }
      await shop.sweep()
      expect(back()).toBeLessThanOrEqual(24_000)
      expect((await now()).payment.refundedMinor).toBe(back())
      expect(await readImbalance(database)).toBe(0)
    }),
    { numRuns: 8 },
  )
})
