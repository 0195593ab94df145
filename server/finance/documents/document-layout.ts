import { printableText } from './document-fonts.ts'
import { type Pdf, sheet } from './open-pdf.ts'

type Cell = { x: number; width: number; align: 'left' | 'right' }

const { margin, right } = sheet

const columns = {
  item: { x: margin, width: 236, align: 'left' },
  quantity: { x: 288, width: 44, align: 'right' },
  price: { x: 336, width: 72, align: 'right' },
  rate: { x: 412, width: 50, align: 'right' },
  net: { x: 466, width: right - 466, align: 'right' },
} satisfies Record<string, Cell>
type Row = Partial<Record<keyof typeof columns, string>>

/** A row of the table; `room` points below it stay on its page. */
export function drawRow(document: Pdf, row: Row, { isBold = false, isHead = false, room = 0 } = {}): void {
  const cells = (Object.keys(columns) as (keyof typeof columns)[]).flatMap((name) =>
    row[name] === undefined ? [] : [{ ...columns[name], text: row[name] }],
  )
  // A text without a quantity may extend to the column of amounts.
  const itemWidth = row.net === undefined ? right - margin : 330
  const wide = cells.map((cell) =>
    cell.x === margin && !row.quantity ? { ...cell, width: itemWidth } : cell,
  )
  const useFont = () => document.font(isBold || isHead ? 'bold' : 'regular').fontSize(9.5)
  useFont()
  const height = Math.max(
    ...wide.map(({ text, width }) => document.heightOfString(printableText(text), { width })),
  )
  if (document.y + height + room > sheet.foot) document.addPage()
  // The heads of a new page have another font.
  useFont().fillColor(sheet.ink)
  const top = document.y + 4
  document.inRow(
    (role) => {
      for (const { text, x, width, align } of wide) document.write(role, text, x, top, { width, align })
    },
    { isHead },
  )
  document.y = top + height + 2
}

/** Rows under heads, which are repeated on each further page. */
export function drawTable(document: Pdf, heads: Row, drawRows: () => void): void {
  const drawHeads = () => {
    drawRow(document, heads, { isHead: true })
    rule(document, 0.75)
  }
  const repeatHeads = () => document.decorate(drawHeads)
  document.inTable(() => {
    drawHeads()
    document.on('pageAdded', repeatHeads)
    drawRows()
    document.off('pageAdded', repeatHeads)
  })
}

/** Pages after this one begin with these words, until the drawing ends. */
export function withRunningHead(document: Pdf, words: string, draw: () => void): void {
  const width = right - margin
  const drawWords = () =>
    document.decorate(() => {
      document.font('regular').fontSize(8).fillColor(sheet.soft)
      document.write('P', words, margin, margin - 16, { width, height: 10, ellipsis: true })
      document.y = margin
    })
  document.on('pageAdded', drawWords)
  draw()
  document.off('pageAdded', drawWords)
}

type Block = readonly [label: string, lines: readonly string[]]

/** Three columns of labelled blocks under the title. */
export function drawColumns(document: Pdf, blocks: readonly (readonly Block[])[]): void {
  const top = document.y + 10
  document.fontSize(9)
  const ends = blocks.map((column, index) => {
    const x = margin + index * 170
    let y = top
    for (const [label, lines] of column) {
      document.font('bold').fillColor(sheet.soft)
      document.write('H2', label.toUpperCase(), x, y, { width: 158 })
      document.font('regular').fillColor(sheet.ink)
      for (const line of lines) document.write('P', line, x, document.y, { width: 158 })
      y = document.y + 8
    }
    return y
  })
  document.y = Math.max(...ends) + 12
}

export function rule(document: Pdf, width: number): void {
  const y = document.y + 3
  document.decorate(() => {
    document.moveTo(margin, y).lineTo(right, y).lineWidth(width).strokeColor(sheet.ink).stroke()
  })
  document.y = y + 2
}

/** The bytes of a document, once it has ended. */
export function collect(document: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
}

/** '… · page 1 of 2' at the foot of the pages from this one on. */
export function numberPages(document: Pdf, number: string, first: number): void {
  const { start, count } = document.bufferedPageRange()
  const last = start + count
  for (let page = first; page < last; page += 1) {
    document.switchToPage(page)
    const words = `${number} · page ${page - first + 1} of ${last - first}`
    const width = sheet.right - sheet.margin
    document.decorate(() => {
      document.font('regular').fontSize(8).fillColor(sheet.soft)
      document.write('P', words, sheet.margin, sheet.foot + 8, { width, align: 'right', lineBreak: false })
    })
  }
}
