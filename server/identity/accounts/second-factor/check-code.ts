import { factorRests, wrongFactorCode } from '../../../platform/errors/second-factor-errors.ts'
import { countAgainstLimits, resetLimits, restartWindow } from '../../../platform/rate-limits/rate-limits.ts'
import { by } from '../account-limits.ts'
import type { Accounts, Caller } from '../accounts.ts'
import { recordEvent } from '../security-events.ts'
import { acceptRecoveryCode } from './recovery-code-queries.ts'
import { isRecoveryCode, recoveryDigest } from './recovery-codes.ts'
import { secondFactorRow, acceptTotpStep, totpContext } from './second-factor-queries.ts'
import { isResting } from './own-factors.ts'
import { matchingStep } from './totp.ts'

type Typed = { clientId: string; code: string; caller: Caller }

/**
 * Accepts the code of the client's authenticator app, or one of the recovery codes, each once (ROLE-08, ROLE-10).
 * Throws RequestError 403 for a wrong one and while the factor rests after a reset (ROLE-13); after five wrong ones 429
 * for a quarter of an hour, for a right one too.
 */
export async function acceptSecondFactorCode(
  accounts: Accounts,
  { clientId, code, caller }: Typed,
): Promise<'totp' | 'recovery'> {
  const { database, limits, clock } = accounts
  const now = clock()
  const tried = by(limits.secondFactorByAccount, clientId)
  await countAgainstLimits(database, [tried], now)
  const kind = isRecoveryCode(code) ? 'recovery' : 'totp'
  const isRight = await (kind === 'recovery' ? acceptRecovery : acceptAppCode)(accounts, { clientId, code })
  if (!isRight) {
    await restartWindow(database, tried, now)
    await recordEvent(database, 'wrong-second-factor', { clientId, ip: caller.ip, now })
    throw wrongFactorCode()
  }
  await resetLimits(database, [tried])
  if (kind === 'recovery') await recordEvent(database, 'recovery-code-used', { clientId, ip: caller.ip, now })
  return kind
}

async function acceptAppCode(
  { database, sealer, clock, notifyUnreadable }: Accounts,
  { clientId, code }: Pick<Typed, 'clientId' | 'code'>,
): Promise<boolean> {
  const now = clock()
  const { totpSecret, totpConfirmedAt, totpLastStep, ...row } = await secondFactorRow(database, clientId)
  if (totpSecret === null || totpConfirmedAt === null) return false
  if (isResting(row, now)) throw factorRests(row.restsUntil!)
  const secret = sealer.open(totpSecret, totpContext(clientId))
  if (secret === null) {
    notifyUnreadable(clientId)
    return false
  }
  const typed = code.replaceAll(/\s/g, '')
  const step = matchingStep(secret, typed, { now, lastStep: totpLastStep })
  return step !== null && acceptTotpStep(database, { clientId, step })
}

async function acceptRecovery(
  { database, sealer, clock }: Accounts,
  { clientId, code }: Pick<Typed, 'clientId' | 'code'>,
): Promise<boolean> {
  const now = clock()
  const row = await secondFactorRow(database, clientId)
  if (isResting(row, now)) throw factorRests(row.restsUntil!)
  const codeDigest = recoveryDigest(sealer, clientId, code)
  return acceptRecoveryCode(database, { clientId, codeDigest, now })
}
