import { systemActor } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Database } from '../database/database.ts'
import type { PersonalData } from '../feature.ts'
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

/** Runs before an account is deleted: nothing more is sold on account; what is owed stays owed, without the name. */
export async function forgetCredit(transaction: Database, clientId: string): Promise<void> {
  const account = await creditRow(transaction, clientId)
  if (account === null) return
  const reason = 'The client has left.'
  await updateCredit(transaction, clientId, { state: 'closed', reason })
  await writeAudit(transaction, {
    at: new Date(),
    actor: systemActor,
    verb: 'credit close',
    subject: creditSubject(clientId),
    reason,
  })
}
