import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Database } from '../../platform/database/database.ts'
import { findDocuments } from '../documents/read-documents.ts'
import { type OnAccountRow, readOnAccount } from '../ledger/read-on-account.ts'
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
  return (await layAccounts(database, [clientId], before)).get(clientId)!
}

/** The same of several clients, in as many statements as of one. */
export async function layAccounts(
  database: Database,
  clientIds: readonly string[],
  before: Date | null = null,
): Promise<ReadonlyMap<string, ReadAccount>> {
  if (clientIds.length === 0) return new Map()
  const rows = await readOnAccount(database, clientIds, before)
  const found = await findDocuments(
    database,
    rows.flatMap(({ documentId }) => documentId ?? []),
  )
  const payments = await namedPayments(database, clientIds)
  const papers = new Map(found.map((document) => [document.id, document]))
  const named = new Map(payments.map(({ id, documentIds }) => [keyOfBankPayment(id), documentIds]))
  const byClient = Map.groupBy(rows, ({ clientId }) => clientId)
  return new Map(
    clientIds.map((clientId) => {
      const lines = (byClient.get(clientId) ?? []).map(lineOf)
      const numbers = lines.flatMap(({ documentId }) => {
        const paper = papers.get(documentId ?? '')
        return paper === undefined ? [] : [[paper.id, paper.number] as const]
      })
      return [clientId, { ...layPayments({ lines, papers, named }), lines, numbers: new Map(numbers) }]
    }),
  )
}

const lineOf = ({ clientId: _owner, bookedAt, ...row }: OnAccountRow): AccountLine => ({
  ...row,
  bookedOn: londonDay(new Date(bookedAt)),
})
