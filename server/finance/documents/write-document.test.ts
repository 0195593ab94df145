import { expect, test } from 'vitest'
import { pdfText } from '../../../tests/support/shops/pdf-text.ts'
import type { DocumentContents, DocumentLine } from './document-contents.ts'
import { nothing } from './documented-part.ts'
import { writeDocuments } from './write-document.ts'
import { type PalletNote, writePalletNote } from './write-pallet-note.ts'

const issuedAt = '2026-11-29T10:00:00Z'
const line = (description: string): DocumentLine => ({
  lineId: null,
  description,
  details: [],
  quantity: 2,
  unitPriceMinor: 10_000,
  vatRate: 2000,
  netMinor: 20_000,
})
const invoice = (lines: DocumentLine[], seller = 'Bragdy Tŷ Nant Cyf'): DocumentContents => ({
  title: 'VAT invoice',
  number: 'TNA-000001',
  issuedOn: '2026-11-29',
  taxPoint: '2026-11-29',
  about: null,
  orderNumber: null,
  poNumber: null,
  seller: {
    name: seller,
    address: ['Plzeň'],
    companyNumber: null,
    vat: { kind: 'unknown' },
    awrsNumber: null,
  },
  agentText: null,
  buyer: { business: 'Tafarn y Gŵr Drwg', contact: 'Łukasz Ξένος', address: ['Львів'], vatNumber: null },
  premises: null,
  reason: null,
  period: null,
  sections: [{ partId: null, heading: null, lines, sums: nothing }],
  sums: nothing,
  closing: [],
})
const write = async (...given: Parameters<typeof invoice>) => writeDocuments([invoice(...given)], issuedAt)

test('names are printed with all their letters, and can be copied out (DOC-21)', async () => {
  const text = pdfText(await write([line('Mochyn Ysgubor')]))
  for (const name of ['Bragdy Tŷ Nant Cyf', 'Plzeň', 'Tafarn y Gŵr Drwg', 'Łukasz Ξένος', 'Львів'])
    expect(text.replaceAll('\n', '')).toContain(name.replace(/ /g, ' '))
})

test('a document embeds the letters that it uses, and is small (DOC-21)', async () => {
  const pdf = await write([line('Mochyn Ysgubor')])
  const source = pdf.toString('latin1')
  expect(source.match(/\/FontFile2/g)).toHaveLength(2)
  expect(source).not.toContain('Helvetica')
  expect(pdf.length).toBeLessThan(60_000)
})

const beers = Array.from({ length: 120 }, (_, at) => `Beer ${at}`)
const longPallet: PalletNote = {
  number: 'TNA-000001',
  to: ['Tafarn y Gŵr Drwg'],
  run: ['Wed 16 Dec'],
  bring: 'Bring it to the depot.',
  breweries: [
    {
      name: 'Bragdy',
      sum: '120',
      lines: beers.map((text) => ({ text, batch: null, units: 1, weight: '39 kg' })),
    },
  ],
  sum: '120 units',
  pallets: [],
}
const longer = (title: string) => writeDocuments([{ ...invoice(beers.map(line)), title }], issuedAt)

test.each([
  ['VAT invoice', 'Unit price', longer, ', Bragdy Tŷ Nant Cyf'],
  ['Credit note', 'Unit price', longer, ', Bragdy Tŷ Nant Cyf'],
  ['Statement', 'Amount', longer, ', Bragdy Tŷ Nant Cyf'],
  ['Pallet note', 'Weight', () => writePalletNote(longPallet, issuedAt), ''],
])('a %s has the head %s and its own name on each page (DOC-22)', async (title, head, draw, seller) => {
  const pdf = await draw(title)
  const text = pdfText(pdf)
  const pages = pdf.toString('latin1').match(/\/Type \/Page\n/g)!.length
  expect(pages).toBeGreaterThan(2)
  expect(text.match(new RegExp(`^${head}$`, 'gm'))).toHaveLength(pages)
  expect(text.match(new RegExp(`^${title} TNA-000001${seller}$`, 'gm'))).toHaveLength(pages - 1)
  expect(text.match(/^TNA-000001 · page \d of \d$/gm)).toHaveLength(pages)
})

test('of documents in one file each has its own heads (DOC-22)', async () => {
  const statement = { ...invoice(beers.map(line)), title: 'Statement' }
  const text = pdfText(await writeDocuments([statement, invoice([line('Beer')])], issuedAt))
  const [first, second] = text.split(/^VAT invoice$/m)
  expect([/^Unit price$/m.test(first!), /^Amount$/m.test(second!)]).toEqual([false, false])
  expect(second!.match(/^Unit price$/gm)).toHaveLength(1)
})

test('a document is tagged: its title is a heading and its lines are rows of a table (DOC-22)', async () => {
  const source = (await write([line('Beer')])).toString('latin1')
  expect(source).toContain('/Marked true')
  for (const role of ['Document', 'H1', 'Table', 'TR', 'TH', 'TD']) expect(source).toContain(`/S /${role}\n`)
})

test('the same contents give the same bytes (DOC-01)', async () => {
  expect((await write([line('Beer')])).equals(await write([line('Beer')]))).toBe(true)
})

test('a line of a beer has its strength; one from before it was copied has none (DOC-23)', async () => {
  const text = pdfText(await write([{ ...line('Aqueduct, 20L KeyKeg'), abv: 6.3 }, line('Mild, Firkin')]))
  expect(text).toMatch(/^Aqueduct, 20L KeyKeg, 6\.3% ABV$/m)
  expect(text).toMatch(/^Mild, Firkin$/m)
})
