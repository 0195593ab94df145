import type PdfDocument from 'pdfkit'
import { printableText } from './printable-text.ts'

export type PdfPage = InstanceType<typeof PdfDocument>
type Cell = { x: number; width: number; align: 'left' | 'right' }

const margin = 48
const right = 595.28 - margin
/** A4 in points, and the colours of papers. */
export const sheet = { margin, right, foot: 841.89 - margin - 24, ink: '#1d1713', soft: '#4e443a' } as const

const columns = {
  item: { x: margin, width: 236, align: 'left' },
  quantity: { x: 288, width: 44, align: 'right' },
  price: { x: 336, width: 72, align: 'right' },
  rate: { x: 412, width: 50, align: 'right' },
  net: { x: 466, width: right - 466, align: 'right' },
} satisfies Record<string, Cell>
type Row = Partial<Record<keyof typeof columns, string>>

/** A row of the table; `room` points below it stay on its page. */
export function drawRow(document: PdfPage, row: Row, { isBold = false, room = 0 } = {}): void {
  const cells = (Object.keys(columns) as (keyof typeof columns)[]).flatMap((name) =>
    row[name] === undefined ? [] : [{ ...columns[name], text: printableText(row[name]) }],
  )
  // A text without a quantity may extend to the column of amounts.
  const itemWidth = row.net === undefined ? right - margin : 330
  const wide = cells.map((cell) =>
    cell.x === margin && !row.quantity ? { ...cell, width: itemWidth } : cell,
  )
  document
    .font(isBold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(9.5)
    .fillColor(sheet.ink)
  const height = Math.max(...wide.map(({ text, width }) => document.heightOfString(text, { width })))
  if (document.y + height + room > sheet.foot) {
    document.addPage()
    document.y = margin
  }
  const top = document.y + 4
  for (const { text, x, width, align } of wide) document.text(text, x, top, { width, align })
  document.y = top + height + 2
}

type Block = readonly [label: string, lines: readonly string[]]

/** Three columns of labelled blocks under the title. */
export function drawColumns(document: PdfPage, blocks: readonly (readonly Block[])[]): void {
  const top = document.y + 10
  document.fontSize(9)
  const ends = blocks.map((column, index) => {
    let y = top
    for (const [label, lines] of column) {
      document.font('Helvetica-Bold').fillColor(sheet.soft)
      document.text(label.toUpperCase(), margin + index * 170, y, { width: 158 })
      document.font('Helvetica').fillColor(sheet.ink)
      for (const line of lines) document.text(printableText(line), { width: 158 })
      y = document.y + 8
    }
    return y
  })
  document.y = Math.max(...ends) + 12
}

export function rule(document: PdfPage, width: number): void {
  const y = document.y + 3
  document.moveTo(margin, y).lineTo(right, y).lineWidth(width).strokeColor(sheet.ink).stroke()
  document.y = y + 2
}

/** The bytes of a document, once it has ended. */
export function collect(document: PdfPage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
}

/** '… · page 1 of 2' at the foot of the pages from this one on. */
export function numberPages(document: PdfPage, number: string, first: number): void {
  const { start, count } = document.bufferedPageRange()
  const last = start + count
  for (let page = first; page < last; page += 1) {
    document.switchToPage(page)
    const words = printableText(`${number} · page ${page - first + 1} of ${last - first}`)
    document.font('Helvetica').fontSize(8).fillColor(sheet.soft)
    const width = sheet.right - sheet.margin
    document.text(words, sheet.margin, sheet.foot + 8, { width, align: 'right', lineBreak: false })
  }
}
