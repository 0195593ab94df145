import { type BookedLine, type BookedDocument, dayOfBooks, pounds } from './booked-document.ts'
import { placeOf } from './name-buyers.ts'

export const xeroHead =
  '*ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,*InvoiceNumber,Reference,*InvoiceDate,*DueDate,Total,InventoryItemCode,*Description,*Quantity,*UnitAmount,Discount,*AccountCode,*TaxType,TaxAmount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2,Currency,BrandingTheme'.split(
    ',',
  )
/** Invoices of one file, by Xero's own limit. */
export const xeroMost = { papers: 500, rows: Infinity } as const

/** A row a line, without VAT; a credit note's amounts are above nothing. */
export const xeroRows = (document: BookedDocument, account: string): (string | number)[][] =>
  document.lines.map((line) => [
    document.buyer,
    '',
    ...addressCells(document.address),
    document.number,
    document.reference,
    dayOfBooks(document.issuedOn),
    dayOfBooks(document.dueOn),
    pounds(document.totalMinor),
    '',
    line.description,
    line.quantity,
    pounds(line.unitMinor),
    '',
    account,
    taxType(line),
    pounds(line.vatMinor),
    '',
    '',
    '',
    '',
    'GBP',
    '',
  ])

/** POAddressLine1 to 4, POCity, PORegion, POPostalCode and POCountry. */
function addressCells(address: readonly string[]): string[] {
  const { street, town, postcode } = placeOf(address)
  return [...[0, 1, 2, 3].map((index) => street[index] ?? ''), town, '', postcode, '']
}

function taxType({ vatRate }: BookedLine): string {
  if (vatRate === null) return 'No VAT'
  return vatRate === 0 ? 'Zero Rated Income' : `${vatRate / 100}% (VAT on Income)`
}
