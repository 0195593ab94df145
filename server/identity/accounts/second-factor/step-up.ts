import type { PasskeyAnswer } from '../../../../shared/api/second-factor-api.ts'
import type { Accounts, Caller } from '../accounts.ts'
import { verifyPasskey } from '../passkeys/verify-passkey.ts'
import { recordEvent } from '../security-events.ts'
import { markSessionStrong } from '../sessions/session-strength-queries.ts'
import { passkeyRefused } from '../../../platform/errors/second-factor-errors.ts'
import { acceptSecondFactorCode } from './check-code.ts'
import { countRecoveryCodes } from './recovery-code-queries.ts'

type Own = { clientId: string; sessionId: string; caller: Caller }

/**
 * Makes a session strong by a code. Returns the number of remaining recovery codes, so that a page can warn (ROLE-10).
 */
export async function stepUpByCode(
  accounts: Accounts,
  { code, ...own }: Own & { code: string },
): Promise<{ recoveryCodesLeft: number }> {
  await acceptSecondFactorCode(accounts, { clientId: own.clientId, code, caller: own.caller })
  await makeStrong(accounts, own)
  return { recoveryCodesLeft: await countRecoveryCodes(accounts.database, own.clientId) }
}

/** The same by a passkey of the client. */
export async function stepUpByPasskey(
  accounts: Accounts,
  { answer, ...own }: Own & { answer: PasskeyAnswer },
): Promise<void> {
  const { clientId } = await verifyPasskey(accounts, { answer, purpose: 'step-up', caller: own.caller })
  if (clientId !== own.clientId) throw passkeyRefused()
  await makeStrong(accounts, own)
}

async function makeStrong(
  { database, clock }: Accounts,
  { clientId, sessionId, caller }: Own,
): Promise<void> {
  const now = clock()
  await database.transaction(async (transaction) => {
    await markSessionStrong(transaction, { sessionId, now })
    await recordEvent(transaction, 'second-factor-given', { clientId, sessionId, ip: caller.ip, now })
  })
}
