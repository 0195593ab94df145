import { notFound } from '../../../platform/errors/common-errors.ts'
import type { Accounts, Caller } from '../accounts.ts'
import { notifySecurityChange } from '../notify-security-change.ts'
import { requireClientRow } from '../require-client-row.ts'
import { recordEvent } from '../security-events.ts'
import { mayChangeFactors } from './may-change-factors.ts'
import { ownFactors } from './own-factors.ts'
import { storeSecondFactor } from './second-factor-queries.ts'

type Choice = { clientId: string; sessionId: string; asksAtSignIn: boolean; caller: Caller }

/** Whether signing in to the shop asks for the second factor too: the client's own wish (ROLE-07), confirmed by mail. */
export async function chooseSignInStep(
  accounts: Accounts,
  { clientId, sessionId, asksAtSignIn, caller }: Choice,
): Promise<void> {
  const { database, clock } = accounts
  const client = await requireClientRow(database, clientId)
  const factors = await ownFactors(database, clientId)
  if (!factors.hasAny) throw notFound('The second factor')
  await mayChangeFactors(accounts, { client, sessionId, factors, code: undefined, caller })
  if (factors.asksAtSignIn === asksAtSignIn) return
  const now = clock()
  const change = asksAtSignIn ? 'second-step-on' : 'second-step-off'
  await database.transaction(async (transaction) => {
    await storeSecondFactor(transaction, clientId, { asksAtSignIn })
    await recordEvent(transaction, change, { clientId, sessionId, ip: caller.ip, now })
    await notifySecurityChange(accounts, transaction, { client, change, now })
  })
}
