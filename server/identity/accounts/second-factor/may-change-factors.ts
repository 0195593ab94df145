import { factorNeeded } from '../../../platform/errors/second-factor-errors.ts'
import type { Accounts, Caller } from '../accounts.ts'
import type { ClientRow } from '../client-queries.ts'
import { requireMailCode } from '../proof/require-mail-code.ts'
import { sessionStrength } from '../sessions/session-strength-queries.ts'
import { isStrong } from './assess-strength.ts'
import type { OwnFactors } from './own-factors.ts'

type Change = {
  client: ClientRow
  sessionId: string
  factors: OwnFactors
  code: string | undefined
  caller: Caller
}

/**
 * Lets a client change second factors. It requires a factor given in the last ten minutes, or, for the first factor, an
 * emailed code even from a client with a password: a thief with the password could otherwise lock the owner out with
 * the thief's own factor. Throws RequestError 403.
 */
export async function mayChangeFactors(accounts: Accounts, change: Change): Promise<void> {
  const { client, sessionId, factors, code, caller } = change
  if (!factors.hasAny) return requireMailCode(accounts, { client, sessionId, code, caller })
  const strength = await sessionStrength(accounts.database, sessionId)
  if (!isStrong(strength, { policy: 'trade', fresh: true, now: accounts.clock() })) throw factorNeeded(true)
}
