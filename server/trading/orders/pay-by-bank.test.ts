import { expect, test } from 'vitest'
import { answerBank, confirmationTokens } from '../../../tests/support/builders/stripe-books.ts'
import { openStripeShop } from '../../../tests/support/shops/stripe-shop.ts'

const shops = { cards: await openStripeShop(), banks: await openStripeShop({ offersPayByBank: true }) }
const formOf = (bodies: readonly string[], path: RegExp) =>
  new URLSearchParams(bodies.findLast((body) => path.test(body))?.replace(/^\S+ /, ''))
const created = /^\/v1\/payment_intents /
const confirmed = /^\/v1\/payment_intents\/\w+\/confirm /

test.each([
  ['cards', ['card'], 'never', null],
  [
    'banks',
    ['card', 'pay_by_bank'],
    'always',
    expect.stringMatching(/\/account\/orders\/DRAY-[^/]+\/payment$/),
  ],
] as const)(
  'a shop of %s lets Stripe take %j, and names the page to which a bank leads back (OPEN-37)',
  async (kind, types, redirects, returnUrl) => {
    const shop = shops[kind]
    const offersPayByBank = kind === 'banks'
    const { buyer, pay, intent, order, now } = await shop.unpaidOrder()
    const methods = (await shop.get('/api/orders/payment-methods', buyer)).json()
    expect(methods.offersPayByBank).toBe(offersPayByBank)
    expect((await pay(confirmationTokens.authenticate)).json().payment.state).toBe('action_required')
    const { bodies } = shop.stripe
    const intentForm = formOf(bodies, created)
    expect(types.map((_type, at) => intentForm.get(`allowed_payment_method_types[${at}]`))).toEqual(types)
    expect(intentForm.get('automatic_payment_methods[allow_redirects]')).toBe(redirects)
    expect(formOf(bodies, confirmed).get('return_url')).toEqual(returnUrl)
    expect(formOf(bodies, confirmed).get('return_url')?.includes(order.number) ?? false).toBe(offersPayByBank)
    // The buyer comes back from the bank's page, and the shop reads what became of it.
    answerBank(shop.stripe.books, intent()!.id, true)
    expect((await pay('authenticated')).json().payment.state).toBe('paid')
    expect((await now()).history.map(({ what }) => what)).toEqual(['place', 'pay'])
  },
)
