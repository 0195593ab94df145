import { londonDay } from '../../shared/working-time/working-time.ts'
import type { Database } from '../database/database.ts'
import { findPapers } from '../documents/read-documents.ts'
import { readOnAccount } from '../ledger/read-on-account.ts'
import { namedPayments } from './credit-queries.ts'
import { type AccountLine, type LaidAccount, layPayments } from './lay-payments.ts'

export type ReadAccount = LaidAccount & {
  lines: AccountLine[]
  /** Number of each invoice and credit note by its id. */
  numbers: ReadonlyMap<string, string>
}

const bankPaymentKey = 'bank_payment:'
/** The key under which a payment by bank is booked. */
export const keyOfBankPayment = (id: string) => `${bankPaymentKey}${id}`

/** What a client was invoiced on account and what of it is paid, from the ledger; before a moment alone, if named. */
export async function layAccount(
  database: Database,
  clientId: string,
  before: Date | null = null,
): Promise<ReadAccount> {
  const rows = await readOnAccount(database, clientId, before)
  const lines = rows.map(({ bookedAt, ...row }) => ({ ...row, bookedOn: londonDay(new Date(bookedAt)) }))
  const papers = await findPapers(
    database,
    rows.flatMap(({ documentId }) => documentId ?? []),
  )
  const named = await namedPayments(database, clientId)
  const laid = layPayments({
    lines,
    papers: new Map(papers.map((paper) => [paper.id, paper])),
    named: new Map(named.map(({ id, documentIds }) => [keyOfBankPayment(id), documentIds])),
  })
  return { ...laid, lines, numbers: new Map(papers.map(({ id, number }) => [id, number])) }
}
