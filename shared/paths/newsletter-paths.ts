import { paths } from './paths.ts'

/**
 * Addresses that links of newsletter issues, and the forms behind them, lead to.
 */
export const newsletterPaths = {
  confirmation: '/newsletter/confirm',
  resubscribe: '/newsletter/re-subscribe',
  /** Links of mails, each with the token that names the subscription. */
  confirmBy: (token: string) => `/newsletter/confirm?${new URLSearchParams({ token })}`,
  unsubscribeBy: (token: string) => `${paths.unsubscribe}?${new URLSearchParams({ token })}`,
}
