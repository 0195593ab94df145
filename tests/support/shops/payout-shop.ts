import { findPaidOrders } from '../../../server/trading/orders/find-paid-orders.ts'
import {
  addDays,
  addWorkingDays,
  londonDay,
  londonMoment,
  weekdayOf,
} from '../../../shared/working-time/working-time.ts'
import { confirmationTokens } from '../builders/stripe-books.ts'
import { agreeFeeRate } from '../../../server/finance/payments/fee-rates.ts'
import { findOpenClaimMoney } from '../../../server/trading/orders/claims/open-claim-money.ts'
import { makePayouts } from '../../../server/finance/payouts/make-payouts.ts'
import { sendPayouts } from '../../../server/finance/payouts/send-payouts.ts'
import { sendReturns } from '../../../server/finance/payouts/reverse-payouts.ts'
import { watchDebits } from '../../../server/finance/payouts/watch-debits.ts'
import { openStripeShop } from './stripe-shop.ts'

/** A shop with a stand-in for Stripe, orders that are sent, and the jobs of payouts; the clock is the test's. */
export async function openPayoutShop() {
  const shop = await openStripeShop()
  const { database, stripe } = shop
  // Money that is not of these orders: fees of Stripe and the like do not matter here.
  stripe.books.toppedUp = 10_000_000
  const deps = {
    ...shop.payments,
    claimedOf: findOpenClaimMoney,
    paidOrdersOf: findPaidOrders,
    clock: shop.now,
  }

  return {
    ...shop,
    /** What the jobs of payouts take. */
    deps,
    make: () => makePayouts(deps),
    send: () => sendPayouts(deps),
    sendBack: () => sendReturns(deps),
    watchDebits: () => watchDebits(deps),
    /** The clock goes on to a time of day in London of a day: `nextMonday` and what follows. */
    waitUntil: (day: string, time: string) =>
      shop.wait((londonMoment(day, time).getTime() - shop.now().getTime()) / 1000),
    /** The next Monday that begins two weeks without a bank holiday. */
    nextMonday: () => {
      let day = addDays(londonDay(shop.now()), 1)
      while (weekdayOf(day) !== 1 || addWorkingDays(day, 10, 'england-and-wales') !== addDays(day, 14))
        day = addDays(day, 1)
      return day
    },
    /** A paid order of £240.00 of a brewery whose fee is 3%, accepted. */
    acceptedOrder: async ({ account = true } = {}) => {
      const one = await shop.unpaidOrder()
      const { id: breweryId, slug } = one.brewery
      await agreeFeeRate(database, { breweryId, rate: 300, setBy: 'Fay Till', now: new Date('2020-01-01') })
      await one.pay(confirmationTokens.success)
      await shop.operate('orders', 'accept', one.order.number)
      if (account) await shop.operate('breweries', 'stripe-account', slug, `acct_${slug.replaceAll('-', '')}`)
      return {
        ...one,
        run: (verb: string) => shop.operate('orders', verb, one.order.number),
        balance: () => shop.operate('money', 'balance', slug),
        transfers: () =>
          stripe.books.transfers.filter(
            ({ destination }) => destination === `acct_${slug.replaceAll('-', '')}`,
          ),
      }
    },
  }
}
