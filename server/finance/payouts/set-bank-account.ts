import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField } from '../../platform/errors/common-errors.ts'
import type { Sealer } from '../../platform/secrets/seal-text.ts'
import { accountNumberContext, storeBankAccount } from './payout-account-queries.ts'

type Account = { breweryId: string; holder: string; sortCode: string; accountNumber: string }

/**
 * Where a brewery without a Stripe account is paid; the number is stored sealed. The trail says that it changed, and no
 * number. Needs a transaction;
 * throws RequestError 400 for what is not an account of a British bank.
 */
export async function setBankAccount(
  transaction: Database,
  { breweryId, actor, now, sealer, ...given }: Account & { actor: Actor; now: Date; sealer: Sealer },
): Promise<void> {
  const holder = given.holder.trim()
  const digits = given.sortCode.replaceAll(/[\s-]/g, '')
  const accountNumber = given.accountNumber.replaceAll(/\s/g, '')
  if (holder === '' || holder.length > 100)
    throw badField('holder', 'Enter the account holder’s name (up to 100 characters).')
  if (!/^\d{6}$/.test(digits)) throw badField('sortCode', 'A sort code has six figures: 20-00-00.')
  if (!/^\d{8}$/.test(accountNumber)) throw badField('accountNumber', 'An account number has eight figures.')
  await storeBankAccount(transaction, {
    breweryId,
    holder,
    sortCode: digits.replaceAll(/(\d\d)(?=\d)/g, '$1-'),
    accountNumber: sealer.seal(accountNumber, accountNumberContext(breweryId)),
    ending: accountNumber.slice(-4),
    changedAt: now.toISOString(),
    changedBy: actor.name,
  })
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'bank account changed',
    subject: { kind: 'brewery', id: breweryId },
  })
}
