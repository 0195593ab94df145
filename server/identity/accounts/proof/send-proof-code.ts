import { proofCodeMinutes } from '../../../../shared/limits/limits.ts'
import { enqueueSecretMail } from '../../../platform/mail/enqueue-mail.ts'
import { countAgainstLimits } from '../../../platform/rate-limits/rate-limits.ts'
import { by } from '../account-limits.ts'
import type { Accounts } from '../accounts.ts'
import { dropUnusedMailTokens, insertMailToken } from '../mail-token-queries.ts'
import { requireClientRow } from '../require-client-row.ts'
import { hashOfToken } from '../sessions/refresh-token.ts'
import { newProofCode, proofTokenOf } from './proof-code.ts'

/**
 * Sends a code to the client's address. It replaces, once, the password of a client without one, and authorises every
 * client to add the first second factor.
 */
export async function sendProofCode(
  { database, sealer, limits, clock }: Accounts,
  { clientId, sessionId }: { clientId: string; sessionId: string },
): Promise<void> {
  const now = clock()
  const { email, name } = await requireClientRow(database, clientId)
  await countAgainstLimits(database, [by(limits.mailByAccount, clientId)], now)
  const code = newProofCode()
  const purpose = 'prove-identity'
  const expiresAt = new Date(now.getTime() + proofCodeMinutes * 60_000)
  await database.transaction(async (transaction) => {
    await dropUnusedMailTokens(transaction, { clientId, purpose })
    const tokenHash = hashOfToken(proofTokenOf(sessionId, code))
    await insertMailToken(transaction, { tokenHash, clientId, purpose, email, expiresAt })
    await enqueueSecretMail(
      { database: transaction, sealer },
      {
        to: { email, name },
        template: 'proof-code',
        data: { name, code, validMinutes: proofCodeMinutes },
      },
    )
  })
}
