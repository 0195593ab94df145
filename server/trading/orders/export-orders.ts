import type { ReadSites } from '../../identity/accounts/sites/sites-to-read.ts'
import { isCharged } from '../../../shared/orders/charged-orders.ts'
import type { Duty } from '../../../shared/duty/duty-of.ts'
import { isGivenUp } from '../../../shared/orders/order-states.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { layAccount } from '../../finance/credit/lay-account.ts'
import type { Database } from '../../platform/database/database.ts'
import { lineVats } from '../../finance/documents/line-vats.ts'
import { sectionOf } from '../../finance/documents/documented-part.ts'
import type { DocumentSection } from '../../finance/documents/document-contents.ts'
import {
  type DocumentRow,
  findOrderDocuments,
  findOwnDocumentsBesideOrders,
} from '../../finance/documents/read-documents.ts'
import { buyerParty } from '../../finance/documents/document-parties.ts'
import { findBuyerParty } from '../../finance/documents/find-parties.ts'
import { csvMoment } from '../../../shared/dates/dates.ts'
import { writeCsvFile } from '../../../shared/format/csv.ts'
import { orderInvoiceView } from './find-order-invoices.ts'
import {
  type ConsignmentRow,
  consignmentRows,
  type LineRow,
  lineRows,
  type OrderRow,
  orderRows,
} from './order-read-queries.ts'

const columns = [
  'order',
  'placed',
  'business',
  'PO number',
  'seller',
  'state of part',
  'document',
  'document day',
  'item',
  'units',
  'unit price ex VAT',
  'net',
  'VAT rate %',
  'VAT',
  'gross',
  'paid day',
  'UK alcohol duty in net',
  'duty is',
]

type Part = ConsignmentRow & { lines: readonly LineRow[] }
/** What a file of several sites has at the end of each row. */
const siteColumn = 'site'
/** The day on which each invoice on account was paid in full, by its id. */
type PaidDays = ReadonlyMap<string, string>
type Whole = {
  business: string
  order: OrderRow
  parts: readonly Part[]
  papers: readonly DocumentRow[]
  paidDays: PaidDays
}

/**
 * What a client is charged for, as CSV with a byte order mark and ISO days, the newest order first; money in pounds. A row is a line, a delivery
 * or a credit, with the document it is on once there is one: the column of gross adds up to what is charged. Charges
 * for containers that were lost follow the orders, without one. Of several sites, one after the other, each row names its
 * site (BIZ-08).
 */
export async function exportOrders(database: Database, { ids, names }: ReadSites): Promise<string> {
  const rows = []
  for (const id of ids) {
    const ofSite = await rowsOfClient(database, id)
    rows.push(...(names.size === 0 ? ofSite : ofSite.map((row) => [...row, names.get(id) ?? ''])))
  }
  return writeCsvFile([names.size === 0 ? columns : [...columns, siteColumn], ...rows])
}

async function rowsOfClient(database: Database, clientId: string): Promise<(string | number)[][]> {
  const orders = (await orderRows(database, { clientId })).filter(({ paymentState }) =>
    isCharged(paymentState),
  )
  const ids = orders.map(({ id }) => id)
  const consignments = await consignmentRows(database, ids)
  const lines = await lineRows(
    database,
    consignments.map(({ id }) => id),
  )
  const documents = await findOrderDocuments(database, ids)
  const { business: stated, contact } = await findBuyerParty(database, { clientId, contact: null })
  const businesses = new Map(
    orders.map((order) => [order.id, contact === null ? buyerParty(order.contact).business : stated]),
  )
  const paidDays = await findPaidDays(database, clientId)
  const wholes = orders.map((order) => ({
    business: businesses.get(order.id) ?? '',
    order,
    parts: consignments
      .filter(({ orderId }) => orderId === order.id)
      .map((part) => ({ ...part, lines: lines.filter(({ consignmentId }) => consignmentId === part.id) })),
    papers: documents.filter(({ orderId }) => orderId === order.id),
    paidDays,
  }))
  const charges = await findOwnDocumentsBesideOrders(database, clientId)
  return [...wholes.flatMap(rowsOfOrder), ...charges.flatMap((document) => rowsOfCharge(document, paidDays))]
}

async function findPaidDays(database: Database, clientId: string): Promise<PaidDays> {
  const { items } = await layAccount(database, clientId)
  return new Map(
    items.flatMap((item) => {
      const { paidMinor, settledOn } = orderInvoiceView(item)
      // Credit notes alone are no payment.
      return paidMinor > 0 && settledOn !== null ? [[item.id, settledOn] as const] : []
    }),
  )
}

/** A credit note has the day of the invoice that it is about. */
const paidDayOf = ({ id, aboutId }: Pick<DocumentRow, 'id' | 'aboutId'>, paidDays: PaidDays) =>
  paidDays.get(aboutId ?? id) ?? ''

/** The lines of a document that belongs to no order. */
function rowsOfCharge(paper: DocumentRow, paidDays: PaidDays): (string | number)[][] {
  const { kind, number, contents } = paper
  const { buyer, seller, issuedOn, sections } = contents
  const sign = kind === 'credit_note' ? -1 : 1
  return sections.flatMap((section) => {
    const vats = lineVats(section)
    return section.lines.map((line, index) => [
      '',
      '',
      buyer.business,
      '',
      seller.name,
      '',
      number,
      issuedOn,
      ...priceCells(line, { sign, vatMinor: vats[index]! }),
      paidDayOf(paper, paidDays),
      '',
      '',
    ])
  })
}

type Line = DocumentSection['lines'][number]

/** Item, units, unit price, net, rate, VAT and gross. */
const priceCells = (line: Line, { sign, vatMinor }: { sign: number; vatMinor: number }) => [
  line.description,
  line.quantity === null ? '' : sign * line.quantity,
  line.unitPriceMinor === null ? '' : pounds(line.unitPriceMinor),
  pounds(sign * line.netMinor),
  line.vatRate === null ? '' : line.vatRate / 100,
  pounds(sign * vatMinor),
  pounds(sign * (line.netMinor + vatMinor)),
]

function rowsOfOrder({ business, order, parts, papers, paidDays }: Whole): (string | number)[][] {
  return parts.flatMap((part) => {
    const sections = papers.flatMap((paper) =>
      paper.contents.sections
        .filter(({ partId }) => partId === part.id)
        .map((section) => ({ section, paper, sign: paper.kind === 'credit_note' ? -1 : 1 })),
    )
    if (sections.length > 0)
      return sections.flatMap(({ section, paper, sign }) =>
        rowsOfSection({ business, order, part, section, paper, paidDays, sign }),
      )
    if (isGivenUp(part.state)) return []
    const section = sectionOf(part, { isRegistered: true })
    return rowsOfSection({ business, order, part, section, paper: null, paidDays, sign: 1 })
  })
}

type Listed = {
  business: string
  order: OrderRow
  part: Part
  section: DocumentSection
  paper: DocumentRow | null
  paidDays: PaidDays
  sign: number
}

function rowsOfSection(listed: Listed): (string | number)[][] {
  const { business, order, part, section, paper, paidDays, sign } = listed
  const vats = lineVats(section)
  const { paidAt } = order
  // An invoice from before documents were stored goes by its part.
  const settledOn = paidDayOf(paper ?? { id: part.id, aboutId: null }, paidDays)
  return section.lines.map((line, index) => [
    order.number,
    csvMoment(order.placedAt),
    business,
    order.handover.poNumber ?? '',
    part.breweryName ?? 'Dray',
    part.state,
    paper?.number ?? '',
    paper?.contents.issuedOn ?? '',
    ...priceCells(line, { sign, vatMinor: vats[index]! }),
    paidAt === null ? settledOn : londonDay(new Date(paidAt)),
    ...dutyCells(part.lines.find(({ id }) => id === line.lineId)?.duty ?? null, sign * (line.quantity ?? 0)),
  ])
}

/** The duty in a line's net amount, and whether the brewery states it or it is an estimate (docs/data-sources.md). */
function dutyCells(duty: Duty | null, quantity: number): [string, string] {
  if (duty === null) return ['', '']
  const basis = duty.basis === 'stated' ? 'stated by the brewery' : `estimated at the ${duty.basis} rate`
  return [pounds(duty.minor * quantity), basis]
}

const pounds = (minor: number) => (minor / 100).toFixed(2)
