import { ledgerAccountNames, ledgerAccounts, ledgerEventNames } from '../../../shared/payouts/ledger-words.ts'
import { londonMonth } from '../../../shared/working-time/working-time.ts'
import type { Database } from '../../platform/database/database.ts'
import { findDocuments } from '../../finance/documents/read-documents.ts'
import { badParameter } from '../../platform/errors/common-errors.ts'
import { csvMoment } from '../../../shared/dates/dates.ts'
import { writeCsvFile } from '../../../shared/format/csv.ts'
import { readJournal } from '../../finance/ledger/list-ledger.ts'
import { findOrderNumbers } from '../../trading/orders/read-orders.ts'
import { nameOwners } from './read-ledger.ts'

/** Entries of one file; a month of more is refused rather than cut. */
const mostEntries = 100_000

const head = 'booked,booking,what,account,of,order,document,reason,by,debit,credit,amount'.split(',')
const pounds = (minor: number) => (minor / 100).toFixed(2)

/**
 * A month of the ledger as a journal, an entry a row; the last row is their sum, which is zero. moments of London, pounds with two
 * places. Throws RequestError 400.
 */
export async function exportJournal(database: Database, month: string): Promise<string> {
  const rows = await readJournal(database, { ...londonMonth(month), limit: mostEntries + 1 })
  if (rows.length > mostEntries) throw badParameter('month', `a month of at most ${mostEntries} entries`)
  const names = new Map<string, ReadonlyMap<string, string>>()
  for (const account of ledgerAccounts) {
    const owners = rows.filter((row) => row.account === account).map(({ owner }) => owner)
    names.set(account, await nameOwners(database, account, owners))
  }
  const orderIds = new Set(rows.flatMap(({ orderId }) => orderId ?? []))
  const documentIds = new Set(rows.flatMap(({ documentId }) => documentId ?? []))
  const numbers = await findOrderNumbers(database, [...orderIds])
  const documents = new Map(
    (await findDocuments(database, [...documentIds])).map(({ id, number }) => [id, number]),
  )
  const cells = rows.map((row) => [
    csvMoment(row.bookedAt),
    row.transactionId,
    ledgerEventNames[row.event],
    ledgerAccountNames[row.account],
    names.get(row.account)?.get(row.owner) ?? row.owner,
    numbers.get(row.orderId ?? '') ?? '',
    documents.get(row.documentId ?? '') ?? '',
    row.reason ?? '',
    row.actor,
    ...amounts(row.amountMinor, Math.max(0, row.amountMinor)),
  ])
  const sum = rows.reduce((all, { amountMinor }) => all + amountMinor, 0)
  const debits = rows.reduce((all, { amountMinor }) => all + Math.max(0, amountMinor), 0)
  const empty = ['', '', '', '', '', '']
  const last = ['', '', `Sum of ${rows.length} entries`, ...empty, ...amounts(sum, debits)]
  return writeCsvFile([head, ...cells, last])
}

/** Debit, credit, and the one less the other. */
const amounts = (amountMinor: number, debitMinor: number): string[] =>
  [debitMinor, debitMinor - amountMinor, amountMinor].map(pounds)
