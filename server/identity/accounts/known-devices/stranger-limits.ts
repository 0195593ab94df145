import type { LimitedUse } from '../../../platform/rate-limits/rate-limits.ts'
import { type AccountLimits, by } from '../account-limits.ts'
import type { Accounts, Caller } from '../accounts.ts'
import { hashOfToken } from '../sessions/refresh-token.ts'
import { isKnownDevice } from './known-device-queries.ts'

type Kind = 'signIn' | 'reset'

/**
 * The rate limits that count a sign-in attempt. A device that has signed in to the account before has a limit of its
 * own. Other callers count by network, by network and account, and, with a far higher limit, by account. This locks out
 * a guesser, not the owner.
 */
export async function strangerLimits(
  { database, limits }: Accounts,
  kind: Kind,
  { emailKey, caller }: { emailKey: string; caller: Caller },
): Promise<LimitedUse[]> {
  const tokenHash = caller.deviceToken === null ? null : hashOfToken(caller.deviceToken)
  if (tokenHash !== null && (await isKnownDevice(database, { tokenHash, emailKey })))
    return [by(limits[`${kind}ByDevice`], `${tokenHash} ${emailKey}`)]
  return [
    by(limits[`${kind}ByCaller`], caller.network),
    ...accountLimitsOf(limits, kind, { emailKey, caller }),
  ]
}

/** The limits that concern one account. A reset by mail clears them. */
export const accountLimitsOf = (
  limits: AccountLimits,
  kind: Kind,
  { emailKey, caller }: { emailKey: string; caller: Caller },
): LimitedUse[] => [
  by(limits[`${kind}ByCallerAndAccount`], `${caller.network} ${emailKey}`),
  by(limits[`${kind}ByAccount`], emailKey),
]
