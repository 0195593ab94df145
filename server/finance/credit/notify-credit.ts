import { termsInWords } from '../../../shared/credit/credit-terms.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { creditPath } from '../../../shared/orders/account-paths.ts'
import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import type { Database } from '../../platform/database/database.ts'
import { findDrayDetails } from '../documents/store-dray-details.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import type { DueStage } from '../../platform/mail/templates/invoices-due-mail.ts'
import type { CreditRow } from './credit-queries.ts'
import type { CreditVerb } from './credit-verbs.ts'
import type { OwedItem } from './lay-payments.ts'

type Notice = { account: CreditRow; news: CreditVerb; reason: string; publicUrl: string }

/** Writes to the buyer what has happened to the credit account. */
export async function notifyCredit(
  transaction: Database,
  { account, news, reason, publicUrl }: Notice,
): Promise<void> {
  const to = await recipientOf(transaction, account.clientId)
  if (to === null) return
  await enqueueMail(transaction, {
    to,
    template: 'credit-account',
    data: {
      name: to.name,
      news,
      limit: formatMinor(account.limitMinor),
      terms: termsInWords(account.terms),
      reason,
      link: publicUrl + creditPath,
    },
  })
}

type Due = { clientId: string; stage: DueStage; items: readonly OwedItem[]; publicUrl: string }

/** Writes to the buyer which invoices are to be paid soon, or are late (CRED-05). */
export async function remindOfDue(
  transaction: Database,
  { clientId, stage, items, publicUrl }: Due,
): Promise<void> {
  const to = await recipientOf(transaction, clientId)
  if (to === null) return
  const { bankAccount } = await findDrayDetails(transaction)
  await enqueueMail(transaction, {
    to,
    template: 'invoices-due',
    data: {
      name: to.name,
      news: stage,
      invoices: items.map(({ number, dueOn, openMinor }) => ({
        number,
        dueOn: dueOn ?? '',
        open: formatMinor(openMinor),
      })),
      payInto:
        bankAccount === null
          ? null
          : `${bankAccount.name}, sort code ${bankAccount.sortCode}, account ${bankAccount.number}`,
      link: publicUrl + creditPath,
    },
  })
}

type PaidBack = { clientId: string; amountMinor: number; reference: string; publicUrl: string }

/** Writes to the buyer that money is paid back by bank. */
export async function notifyPaidBack(
  transaction: Database,
  { clientId, amountMinor, reference, publicUrl }: PaidBack,
): Promise<void> {
  const to = await recipientOf(transaction, clientId)
  if (to === null) return
  await enqueueMail(transaction, {
    to,
    template: 'paid-back',
    data: { name: to.name, amount: formatMinor(amountMinor), reference, link: publicUrl + creditPath },
  })
}

async function recipientOf(database: Database, clientId: string) {
  const client = (await findPublicClients(database, [clientId])).get(clientId)
  return client === undefined ? null : { email: client.email, name: client.name }
}
