import { expect, test } from 'vitest'
import { confirmationTokens } from '../../../tests/support/builders/stripe-books.ts'
import { openStripeShop } from '../../../tests/support/shops/stripe-shop.ts'
import { readBalance, readImbalance } from '../ledger/read-balances.ts'
import { createSandbox } from './sandbox-provider.ts'
import { bookProviderFees } from './book-provider-fees.ts'

const shop = await openStripeShop()
const { database, stripe } = shop
const run = () => bookProviderFees({ ...shop.payments, clock: shop.now })
const costs = () => readBalance(database, 'provider_costs')

test('Stripe’s own fee is booked from its balance transaction, once, when it is settled (LEDG-02)', async () => {
  const order = await shop.unpaidOrder()
  await order.pay(confirmationTokens.success)
  await run()
  expect(await costs()).toBe(0)
  const paid = await readBalance(database, 'clearing', { owner: 'stripe' })
  stripe.books.fees.set(order.intent()!.latest_charge!, 2713)
  stripe.faults.push('down')
  await run()
  expect(await costs()).toBe(0)
  await Promise.all([run(), run()])
  await run()
  expect(await costs()).toBe(2713)
  expect(await readBalance(database, 'clearing', { owner: 'stripe' })).toBe(paid - 2713)
  expect(await readImbalance(database)).toBe(0)
})

test('the sandbox takes no fee', async () => {
  const before = await costs()
  const provider = createSandbox(database)
  await bookProviderFees({ ...shop.payments, provider, clock: shop.now })
  expect(await costs()).toBe(before)
})
