import type { Database } from '../../../platform/database/database.ts'
import { factorMissing, factorNeeded, factorRests } from '../../../platform/errors/second-factor-errors.ts'
import type { Accounts } from '../accounts.ts'
import { sessionStrength, markStrongWorkSeen } from '../sessions/session-strength-queries.ts'
import { type FactorPolicy, isStrong } from './assess-strength.ts'
import { isResting, ownFactors } from './own-factors.ts'

type RequireSecondFactorInput = { clientId: string; sessionId: string; policy: FactorPolicy; fresh?: boolean }

/**
 * Lets strong sessions pass (ROLE-11, ROLE-12); `fresh` asks for a factor of the last ten minutes. Throws
 * RequestError 403 `second_factor_missing` for a client who has none, `second_factor_rests` while a new one does not
 * count yet, and `second_factor_needed` where it is to be given again.
 */
export async function requireSecondFactor(
  { database, clock }: Accounts,
  { clientId, sessionId, policy, fresh = false }: RequireSecondFactorInput,
): Promise<void> {
  const now = clock()
  const strength = await sessionStrength(database, sessionId)
  if (isStrong(strength, { policy, fresh, now }))
    return markStrongWorkSeen(database, { sessionId, now, before: new Date(now.getTime() - seenEveryMs) })
  const factors = await ownFactors(database, clientId)
  if (!factors.hasAny) throw factorMissing()
  if (isResting(factors, now)) throw factorRests(factors.restsUntil!)
  throw factorNeeded(fresh)
}

/** How exactly idle time is measured: a write a minute, not one for each call. */
const seenEveryMs = 60_000

/** The strictest rules among the parts of the shop where the client works; null if none requires a second factor. */
export async function factorPolicyOf(
  { requiresSecondFactor }: Accounts,
  database: Database,
  clientId: string,
): Promise<FactorPolicy | null> {
  const policies = await Promise.all(requiresSecondFactor.map((policyOf) => policyOf(database, clientId)))
  return policies.find((policy) => policy === 'staff') ?? policies.find((policy) => policy !== null) ?? null
}
