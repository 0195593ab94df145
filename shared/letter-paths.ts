import { paths } from './paths.ts'

/** Addresses that links of letters and the forms behind them lead to. */
export const letterPaths = {
  confirmation: '/newsletter/confirm',
  resubscribe: '/newsletter/re-subscribe',
  confirmBy: (token: string) => `/newsletter/confirm?${new URLSearchParams({ token })}`,
  unsubscribeBy: (token: string) => `${paths.unsubscribe}?${new URLSearchParams({ token })}`,
}
