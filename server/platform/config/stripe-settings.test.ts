import { expect, test } from 'vitest'
import { ConfigError } from './config-error.ts'
import { readConfig } from './config.ts'

const whole = {
  STRIPE_SECRET_KEY: 'sk_test_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_abc',
  PROCESSING_FEE_PERCENT: '2.5',
}

test('without Stripe settings the sandbox takes payments, with all of them Stripe does', () => {
  expect(readConfig({}).stripe).toBeNull()
  expect(readConfig(whole).stripe).toMatchObject({
    isTestMode: true,
    feeRate: 250,
    offersPayByBank: false,
    apiUrl: 'https://api.stripe.com',
  })
  const live = { STRIPE_SECRET_KEY: 'rk_live_abc', STRIPE_PUBLISHABLE_KEY: 'pk_live_abc' }
  expect(readConfig({ ...whole, ...live }).stripe?.isTestMode).toBe(false)
})

test.each(Object.keys(whole))('%s alone, or missing alone, stops the start and is named', (name) => {
  expect(() => readConfig({ ...whole, [name]: undefined })).toThrow(name)
  expect(() => readConfig({ [name]: whole[name as keyof typeof whole] })).toThrow(ConfigError)
})

test.each([
  ['STRIPE_SECRET_KEY', 'pk_test_swapped'],
  ['STRIPE_WEBHOOK_SECRET', 'we_123'],
  ['STRIPE_PUBLISHABLE_KEY', 'sk_test_swapped'],
  ['STRIPE_PUBLISHABLE_KEY', 'pk_live_othermode'],
  ['PROCESSING_FEE_PERCENT', '-1'],
  ['PROCESSING_FEE_PERCENT', '100'],
  ['STRIPE_API_URL', 'http://stripe.example'],
  ['STRIPE_PAY_BY_BANK', 'perhaps'],
])('a wrong %s stops the start and is named', (name, value) => {
  expect(() => readConfig({ ...whole, [name]: value })).toThrow(name)
})

test('a start error never repeats a key', () => {
  for (const name of Object.keys(whole).filter((one) => one.startsWith('STRIPE'))) {
    const wrong = { ...whole, [name]: 'my secret 123' }
    expect(() => readConfig(wrong)).toThrow(/^(?!.*my secret 123)/)
  }
})
