import PdfDocument from 'pdfkit'
import { collect, drawColumns, drawRow, numberPages, rule, sheet } from './document-layout.ts'
import { drawLetterhead } from './draw-letterhead.ts'
import { printableText } from './printable-text.ts'

/** What a pallet note says; it has no prices. */
export type PalletNote = {
  number: string
  to: string[]
  run: string[]
  /** To which depot, and by when. */
  bring: string
  breweries: {
    name: string
    /** '11 units, 430 kg'. */
    sum: string
    lines: { text: string; batch: string | null; units: number; weight: string }[]
  }[]
  /** Of the whole order: '14 units, 512 kg', and a line for each pallet. */
  sum: string
  pallets: string[]
}

/** The note that travels with an order's pallets, as PDF (RUN-06). The same note gives the same bytes. */
export async function writePalletNote(note: PalletNote, drawnAt: string): Promise<Buffer> {
  const document = new PdfDocument({
    size: 'A4',
    margin: sheet.margin,
    bufferPages: true,
    lang: 'en-GB',
    displayTitle: true,
    info: {
      Title: printableText(`Pallet note ${note.number}`),
      Author: 'Dray',
      CreationDate: new Date(drawnAt),
    },
  })
  const whole = collect(document)
  drawLetterhead(document, 'Pallet note')
  drawColumns(document, [[['Goes to', note.to]], [['Run', note.run]], [['Order', [note.number]]]])
  drawRow(document, { item: note.bring })
  rule(document, 2)
  drawRow(document, { item: 'Brewery and beer', quantity: 'Units', net: 'Weight' }, { isBold: true })
  rule(document, 0.75)
  for (const { name, sum, lines } of note.breweries) {
    drawRow(document, { item: `${name}: ${sum}` }, { isBold: true, room: 60 })
    for (const { text, batch, units, weight } of lines) {
      drawRow(document, { item: text, quantity: String(units), net: weight })
      if (batch !== null) drawRow(document, { item: `Batch ${batch}` })
    }
    rule(document, 0.5)
  }
  drawRow(document, { item: `All breweries: ${note.sum}` }, { isBold: true })
  for (const pallet of note.pallets) drawRow(document, { item: pallet })
  numberPages(document, note.number, 0)
  document.end()
  return whole
}
