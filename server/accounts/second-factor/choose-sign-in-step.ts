import { notFound } from '../../errors/common-errors.ts'
import type { Accounts, Caller } from '../accounts.ts'
import { requireClientRow } from '../require-client-row.ts'
import { recordEvent } from '../security-events.ts'
import { mayChangeFactors } from './may-change-factors.ts'
import { ownFactors } from './own-factors.ts'
import { storeSecondFactor } from './second-factor-queries.ts'

type Choice = { clientId: string; sessionId: string; asksAtSignIn: boolean; caller: Caller }

/** Whether signing in to the shop asks for the second factor too: the client's own wish (ROLE-07). */
export async function chooseSignInStep(
  accounts: Accounts,
  { clientId, sessionId, asksAtSignIn, caller }: Choice,
): Promise<void> {
  const { database, clock } = accounts
  const client = await requireClientRow(database, clientId)
  const factors = await ownFactors(database, clientId)
  if (!factors.hasAny) throw notFound('The second factor')
  await mayChangeFactors(accounts, { client, sessionId, factors, code: undefined, caller })
  await storeSecondFactor(database, clientId, { asksAtSignIn })
  const event = asksAtSignIn ? 'second-step-on' : 'second-step-off'
  await recordEvent(database, event, { clientId, sessionId, ip: caller.ip, now: clock() })
}
