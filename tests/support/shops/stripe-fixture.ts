import type { Page } from '@playwright/test'
import { startStripe, type StripeServer, webhookSecret } from '../servers/stripe-server.ts'
import { pretendStripe } from './pretend-stripe.ts'
import { test as base } from './shop-fixture.ts'
import { type Shop, startShop } from './start-shop-process.ts'

type Abroad = { stripe: StripeServer; shop: Shop }

/** A shop that takes money through Stripe; stand-ins replace Stripe for browsers and server. */
export const test = base.extend<{ stripe: StripeServer }, { abroad: Abroad }>({
  abroad: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture names from this pattern
    async ({}, use) => {
      const stripe = await startStripe()
      const shop = await startShop({
        STRIPE_SECRET_KEY: 'sk_test_standin',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_URL: stripe.url,
        PROCESSING_FEE_PERCENT: '2.5',
      })
      await use({ stripe, shop })
      await Promise.all([shop.stop(), stripe.stop()])
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  shopProcess: [async ({ abroad }, use) => use(abroad.shop), { scope: 'worker' }],
  stripe: async ({ abroad }, use) => use(abroad.stripe),
  context: async ({ context, abroad }, use) => {
    await pretendStripe(context, abroad.stripe)
    await use(context)
  },
})

const cardFields = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]')

/** Types a card into the frame that is Stripe's. */
export async function typeStripeCard(page: Page, number: string): Promise<void> {
  const fields = cardFields(page)
  await fields.getByRole('textbox', { name: 'Card number' }).fill(number)
  await fields.getByRole('textbox', { name: 'Expiry date' }).fill('12 / 34')
  await fields.getByRole('textbox', { name: 'Security code' }).fill('123')
}

/** What Stripe's script knows of the sum, in pence. */
export const amountAtStripe = (page: Page) =>
  page.evaluate(() => (window as unknown as { stripeState: { amount: number } }).stripeState.amount)

/** Answers in the bank's frame. */
export const answerToBank = (page: Page, name: 'Complete authentication' | 'Fail authentication') =>
  page.frameLocator('iframe[title="Your bank"]').getByRole('button', { name }).click()
