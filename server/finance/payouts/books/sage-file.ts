import { hash } from 'node:crypto'
import { type BookedDocument, dayOfBooks, pounds } from './booked-document.ts'

export const sageHead =
  'Type,Account Reference,Nominal A/C Ref,Department Code,Date,Reference,Details,Net Amount,Tax Code,Tax Amount,Exchange Rate,Extra Reference'.split(
    ',',
  )
export const sageMost = { papers: Infinity, rows: Infinity } as const

/** The audit trail of Sage 50: a row a rate of VAT. */
export function sageRows(document: BookedDocument, account: string): (string | number)[][] {
  const rates = [...new Set(document.lines.map(({ vatRate }) => vatRate))]
  return rates.map((rate) => {
    const lines = document.lines.filter(({ vatRate }) => vatRate === rate)
    return [
      document.kind === 'invoice' ? 'SI' : 'SC',
      accountReference(document),
      account,
      '',
      dayOfBooks(document.issuedOn),
      document.number,
      document.kind === 'invoice' ? 'Invoice' : 'Credit note',
      pounds(lines.reduce((sum, { netMinor }) => sum + netMinor, 0)),
      taxCode(rate),
      pounds(lines.reduce((sum, { vatMinor }) => sum + vatMinor, 0)),
      1,
      document.reference,
    ]
  })
}

const taxCode = (rate: number | null) => (rate === null ? 'T9' : rate === 0 ? 'T0' : 'T1')

/** A pub's account in at most eight characters, in every month the same: its first letters, and four characters of who it is. */
export function accountReference({ buyer, buyerKey }: Pick<BookedDocument, 'buyer' | 'buyerKey'>): string {
  const letters = buyer
    .normalize('NFKD')
    .toUpperCase()
    .replace(/^THE\s+/, '')
    .replace(/[^A-Z0-9]/g, '')
  const signs = hash('sha256', buyerKey, 'buffer').readUInt32BE() % 36 ** 4
  return `${letters.slice(0, 4)}${signs.toString(36).toUpperCase().padStart(4, '0')}`
}
