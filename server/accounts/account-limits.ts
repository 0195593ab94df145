import type { Attempt, Limit } from '../http/attempt-limits.ts'

const minute = 60
const hour = 60 * minute

/** How often what may be tried, by caller and by account. Generous to people and offices, useless to guessers. */
export const accountLimits = {
  signInByCaller: { what: 'sign-in by caller', max: 60, seconds: 15 * minute },
  signInByAccount: { what: 'sign-in by account', max: 10, seconds: 15 * minute },
  registerByCaller: { what: 'register by caller', max: 20, seconds: hour },
  registerByAccount: { what: 'register by account', max: 10, seconds: hour },
  providerByCaller: { what: 'provider sign-in by caller', max: 60, seconds: 15 * minute },
  refreshByCaller: { what: 'refresh by caller', max: 600, seconds: minute },
  refreshBySession: { what: 'refresh by session', max: 60, seconds: minute },
  resetByCaller: { what: 'reset by caller', max: 20, seconds: hour },
  resetByAccount: { what: 'reset by account', max: 5, seconds: hour },
  mailLinkByCaller: { what: 'mail link by caller', max: 60, seconds: hour },
  mailByAccount: { what: 'mail by account', max: 5, seconds: hour },
  gateByCaller: { what: 'gate by caller', max: 10, seconds: 15 * minute },
} satisfies Record<string, Limit>

export type AccountLimits = typeof accountLimits

export const by = (limit: Limit, who: string): Attempt => ({ limit, who })
