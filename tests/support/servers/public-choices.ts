type Environment = Record<string, string>

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
    ...(!('SELLER_NAME' in environment) && { SELLER: 'none' }),
    ...environment,
  }
}
