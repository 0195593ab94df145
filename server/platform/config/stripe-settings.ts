import { ConfigError, readFlag, readSecureAddress } from './config-error.ts'

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  publishableKey: string
  isTestMode: boolean
  /** Dray's share of a brewery's consignment, in hundredths of a percent of its total (STAT-41). */
  feeRate: number
  /** Buyers may pay from their bank account too. */
  offersPayByBank: boolean
  /** Stripe's interface; elsewhere only on this machine. */
  apiUrl: string
}

type Read = (name: string) => string | null

const names = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PUBLISHABLE_KEY'] as const
const shapes = {
  STRIPE_SECRET_KEY: /^(sk|rk)_(test|live)_\w+$/,
  STRIPE_WEBHOOK_SECRET: /^whsec_\S+$/,
  STRIPE_PUBLISHABLE_KEY: /^pk_(test|live)_\w+$/,
}

/** Null selects the sandbox. Incomplete settings, or keys of two modes, are a ConfigError, which repeats no secret. */
export function readStripeSettings(read: Read): StripeSettings | null {
  const isSet = [...names, 'STRIPE_API_URL', 'STRIPE_PAY_BY_BANK', 'PROCESSING_FEE_PERCENT'].some(
    (name) => read(name) !== null,
  )
  if (!isSet) return null
  const required = (name: (typeof names)[number]) => {
    const value = read(name)
    if (value === null) throw new ConfigError(`${name} is missing; other settings of Stripe are there`)
    if (!shapes[name].test(value)) throw new ConfigError(`${name} does not look like one of Stripe's keys`)
    return value
  }
  const secretKey = required('STRIPE_SECRET_KEY')
  const webhookSecret = required('STRIPE_WEBHOOK_SECRET')
  const publishableKey = required('STRIPE_PUBLISHABLE_KEY')
  const isTestMode = secretKey.split('_')[1] === 'test'
  if (isTestMode !== (publishableKey.split('_')[1] === 'test'))
    throw new ConfigError(
      'STRIPE_PUBLISHABLE_KEY must be of the same mode, test or live, as STRIPE_SECRET_KEY',
    )
  return {
    secretKey,
    webhookSecret,
    publishableKey,
    isTestMode,
    feeRate: readFee(read('PROCESSING_FEE_PERCENT')),
    offersPayByBank: readFlag('STRIPE_PAY_BY_BANK', read('STRIPE_PAY_BY_BANK')) ?? false,
    apiUrl: readSecureAddress('STRIPE_API_URL', read('STRIPE_API_URL')) ?? 'https://api.stripe.com',
  }
}

/** No brewery has agreed a rate until an operator sets one. */
function readFee(text: string | null): number {
  if (text === null) throw new ConfigError('PROCESSING_FEE_PERCENT is missing; it must be set with Stripe')
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(text))
    throw new ConfigError(`PROCESSING_FEE_PERCENT must be a percentage such as 2.5, not '${text}'`)
  return Math.round(Number(text) * 100)
}
