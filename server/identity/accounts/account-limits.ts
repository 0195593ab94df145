import type { LimitedUse, Limit } from '../../platform/rate-limits/rate-limits.ts'

const minute = 60
const hour = 60 * minute

/** Rate limits by caller and by account. They are generous to people and offices, and useless to guessers. */
export const accountLimits = {
  signInByCaller: { what: 'sign-in by caller', max: 60, seconds: 15 * minute },
  signInByCallerAndAccount: { what: 'sign-in by caller and account', max: 10, seconds: 15 * minute },
  /** Over all networks together; a device that has signed in to the account before is not among them. */
  signInByAccount: { what: 'sign-in by account', max: 100, seconds: hour },
  signInByDevice: { what: 'sign-in by device', max: 10, seconds: 15 * minute },
  passwordBySession: { what: 'password by session', max: 10, seconds: 15 * minute },
  proofCodeBySession: { what: 'proof code by session', max: 5, seconds: 15 * minute },
  registerByCaller: { what: 'register by caller', max: 20, seconds: hour },
  registerByAccount: { what: 'register by account', max: 10, seconds: hour },
  providerByCaller: { what: 'provider sign-in by caller', max: 60, seconds: 15 * minute },
  refreshByCaller: { what: 'refresh by caller', max: 600, seconds: minute },
  refreshBySession: { what: 'refresh by session', max: 60, seconds: minute },
  resetByCaller: { what: 'reset by caller', max: 20, seconds: hour },
  resetByCallerAndAccount: { what: 'reset by caller and account', max: 5, seconds: hour },
  resetByAccount: { what: 'reset by account', max: 20, seconds: hour },
  resetByDevice: { what: 'reset by device', max: 5, seconds: hour },
  mailLinkByCaller: { what: 'mail link by caller', max: 60, seconds: hour },
  mailByAccount: { what: 'mail by account', max: 5, seconds: hour },
  /** ROLE-08: five wrong codes close the account's second factor for 15 minutes; passkeys go on. */
  secondFactorByAccount: { what: 'second factor by account', max: 5, seconds: 15 * minute },
  secondStepByCaller: { what: 'second step by caller', max: 60, seconds: 15 * minute },
  passkeyByCaller: { what: 'passkey by caller', max: 120, seconds: 15 * minute },
  gateByCaller: { what: 'gate by caller', max: 10, seconds: 15 * minute },
} satisfies Record<string, Limit>

export type AccountLimits = typeof accountLimits

export const by = (limit: Limit, who: string): LimitedUse => ({ limit, who })
