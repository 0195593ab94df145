import PdfDocument from 'pdfkit'
import { formatDay } from '../../shared/format/dates.ts'
import { formatMinor } from '../../shared/format/money.ts'
import type { Sums } from '../../shared/orders/price-order.ts'
import { standardVatRate } from '../../shared/duty/vat.ts'
import type { Invoice } from './invoice-contents.ts'
import { printableText } from './printable-text.ts'

type Cell = { x: number; width: number; align: 'left' | 'right' }

// A4 in points, and a table's columns inside its margins
const margin = 48
const right = 595.28 - margin
const foot = 841.89 - margin - 24
const ink = '#1d1713'
const soft = '#4e443a'
const columns = {
  item: { x: margin, width: 236, align: 'left' },
  quantity: { x: 288, width: 44, align: 'right' },
  price: { x: 336, width: 72, align: 'right' },
  rate: { x: 412, width: 50, align: 'right' },
  net: { x: 466, width: right - 466, align: 'right' },
} satisfies Record<string, Cell>
type Row = Partial<Record<keyof typeof columns, string>>

/** A VAT invoice as PDF: the same invoice gives the same bytes. */
export async function writeInvoice(invoice: Invoice): Promise<Buffer> {
  const title = `VAT invoice ${invoice.number}`
  const document = new PdfDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: title, Author: invoice.seller.name, CreationDate: new Date(invoice.issuedAt) },
  })
  const whole = collect(document)
  drawHead(document, invoice)
  for (const part of invoice.parts) drawPart(document, part)
  drawSums(document, invoice)
  numberPages(document, invoice)
  document.end()
  return whole
}

type Document = InstanceType<typeof PdfDocument>

function collect(document: Document): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
}

function drawHead(document: Document, invoice: Invoice): void {
  const { seller, buyer, deliverTo, creditedAt } = invoice
  document.font('Helvetica-Bold').fontSize(24).fillColor(ink).text('VAT invoice', margin, margin)
  document.fontSize(9)
  const columnAt = (x: number, y: number, label: string, lines: readonly string[]) => {
    document.font('Helvetica-Bold').fillColor(soft).text(label.toUpperCase(), x, y, { width: 158 })
    document.font('Helvetica').fillColor(ink)
    for (const line of lines) document.text(printableText(line), { width: 158 })
    return document.y
  }
  const from = [seller.name, ...seller.address, `VAT number ${spaced(seller.vatNumber)}`]
  const issued = formatDay(invoice.issuedAt)
  const facts = [
    `Invoice number ${invoice.number}`,
    `Invoice date ${issued}`,
    `Tax point ${issued}`,
    `Order ${invoice.orderNumber}`,
    ...(creditedAt === null ? [] : [`Credited in full ${formatDay(creditedAt)}`]),
  ]
  const top = margin + 40
  const ends = [
    columnAt(margin, top, 'From', from),
    columnAt(margin + 170, top, 'To', buyer),
    columnAt(margin + 340, top, 'Invoice', facts),
  ]
  if (deliverTo) ends.push(columnAt(margin + 170, ends[1]! + 8, 'Delivered to', deliverTo))
  document.y = Math.max(...ends) + 20
  rule(document, 2)
  drawRow(
    document,
    { item: 'Item', quantity: 'Quantity', price: 'Unit price', rate: 'VAT', net: 'Net' },
    true,
  )
  rule(document, 0.75)
}

function drawPart(
  document: Document,
  { sender, lines, shippingMinor, isCredited }: Invoice['parts'][number],
) {
  drawRow(document, { item: isCredited ? `${sender} (credited, see below)` : sender }, true, 60)
  for (const { description, quantity, unitPriceMinor, vatRate, netMinor, dutyText } of lines) {
    drawRow(document, {
      item: description,
      quantity: String(quantity),
      price: formatMinor(unitPriceMinor),
      rate: percent(vatRate),
      net: formatMinor(netMinor),
    })
    if (dutyText !== null) drawRow(document, { item: dutyText })
  }
  if (shippingMinor > 0)
    drawRow(document, { item: 'Delivery', rate: percent(standardVatRate), net: formatMinor(shippingMinor) })
  rule(document, 0.5)
}

function drawSums(document: Document, { sums, credited, dueMinor, isPaid }: Invoice): void {
  const total = (item: string, net: string, isBold = false) => drawRow(document, { item, net }, isBold)
  const sumUp = (words: string, { vatByRate, vatMinor, totalMinor }: Sums) => {
    for (const { vatRate, netMinor, vatMinor: vat } of vatByRate)
      total(
        `VAT at ${percent(vatRate)} on ${formatMinor(netMinor)}${vatRate === 0 ? ' (zero-rated)' : ''}`,
        formatMinor(vat),
      )
    total('Total VAT', formatMinor(vatMinor))
    total(words, formatMinor(totalMinor), true)
  }
  total('Total without VAT', formatMinor(sums.goodsMinor + sums.shippingMinor))
  sumUp('Total with VAT', sums)
  if (credited !== null) {
    rule(document, 0.5)
    total('Credited without VAT', formatMinor(credited.goodsMinor + credited.shippingMinor))
    sumUp('Credited with VAT', credited)
  }
  rule(document, 2)
  total(isPaid ? 'Paid' : 'To pay', formatMinor(dueMinor), true)
}

function drawRow(document: Document, row: Row, isBold = false, room = 0): void {
  const cells = (Object.keys(columns) as (keyof typeof columns)[]).flatMap((name) =>
    row[name] === undefined ? [] : [{ ...columns[name], text: printableText(row[name]) }],
  )
  // A text without a quantity may extend to the column of amounts
  const wide = cells.map((cell) => (cell.x === margin && !row.quantity ? { ...cell, width: 330 } : cell))
  document
    .font(isBold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(9.5)
    .fillColor(ink)
  const height = Math.max(...wide.map(({ text, width }) => document.heightOfString(text, { width })))
  if (document.y + height + room > foot) {
    document.addPage()
    document.y = margin
  }
  const top = document.y + 4
  for (const { text, x, width, align } of wide) document.text(text, x, top, { width, align })
  document.y = top + height + 2
}

function rule(document: Document, width: number): void {
  const y = document.y + 3
  document.moveTo(margin, y).lineTo(right, y).lineWidth(width).strokeColor(ink).stroke()
  document.y = y + 2
}

function numberPages(document: Document, { number }: Invoice): void {
  const { start, count } = document.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page)
    const words = `${number} · page ${page + 1} of ${count}`
    document.font('Helvetica').fontSize(8).fillColor(soft)
    document.text(words, margin, foot + 8, { width: right - margin, align: 'right', lineBreak: false })
  }
}

/** '20%', '12.5%'. */
const percent = (rate: number) => `${rate / 100}%`

/** 'GB 123 4567 82', the form for letterheads. */
const spaced = (vatNumber: string) => vatNumber.replace(/^(..)(...)(....)(..)/, '$1 $2 $3 $4')
