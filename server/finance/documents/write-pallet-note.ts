import {
  collect,
  drawColumns,
  drawRow,
  drawTable,
  numberPages,
  rule,
  withRunningHead,
} from './document-layout.ts'
import { drawLetterhead } from './draw-letterhead.ts'
import { Pdf } from './open-pdf.ts'

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
  const title = `Pallet note ${note.number}`
  const document = new Pdf({ title, author: 'Dray', drawnAt })
  const whole = collect(document)
  withRunningHead(document, title, () => drawNote(document, note))
  numberPages(document, note.number, 0)
  document.end()
  return whole
}

function drawNote(document: Pdf, note: PalletNote): void {
  drawLetterhead(document, 'Pallet note')
  drawColumns(document, [[['Goes to', note.to]], [['Run', note.run]], [['Order', [note.number]]]])
  drawRow(document, { item: note.bring })
  rule(document, 2)
  drawTable(document, { item: 'Brewery and beer', quantity: 'Units', net: 'Weight' }, () => {
    for (const { name, sum, lines } of note.breweries) {
      drawRow(document, { item: `${name}: ${sum}` }, { isHead: true, room: 60 })
      for (const { text, batch, units, weight } of lines) {
        drawRow(document, { item: text, quantity: String(units), net: weight })
        if (batch !== null) drawRow(document, { item: `Batch ${batch}` })
      }
      rule(document, 0.5)
    }
  })
  drawRow(document, { item: `All breweries: ${note.sum}` }, { isBold: true })
  for (const pallet of note.pallets) drawRow(document, { item: pallet })
}
