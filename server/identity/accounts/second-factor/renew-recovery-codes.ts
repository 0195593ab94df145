import { notFound } from '../../../platform/errors/common-errors.ts'
import type { Accounts, Caller } from '../accounts.ts'
import { notifySecurityChange } from '../notify-security-change.ts'
import { requireClientRow } from '../require-client-row.ts'
import { recordEvent } from '../security-events.ts'
import { mayChangeFactors } from './may-change-factors.ts'
import { ownFactors } from './own-factors.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'

/** Ten new recovery codes; the old ones are void. Throws RequestError 404 for a client without a second factor. */
export async function renewRecoveryCodes(
  accounts: Accounts,
  { clientId, sessionId, caller }: { clientId: string; sessionId: string; caller: Caller },
): Promise<string[]> {
  const { database, clock } = accounts
  const client = await requireClientRow(database, clientId)
  const factors = await ownFactors(database, clientId)
  if (!factors.hasAny) throw notFound('The second factor')
  await mayChangeFactors(accounts, { client, sessionId, factors, code: undefined, caller })
  const now = clock()
  return database.transaction(async (transaction) => {
    await recordEvent(transaction, 'recovery-codes-made', { clientId, sessionId, ip: caller.ip, now })
    await notifySecurityChange(accounts, transaction, { client, change: 'recovery-codes-made', now })
    return makeRecoveryCodes(accounts, transaction, clientId)
  })
}
