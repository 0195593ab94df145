import { formatMinor } from '../../../shared/format/money.ts'
import { creditPath } from '../../../shared/orders/account-paths.ts'
import { systemActor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import type { FindUnsettled, PersonalData } from '../../feature.ts'
import { bankPaymentRows, creditRow, updateCredit } from './credit-queries.ts'
import { layAccount } from './lay-account.ts'
import { payBackRows } from './pay-back-queries.ts'
import { creditSubject } from './whose-money.ts'
import { writeOffRows } from './write-off-queries.ts'

/** A client's credit account with its invoices, payments and what was written off or paid back, for the client to take away. */
export const ownCredit: PersonalData = {
  name: 'credit',
  read: async (database, clientId) => {
    const account = await creditRow(database, clientId)
    const { items } = await layAccount(database, clientId)
    const payments = await bankPaymentRows(database, clientId)
    const writtenOff = await writeOffRows(database, clientId)
    const paidBack = await payBackRows(database, clientId)
    return (
      account && {
        account,
        invoices: items,
        payments,
        writeOffs: writtenOff.map(({ documentId, amountMinor, reason, askedAt, doneAt }) => ({
          documentId,
          amountMinor,
          reason,
          askedAt,
          doneAt,
        })),
        payBacks: paidBack.map(({ amountMinor, reference, reason, askedAt, doneAt }) => ({
          amountMinor,
          reference,
          reason,
          askedAt,
          doneAt,
        })),
      }
    )
  },
}

/** Runs before an account is deleted: nothing more is sold on account; what is owed stays owed. */
export async function forgetCredit(transaction: Database, clientId: string, now: Date): Promise<void> {
  const account = await creditRow(transaction, clientId)
  if (account === null) return
  const reason = 'The client has left.'
  await updateCredit(transaction, clientId, { state: 'closed', reason })
  await writeAudit(transaction, {
    at: now,
    actor: systemActor,
    verb: 'credit close',
    subject: creditSubject(clientId),
    reason,
  })
}

/** What a client owes on account, or has paid too much. */
export const unsettledCredit: FindUnsettled = async (database, clientId) => {
  if ((await creditRow(database, clientId)) === null) return []
  const { items, leftMinor } = await layAccount(database, clientId)
  const open = items.filter(({ openMinor }) => openMinor > 0)
  const owedMinor = open.reduce((sum, { openMinor }) => sum + openMinor, 0)
  const count = open.length === 1 ? '1 invoice' : `${open.length} invoices`
  return [
    ...(owedMinor > 0
      ? [`${formatMinor(owedMinor)} of ${count} is to be paid: ${creditPath} says how.`]
      : []),
    ...(leftMinor > 0 ? [`${formatMinor(leftMinor)} that was paid too much is to be paid back.`] : []),
  ]
}
