import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { BookedDocument } from './booked-document.ts'
import { accountReference } from './sage-file.ts'
import { writeBooks, writeZip } from './write-books.ts'

const line = (change: Partial<BookedDocument['lines'][number]> = {}) => ({
  description: 'Best, Firkin',
  quantity: 2,
  unitMinor: 9_850,
  netMinor: 19_700,
  vatMinor: 3_940,
  vatRate: 2000,
  ...change,
})
const document = (change: Partial<BookedDocument> = {}): BookedDocument => ({
  kind: 'invoice',
  number: 'TRN-000001',
  issuedOn: '2026-11-03',
  dueOn: '2026-12-03',
  reference: 'DRY-100001',
  buyerKey: 'one',
  buyer: 'The Salt Cellar',
  address: ['1 Swan Street', 'Leeds', 'LS1 4DY'],
  lines: [line()],
  netMinor: 19_700,
  vatMinor: 3_940,
  totalMinor: 23_640,
  ...change,
})
const outside = line({ description: 'Delivery', quantity: 1, unitMinor: 1200, netMinor: 1200, vatMinor: 0 })
const documents = [
  document(),
  document({
    number: 'TRN-000002',
    buyer: '=Evil("x")',
    lines: [line(), { ...outside, vatRate: 0 }],
    netMinor: 20_900,
    totalMinor: 24_840,
  }),
  document({
    number: 'TRN-000003',
    lines: [{ ...outside, vatRate: null }],
    netMinor: 1200,
    vatMinor: 0,
    totalMinor: 1200,
  }),
  document({
    kind: 'credit_note',
    number: 'TRN-C-000001',
    lines: [line({ quantity: 1, netMinor: 9_850, vatMinor: 1_970 })],
    netMinor: 9_850,
    vatMinor: 1_970,
    totalMinor: 11_820,
  }),
]
const asked = { account: '200', month: '2026-11', issuer: 'tern' }
const filesOf = (program: 'xero' | 'sage' | 'quickbooks', of = documents, account = '200') =>
  Object.fromEntries(
    writeBooks(of, { ...asked, program, account }).map(({ name, text }) => [name, text.split('\r\n')]),
  )

test('Xero has a row a line, without VAT, and credit notes in a file of their own (PLAT-30, PLAT-31)', () => {
  const files = filesOf('xero')
  expect(files['invoices.csv']).toEqual([
    '*ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,*InvoiceNumber,Reference,*InvoiceDate,*DueDate,Total,InventoryItemCode,*Description,*Quantity,*UnitAmount,Discount,*AccountCode,*TaxType,TaxAmount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2,Currency,BrandingTheme',
    'The Salt Cellar,,1 Swan Street,,,,Leeds,,LS1 4DY,,TRN-000001,DRY-100001,03/11/2026,03/12/2026,236.40,,"Best, Firkin",2,98.50,,200,20% (VAT on Income),39.40,,,,,GBP,',
    // A spreadsheet would take the name for a formula.
    `"'=Evil(""x"")",,1 Swan Street,,,,Leeds,,LS1 4DY,,TRN-000002,DRY-100001,03/11/2026,03/12/2026,248.40,,"Best, Firkin",2,98.50,,200,20% (VAT on Income),39.40,,,,,GBP,`,
    `"'=Evil(""x"")",,1 Swan Street,,,,Leeds,,LS1 4DY,,TRN-000002,DRY-100001,03/11/2026,03/12/2026,248.40,,Delivery,1,12.00,,200,Zero Rated Income,0.00,,,,,GBP,`,
    'The Salt Cellar,,1 Swan Street,,,,Leeds,,LS1 4DY,,TRN-000003,DRY-100001,03/11/2026,03/12/2026,12.00,,Delivery,1,12.00,,200,No VAT,0.00,,,,,GBP,',
    '',
  ])
  expect(files['read-me.txt']!.join(' ')).toContain('Do not import credit-notes.csv there')
  // Above nothing: what a credit note is, its file says.
  expect(files['credit-notes.csv']?.slice(1)).toEqual([
    'The Salt Cellar,,1 Swan Street,,,,Leeds,,LS1 4DY,,TRN-C-000001,DRY-100001,03/11/2026,03/12/2026,118.20,,"Best, Firkin",1,98.50,,200,20% (VAT on Income),19.70,,,,,GBP,',
    '',
  ])
  expect(files['read-me.txt']).toEqual(
    expect.arrayContaining([
      'Invoices: 3, net £418.00, VAT £78.80, in all £496.80',
      'Credit notes: 1, net £98.50, VAT £19.70, in all £118.20',
    ]),
  )
})

test('Sage has SI and SC, a row a rate, with T1, T0 or T9 (PLAT-30, PLAT-31)', () => {
  const files = filesOf('sage', documents, '4000')
  const reference = accountReference(documents[0]!)
  expect(files['invoices.csv']).toEqual([
    'Type,Account Reference,Nominal A/C Ref,Department Code,Date,Reference,Details,Net Amount,Tax Code,Tax Amount,Exchange Rate,Extra Reference',
    `SI,${reference},4000,,03/11/2026,TRN-000001,Invoice,197.00,T1,39.40,1,DRY-100001`,
    `SI,${accountReference(documents[1]!)},4000,,03/11/2026,TRN-000002,Invoice,197.00,T1,39.40,1,DRY-100001`,
    `SI,${accountReference(documents[1]!)},4000,,03/11/2026,TRN-000002,Invoice,12.00,T0,0.00,1,DRY-100001`,
    `SI,${reference},4000,,03/11/2026,TRN-000003,Invoice,12.00,T9,0.00,1,DRY-100001`,
    '',
  ])
  expect(files['credit-notes.csv']?.[1]).toBe(
    `SC,${reference},4000,,03/11/2026,TRN-C-000001,Credit note,98.50,T1,19.70,1,DRY-100001`,
  )
})

test('a pub’s account in Sage has at most eight characters, and pubs that begin alike have different ones (PLAT-31)', () => {
  const ofOne = { buyer: 'The Salt Cellar', buyerKey: 'one' }
  const one = accountReference(ofOne)
  expect(one).toMatch(/^SALT[0-9A-Z]{4}$/)
  expect(accountReference({ ...ofOne, buyerKey: 'two' })).not.toBe(one)
  expect(accountReference({ ...ofOne })).toBe(one)
  expect(accountReference({ buyer: '酒', buyerKey: 'x' })).toMatch(/^[0-9A-Z]{4}$/)
})

test('QuickBooks has its own codes, and files of at most 100 invoices and 1,000 rows (PLAT-30, PLAT-31)', () => {
  const files = filesOf('quickbooks', documents, 'Beer')
  expect(files['invoices.csv']).toEqual([
    '*InvoiceNo,*Customer,*InvoiceDate,*DueDate,Terms,Location,Memo,Item(Product/Service),ItemDescription,ItemQuantity,ItemRate,*ItemAmount,ItemTaxCode,ItemTaxAmount',
    'TRN-000001,The Salt Cellar,03/11/2026,03/12/2026,,,DRY-100001,Beer,"Best, Firkin",2,98.50,197.00,20.0% S,39.40',
    `TRN-000002,"'=Evil(""x"")",03/11/2026,03/12/2026,,,DRY-100001,Beer,"Best, Firkin",2,98.50,197.00,20.0% S,39.40`,
    `TRN-000002,"'=Evil(""x"")",03/11/2026,03/12/2026,,,DRY-100001,Beer,Delivery,1,12.00,12.00,0.0% Z,0.00`,
    'TRN-000003,The Salt Cellar,03/11/2026,03/12/2026,,,DRY-100001,Beer,Delivery,1,12.00,12.00,No VAT,0.00',
    '',
  ])
  expect(files['credit-notes.csv']?.slice(1)).toEqual([
    'TRN-C-000001,The Salt Cellar,03/11/2026,03/12/2026,,,DRY-100001,Beer,"Best, Firkin",1,98.50,98.50,20.0% S,19.70',
    '',
  ])
  const many = filesOf(
    'quickbooks',
    Array.from({ length: 250 }, () => document()),
  )
  expect(Object.keys(many)).toEqual([
    'invoices.csv',
    'invoices-2.csv',
    'invoices-3.csv',
    'credit-notes.csv',
    'read-me.txt',
  ])
  const long = document({ lines: Array.from({ length: 40 }, () => line()) })
  const rows = filesOf(
    'quickbooks',
    Array.from({ length: 60 }, () => long),
  )
  // A head, 25 invoices of 40 lines, and the end of the last row.
  expect(rows['invoices.csv']).toHaveLength(1 + 1000 + 1)
  const xero = filesOf(
    'xero',
    Array.from({ length: 501 }, () => document()),
  )
  expect([xero['invoices.csv']?.length, xero['invoices-2.csv']?.length]).toEqual([502, 3])
})

const readMe = (isDray?: boolean, of = documents) =>
  writeBooks(of, { ...asked, program: 'sage', ...(isDray === undefined ? {} : { isDray }) })
    .at(-1)!
    .text.split('\r\n')

test('the read-me names issuer, month and program, whose documents they are, and whether there are several files', () => {
  const several = 'The month is in several files, since the program takes only so much at once.'
  expect(readMe()).toEqual([
    'tern: 2026-11 for Sage 50',
    '',
    'Invoices: 3, net £418.00, VAT £78.80, in all £496.80',
    'Credit notes: 1, net £98.50, VAT £19.70, in all £118.20',
    '',
    expect.stringContaining('T9 outside VAT'),
    'These are the documents that Dray issued in your name; compare the sums with those of your program.',
    '',
  ])
  expect(readMe(false)).toEqual(readMe())
  expect(readMe(true).at(-2)).toMatch(/^These are Dray’s own documents, /)
  const invoices = filesOf(
    'xero',
    Array.from({ length: 501 }, () => document()),
  )
  expect(invoices['read-me.txt']).toContain(several)
  const credits = filesOf(
    'xero',
    Array.from({ length: 501 }, () => document({ kind: 'credit_note' })),
  )
  expect(credits['read-me.txt']).toContain(several)
  expect(readMe()).not.toContain(several)
})

test('a document of more rows than a file takes is alone in its file, and no file before it is empty', () => {
  const huge = document({ lines: Array.from({ length: 1_001 }, () => line()) })
  const files = filesOf('quickbooks', [huge, document()])
  expect(Object.keys(files)).toEqual(['invoices.csv', 'invoices-2.csv', 'credit-notes.csv', 'read-me.txt'])
  expect(files['invoices.csv']).toHaveLength(1 + 1_001 + 1)
})

test('files are zipped under their names', () => {
  const files = [
    { name: 'invoices.csv', text: 'a,£' },
    { name: 'read-me.txt', text: '' },
  ]
  const zip = unzipSync(writeZip(files, new Date('2026-11-30T12:00:00Z')))
  expect(Object.entries(zip).map(([name, bytes]) => ({ name, text: strFromU8(bytes) }))).toEqual(files)
})
