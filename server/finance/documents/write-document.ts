import { formatDay } from '../../../shared/dates/dates.ts'
import { formatAbv } from '../../../shared/format/abv.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import type { DocumentContents, DocumentLine, DocumentParty } from './document-contents.ts'
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

/** What comes before documents in one file: text under headings. */
export type CoverPage = {
  title: string
  number: string
  blocks: readonly (readonly [heading: string, lines: readonly string[]])[]
}

/** Of a document that has a balance and no VAT. */
const statementTitle = 'Statement'

/** Documents as one PDF, each on pages of its own; the same documents give the same bytes. */
export async function writeDocuments(
  documents: readonly DocumentContents[],
  drawnAt: string,
  cover: CoverPage | null = null,
): Promise<Buffer> {
  const [first] = cover === null ? documents : [{ ...cover, seller: { name: 'Dray' } }]
  const document = new Pdf({
    title: `${first?.title ?? 'Documents'} ${first?.number ?? ''}`,
    author: first?.seller.name ?? '',
    drawnAt,
  })
  const whole = collect(document)
  if (cover !== null) drawCover(document, cover)
  for (const [index, paper] of documents.entries()) {
    if (index > 0 || cover !== null) document.addPage()
    const { start, count } = document.bufferedPageRange()
    const runningHead = `${paper.title} ${paper.number}, ${paper.seller.name}`
    withRunningHead(document, runningHead, () => drawDocument(document, paper))
    numberPages(document, paper.number, start + count - 1)
  }
  document.end()
  return whole
}

function drawCover(document: Pdf, { title, number, blocks }: CoverPage): void {
  drawLetterhead(document, `${title} ${number}`)
  for (const [heading, lines] of blocks) {
    rule(document, 0.75)
    drawRow(document, { item: heading }, { isHead: true, room: 30 })
    for (const item of lines) drawRow(document, { item })
  }
  numberPages(document, number, 0)
}

function drawDocument(document: Pdf, paper: DocumentContents): void {
  drawLetterhead(document, paper.title)
  drawHead(document, paper)
  rule(document, 2)
  const heads =
    paper.title === statementTitle
      ? { item: 'What', net: 'Amount' }
      : { item: 'Item', quantity: 'Quantity', price: 'Unit price', rate: 'VAT', net: 'Net' }
  drawTable(document, heads, () => {
    for (const { heading, lines } of paper.sections) {
      if (heading !== null) drawRow(document, { item: heading }, { isHead: true, room: 60 })
      for (const line of lines) drawLine(document, line)
      rule(document, 0.5)
    }
  })
  drawSums(document, paper)
  rule(document, 2)
  for (const words of paper.closing) drawClosing(document, words)
}

function drawHead(document: Pdf, paper: DocumentContents): void {
  const { buyer, premises, about, taxPoint, orderNumber, poNumber, reason, agentText } = paper
  const facts = [
    `Number ${paper.number}`,
    `Issued ${formatDay(paper.issuedOn)}`,
    ...(taxPoint === null ? [] : [`Tax point ${formatDay(taxPoint)}`]),
    ...(paper.period === null ? [] : [`Period ${paper.period}`]),
    ...(about === null ? [] : [`About invoice ${about.number} of ${formatDay(about.issuedOn)}`]),
    ...(orderNumber === null ? [] : [`Order ${orderNumber}`]),
    ...(poNumber === null ? [] : [`Your PO number ${poNumber}`]),
    ...(reason === null ? [] : [`Reason: ${reason}`]),
  ]
  const to = [
    buyer.business,
    ...(buyer.site === undefined ? [] : [`Site: ${buyer.site}`]),
    ...(buyer.contact === null ? [] : [buyer.contact]),
    ...buyer.address,
    ...(buyer.vatNumber === null ? [] : [`VAT number ${spaced(buyer.vatNumber)}`]),
    ...(buyer.companyNumber === undefined ? [] : [`Company number ${buyer.companyNumber}`]),
  ]
  drawColumns(document, [
    [['From', [...partyLines(paper.seller), ...(agentText === null ? [] : [agentText])]]],
    [['To', to], ...(premises === null ? [] : [['Delivered to', premises] as const])],
    [['Document', facts]],
  ])
}

/** Name, address and numbers of who sells. */
function partyLines({ name, address, companyNumber, vat, awrsNumber }: DocumentParty): string[] {
  return [
    name,
    ...address,
    ...(companyNumber === null ? [] : [`Company number ${companyNumber}`]),
    ...(vat.kind === 'registered' ? [`VAT number ${spaced(vat.number)}`] : []),
    ...(vat.kind === 'not_registered' ? ['Not registered for VAT'] : []),
    ...(awrsNumber === null ? [] : [`AWRS number ${awrsNumber}`]),
  ]
}

function drawLine(document: Pdf, line: DocumentLine): void {
  const { description, details, abv, quantity, unitPriceMinor, vatRate, netMinor } = line
  drawRow(document, {
    item: abv === undefined ? description : `${description}, ${formatAbv(abv)}`,
    ...(quantity !== null && { quantity: String(quantity) }),
    ...(unitPriceMinor !== null && { price: formatMinor(unitPriceMinor) }),
    ...(vatRate !== null && { rate: percent(vatRate) }),
    net: formatMinor(netMinor),
  })
  for (const detail of details) drawRow(document, { item: detail })
}

/** Net, VAT for each rate and the whole; a seller who is not registered has no VAT rows. */
function drawSums(document: Pdf, { title, sums, seller }: DocumentContents): void {
  const total = (item: string, net: string, isBold = false) => drawRow(document, { item, net }, { isBold })
  if (title === statementTitle) return total('Closing balance', formatMinor(sums.totalMinor), true)
  if (seller.vat.kind === 'not_registered') return total('Total', formatMinor(sums.totalMinor), true)
  total('Total without VAT', formatMinor(sums.netMinor))
  for (const { vatRate, netMinor, vatMinor } of sums.vatByRate)
    total(
      `VAT at ${percent(vatRate)} on ${formatMinor(netMinor)}${vatRate === 0 ? ' (zero-rated)' : ''}`,
      formatMinor(vatMinor),
    )
  total('Total VAT', formatMinor(sums.vatMinor))
  total('Total with VAT', formatMinor(sums.totalMinor), true)
}

/** 'Paid by card on 5 Mar 2024: £12.00' has its sum in the column of sums. */
function drawClosing(document: Pdf, words: string): void {
  const [, item, net] = /^(.*): (-?£[\d,.]+)$/.exec(words) ?? []
  if (item !== undefined && net !== undefined) drawRow(document, { item, net }, { isBold: true })
  else drawRow(document, { item: words })
}

/** '20%', '12.5%'. */
const percent = (rate: number) => `${rate / 100}%`

/** 'GB 123 4567 82', the form for letterheads. */
const spaced = (vatNumber: string) => vatNumber.replace(/^(..)(...)(....)(..)/, '$1 $2 $3 $4')
