import { type BookedLine, type BookedDocument, dayOfBooks, pounds } from './booked-document.ts'

export const quickbooksHead =
  '*InvoiceNo,*Customer,*InvoiceDate,*DueDate,Terms,Location,Memo,Item(Product/Service),ItemDescription,ItemQuantity,ItemRate,*ItemAmount,ItemTaxCode,ItemTaxAmount'.split(
    ',',
  )
/** Invoices and rows of one file, by QuickBooks' own limits. */
export const quickbooksMost = { papers: 100, rows: 1000 } as const

export const quickbooksRows = (document: BookedDocument, item: string): (string | number)[][] =>
  document.lines.map((line) => [
    document.number,
    document.buyer,
    dayOfBooks(document.issuedOn),
    dayOfBooks(document.dueOn),
    '',
    '',
    document.reference,
    item,
    line.description,
    line.quantity,
    pounds(line.unitMinor),
    pounds(line.netMinor),
    taxCode(line),
    pounds(line.vatMinor),
  ])

function taxCode({ vatRate }: BookedLine): string {
  if (vatRate === null) return 'No VAT'
  return vatRate === 0 ? '0.0% Z' : `${(vatRate / 100).toFixed(1)}% S`
}
