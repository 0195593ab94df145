import { factorRestHours } from '../../../../shared/limits/limits.ts'
import type { Accounts } from '../accounts.ts'
import { notifySecurityChange } from '../notify-security-change.ts'
import { deletePasskeys } from '../passkeys/passkey-queries.ts'
import { requireClientRow } from '../require-client-row.ts'
import { recordEvent } from '../security-events.ts'
import { endAllAccess } from '../end-all-access.ts'
import { dropRecoveryCodes } from './recovery-code-queries.ts'
import { storeSecondFactor } from './second-factor-queries.ts'

/**
 * Removes every second factor of an account whose owner has lost them all (ROLE-13). All sessions end, the owner is
 * notified by mail, and a new factor counts only after 24 hours, in which the owner can object.
 */
export async function resetSecondFactor(
  accounts: Pick<Accounts, 'database' | 'publicUrl' | 'clock'>,
  clientId: string,
): Promise<void> {
  const { database, clock } = accounts
  const client = await requireClientRow(database, clientId)
  const now = clock()
  const restsUntil = new Date(now.getTime() + factorRestHours * 3_600_000)
  await database.transaction(async (transaction) => {
    await deletePasskeys(transaction, clientId)
    await dropRecoveryCodes(transaction, clientId)
    const none = { totpSecret: null, totpConfirmedAt: null, totpLastStep: null }
    await storeSecondFactor(transaction, clientId, { ...none, restsUntil })
    await recordEvent(transaction, 'second-factor-reset', { clientId, ip: null, now })
    await notifySecurityChange(accounts, transaction, { client, change: 'second-factor-reset', now })
    await endAllAccess(transaction, { clientId, now })
  })
}
