import type { SignedIn } from '../../../../shared/api/accounts-api.ts'
import type { Database } from '../../../platform/database/database.ts'
import { signInStepNeeded, stepOver } from '../../../platform/errors/second-factor-errors.ts'
import { countAgainstLimits } from '../../../platform/rate-limits/rate-limits.ts'
import { by } from '../account-limits.ts'
import type { Accounts, Caller } from '../accounts.ts'
import { clientById } from '../client-queries.ts'
import type { SecurityEventKind } from '../security-events.ts'
import { hashOfToken, newRefreshToken } from '../sessions/refresh-token.ts'
import { startSession } from '../sessions/start-session.ts'
import { signInStepMinutes } from '../../../../shared/limits/limits.ts'
import { acceptSecondFactorCode } from './check-code.ts'
import { hasSecondFactor, isResting, ownFactors } from './own-factors.ts'
import { findSignInStep, insertSignInStep, lockSignInStep, dropSignInStep } from './sign-in-step-queries.ts'

/**
 * Interrupts the sign-in of a client who uses a second step at sign-in: throws RequestError 403 `second_factor_needed`
 * with the token of the step. Other clients pass. So do clients whose password changed meanwhile, because no session
 * starts for them.
 */
export async function askSecondStep(
  { clock }: Accounts,
  database: Database,
  {
    clientId,
    event,
    whilePassword,
  }: {
    clientId: string
    event: SecurityEventKind
    /** The hash that was checked; null for a sign-in by a provider. */
    whilePassword: string | null
  },
): Promise<void> {
  if (!(await hasSecondFactor(database, clientId))) return
  const now = clock()
  const factors = await ownFactors(database, clientId)
  if (!factors.asksAtSignIn || isResting(factors, now)) return
  const token = newRefreshToken()
  const expiresAt = new Date(now.getTime() + signInStepMinutes * 60_000)
  const row = { tokenHash: hashOfToken(token), clientId, event, expiresAt }
  if (!(await insertSignInStep(database, row, whilePassword))) return
  const step = {
    token,
    expiresAt: expiresAt.toISOString(),
    hasPasskey: factors.passkeys.length > 0,
    hasAuthenticator: factors.totpConfirmedAt !== null,
  }
  throw signInStepNeeded(step)
}

/** Finishes such a sign-in by a code. Throws RequestError 400 when its step is over, 403 for a wrong code. */
export async function finishSecondStep(
  accounts: Accounts,
  { token, code, caller }: { token: string; code: string; caller: Caller },
): Promise<SignedIn> {
  const { database, limits, clock } = accounts
  const now = clock()
  await countAgainstLimits(database, [by(limits.secondStepByCaller, caller.network)], now)
  const tokenHash = hashOfToken(token)
  const found = await findSignInStep(database, { tokenHash, now })
  if (found === null) throw stepOver()
  await acceptSecondFactorCode(accounts, { clientId: found.clientId, code, caller })
  return database.transaction(async (transaction) => {
    // A new password or a reset cancels the step. Whichever transaction runs first, the other one sees its result.
    const step = await lockSignInStep(transaction, { tokenHash, now })
    const client = step && (await clientById(transaction, step.clientId))
    if (step === null || client === null) throw stepOver()
    await dropSignInStep(transaction, tokenHash)
    const event = step.event as SecurityEventKind
    return startSession(accounts, transaction, { client, caller, event, now, factorAt: now })
  })
}
