import { strToU8, zipSync } from 'fflate'
import { type BookProgram, bookPrograms } from '../../../../shared/payouts/booking-words.ts'
import { writeCsv } from '../../../../shared/format/csv.ts'
import { type BookedDocument, pounds } from './booked-document.ts'
import { quickbooksHead, quickbooksMost, quickbooksRows } from './quickbooks-file.ts'
import { sageHead, sageMost, sageRows } from './sage-file.ts'
import { xeroHead, xeroMost, xeroRows } from './xero-file.ts'

type Format = {
  head: readonly string[]
  most: { papers: number; rows: number }
  rows: (document: BookedDocument, account: string) => (string | number)[][]
  note: string
}
const formats: Record<BookProgram, Format> = {
  xero: {
    head: xeroHead,
    most: xeroMost,
    rows: xeroRows,
    note: 'Import invoices.csv under Sales, Invoices, amounts without tax. Do not import credit-notes.csv there: its amounts are positive, and Xero would add them to your sales. Enter the credit notes by hand, or use an import tool for credit notes.',
  },
  sage: {
    head: sageHead,
    most: sageMost,
    rows: sageRows,
    note: 'Import both files as audit trail transactions. T1 is 20 %, T0 zero, T9 outside VAT.',
  },
  quickbooks: {
    head: quickbooksHead,
    most: quickbooksMost,
    rows: quickbooksRows,
    note: 'Import the invoices. QuickBooks takes no credit notes from a file: enter those of credit-notes.csv.',
  },
}

type WriteBooksInput = {
  program: BookProgram
  account: string
  month: string
  issuer: string
  isDray?: boolean
}

/** The files of a month's invoices and credit notes for a program, with their sums (PLAT-30, PLAT-31). */
export function writeBooks(documents: readonly BookedDocument[], input: WriteBooksInput): ZippedFile[] {
  const { head, most, rows, note } = formats[input.program]
  const fileOf = (name: string, kind: BookedDocument['kind']): ZippedFile[] => {
    const own = documents.filter((paper) => paper.kind === kind)
    return portions(own, most, (paper) => rows(paper, input.account)).map((part, index) => ({
      name: index === 0 ? `${name}.csv` : `${name}-${index + 1}.csv`,
      text: writeCsv([head, ...part]),
    }))
  }
  const invoices = fileOf('invoices', 'invoice')
  const credits = fileOf('credit-notes', 'credit_note')
  const readMe = [
    `${input.issuer}: ${input.month} for ${bookPrograms[input.program].name}`,
    '',
    sumsText('Invoices', documents, 'invoice'),
    sumsText('Credit notes', documents, 'credit_note'),
    '',
    note,
    ...(invoices.length + credits.length > 2
      ? ['The month is in several files, since the program takes only so much at once.']
      : []),
    input.isDray === true
      ? 'These are Dray’s own documents, those of fees to breweries among them; compare the sums with those of your program.'
      : 'These are the documents that Dray issued in your name; compare the sums with those of your program.',
    '',
  ]
  return [...invoices, ...credits, { name: 'read-me.txt', text: readMe.join('\r\n') }]
}

/** Rows of so many documents as one file takes; a document is never split. One file is there without any, too. */
function portions(
  papers: readonly BookedDocument[],
  most: Format['most'],
  rowsOf: (paper: BookedDocument) => (string | number)[][],
): (string | number)[][][] {
  const files: { papers: number; rows: (string | number)[][] }[] = [{ papers: 0, rows: [] }]
  for (const paper of papers) {
    const rows = rowsOf(paper)
    const last = files.at(-1)!
    const isFull = last.papers + 1 > most.papers || last.rows.length + rows.length > most.rows
    if (isFull && last.papers > 0) files.push({ papers: 1, rows })
    else {
      last.papers += 1
      last.rows.push(...rows)
    }
  }
  return files.map(({ rows }) => rows)
}

function sumsText(name: string, papers: readonly BookedDocument[], kind: BookedDocument['kind']): string {
  const own = papers.filter((paper) => paper.kind === kind)
  const sum = (field: 'netMinor' | 'vatMinor' | 'totalMinor') =>
    pounds(own.reduce((all, paper) => all + paper[field], 0))
  return `${name}: ${own.length}, net £${sum('netMinor')}, VAT £${sum('vatMinor')}, in all £${sum('totalMinor')}`
}

export type ZippedFile = { name: string; text: string }

/** Files as one ZIP, UTF-8, all of the same moment. */
export function writeZip(files: readonly ZippedFile[], at: Date): Buffer {
  const named = Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)]))
  return Buffer.from(zipSync(named, { mtime: at }))
}
