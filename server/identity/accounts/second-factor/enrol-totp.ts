import type { Database } from '../../../platform/database/database.ts'
import { hasAuthenticator, wrongFactorCode } from '../../../platform/errors/second-factor-errors.ts'
import { countAgainstLimits, resetLimits } from '../../../platform/rate-limits/rate-limits.ts'
import { by } from '../account-limits.ts'
import type { Accounts, Caller } from '../accounts.ts'
import { lockClient } from '../client-queries.ts'
import { notifySecurityChange } from '../notify-security-change.ts'
import { requireClientRow } from '../require-client-row.ts'
import { recordEvent } from '../security-events.ts'
import { markSessionStrong } from '../sessions/session-strength-queries.ts'
import { mayChangeFactors } from './may-change-factors.ts'
import { isResting, ownFactors } from './own-factors.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import {
  type SecondFactorRow,
  secondFactorRow,
  storeSecondFactor,
  totpContext,
} from './second-factor-queries.ts'
import { matchingStep, newTotpSecret, totpAddress } from './totp.ts'

type Own = { clientId: string; sessionId: string; code?: string | undefined; caller: Caller }

/** A new secret for an authenticator app, which counts once a code has shown that the app has it. */
export async function beginTotp(
  accounts: Accounts,
  { clientId, sessionId, code, caller }: Own,
): Promise<{ secret: string; address: string }> {
  const { database, sealer } = accounts
  const client = await requireClientRow(database, clientId)
  const factors = await ownFactors(database, clientId)
  if (factors.totpConfirmedAt !== null) throw hasAuthenticator()
  await mayChangeFactors(accounts, { client, sessionId, factors, code, caller })
  const secret = newTotpSecret()
  await database.transaction(async (transaction) => {
    await lockUnconfirmed(transaction, clientId)
    const totpSecret = sealer.seal(secret, totpContext(clientId))
    await storeSecondFactor(transaction, clientId, { totpSecret })
  })
  return { secret, address: totpAddress(secret, client.email) }
}

/** Activates the app by its first code. Returns recovery codes if this is the client's first factor. */
export async function confirmTotp(
  accounts: Accounts,
  { clientId, sessionId, code, caller }: Own & { code: string },
): Promise<{ recoveryCodes: string[] | null }> {
  const { database, limits, sealer, clock } = accounts
  const now = clock()
  const tried = [by(limits.secondFactorByAccount, clientId)]
  await countAgainstLimits(database, tried, now)
  const client = await requireClientRow(database, clientId)
  const confirmed = await database.transaction(async (transaction) => {
    const { totpSecret } = await lockUnconfirmed(transaction, clientId)
    const factors = await ownFactors(transaction, clientId)
    const secret = totpSecret && sealer.open(totpSecret, totpContext(clientId))
    const step = secret && matchingStep(secret, code.replaceAll(/\s/g, ''), { now, lastStep: null })
    if (!step) return null
    await storeSecondFactor(transaction, clientId, { totpConfirmedAt: now, totpLastStep: step })
    if (!isResting(factors, now)) await markSessionStrong(transaction, { sessionId, now })
    await recordEvent(transaction, 'authenticator-added', { clientId, sessionId, ip: caller.ip, now })
    await notifySecurityChange(accounts, transaction, { client, change: 'authenticator-added', now })
    return { recoveryCodes: factors.hasAny ? null : await makeRecoveryCodes(accounts, transaction, clientId) }
  })
  if (confirmed === null) throw wrongFactorCode()
  await resetLimits(database, tried)
  return confirmed
}

/** Lets one call at a time change a client's app. Throws RequestError 409 for one that was confirmed meanwhile. */
async function lockUnconfirmed(transaction: Database, clientId: string): Promise<SecondFactorRow> {
  await lockClient(transaction, clientId)
  const row = await secondFactorRow(transaction, clientId)
  if (row.totpConfirmedAt !== null) throw hasAuthenticator()
  return row
}
