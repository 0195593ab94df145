import { proofNeeded, wrongProofCode } from '../../../platform/errors/account-errors.ts'
import { countAgainstLimits, uncount } from '../../../platform/rate-limits/rate-limits.ts'
import { by } from '../account-limits.ts'
import type { Accounts, Caller } from '../accounts.ts'
import type { ClientRow } from '../client-queries.ts'
import { findMailToken } from '../mail-links.ts'
import { markMailTokenUsed } from '../mail-token-queries.ts'
import { recordEvent } from '../security-events.ts'
import { proofTokenOf, readProofCode } from './proof-code.ts'

type RequireMailCodeInput = { client: ClientRow; sessionId: string; code: string | undefined; caller: Caller }

/**
 * Accepts the code of a mail once, in the session it was sent for. Throws RequestError 403 without one and for a
 * wrong one, 429 after five of those.
 */
export async function requireMailCode(
  { database, limits, clock }: Accounts,
  { client, sessionId, code, caller }: RequireMailCodeInput,
): Promise<void> {
  if (code === undefined) throw proofNeeded()
  const now = clock()
  const tried = [by(limits.proofCodeBySession, sessionId)]
  await countAgainstLimits(database, tried, now)
  const isRight = await database.transaction(async (transaction) => {
    const token = proofTokenOf(sessionId, readProofCode(code))
    const found = await findMailToken(transaction, { token, purpose: 'prove-identity', now })
    if (found === null || found.usedAt !== null || found.clientId !== client.id) return false
    await markMailTokenUsed(transaction, found.tokenHash, now)
    return true
  })
  if (isRight) return uncount(database, tried)
  await recordEvent(database, 'wrong-proof-code', { clientId: client.id, ip: caller.ip, now })
  throw wrongProofCode()
}
