import { isThisMachine } from '../../../server/platform/config/encrypted-addresses.ts'

type Environment = Record<string, string>

/** A seller as a public address needs it. */
export const namedSeller = {
  SELLER_NAME: 'Hop & Sons Ltd',
  SELLER_ADDRESS: '1 Kiln Row, Leeds LS1 4DY',
  SELLER_VAT_NUMBER: 'GB980780684',
  SELLER_AWRS_NUMBER: 'XAAW00000123456',
}

/**
 * What a public installation, or one with a database server, must say out loud before it starts (public-settings.ts),
 * as a test means it; what `environment` says wins.
 */
export function publicChoices(environment: Environment): Environment {
  const isPublic = 'DATABASE_URL' in environment || environment['PUBLIC_URL']?.startsWith('https:') === true
  if (!isPublic) return environment
  return {
    PUBLIC_URL: 'http://localhost',
    DEMO_SHOP: 'false',
    TLS: 'off',
    ...(!('STRIPE_SECRET_KEY' in environment) && { PAYMENTS: 'sandbox' }),
    ...(!('SMTP_URL' in environment) && { MAILS: 'files' }),
    ...(!('SELLER_NAME' in environment) && sellerOf(environment)),
    ...environment,
  }
}

const sellerOf = ({ PUBLIC_URL }: Environment) =>
  PUBLIC_URL === undefined || isThisMachine(new URL(PUBLIC_URL).hostname) ? { SELLER: 'none' } : namedSeller

/** What Node is started with to run the built shop, as `npm start` and the container do (docs/performance.md). */
export const shopArguments = [
  '--max-semi-space-size=8',
  '--no-allocation-site-pretenuring',
  '--heap-growing-percent=40',
  'dist/shop/main.js',
]
