import { isUuid } from '../../../shared/format/uuid.ts'
import type { Database } from '../../platform/database/database.ts'
import { type Page, readPage } from '../../platform/database/read-page.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import {
  countDocumentsOfBrewery,
  type DocumentRow,
  documentRow,
  documentsBesideOrders,
  documentsOfOrders,
  ownDocumentsBesideOrders,
  invoiceIdOf,
  buyerRowsOfIssuer,
  type DocumentBuyer,
  issuedBetween,
  type PaperRow,
  documentRows,
  documentsOfBrewery,
  documentCounterFaults,
} from './document-queries.ts'
import { statementRows, statementsOfClients } from './monthly-document-queries.ts'
import { documentsLike } from './document-search-queries.ts'
import { listSeries } from './list-series.ts'
import { overCreditedRows } from './document-fault-queries.ts'

export type { DocumentRow } from './document-queries.ts'

/** A document by its id, for callers whom `mayRead` lets; to others it is not found. Throws RequestError 404. */
export async function findDocument(
  database: Database,
  id: string,
  mayRead: (document: DocumentRow) => Promise<boolean>,
): Promise<DocumentRow> {
  const document = isUuid(id) ? await documentRow(database, id) : null
  if (document === null || !(await mayRead(document))) throw notFound('The document')
  return document
}

/** The documents of these orders, the oldest first. */
export async function findOrderDocuments(
  database: Database,
  orderIds: readonly string[],
): Promise<DocumentRow[]> {
  return documentsOfOrders(database, orderIds)
}

/** The documents of these charges for lost containers, the oldest first. */
export async function findDocumentsBesideOrders(
  database: Database,
  chargeIds: readonly string[],
): Promise<DocumentRow[]> {
  return documentsBesideOrders(database, chargeIds)
}

/** A client's documents of charges for lost containers, the oldest first. */
export async function findOwnDocumentsBesideOrders(
  database: Database,
  clientId: string,
): Promise<DocumentRow[]> {
  return ownDocumentsBesideOrders(database, clientId)
}

/** Numbers, days and what they are about of these documents, without their contents. */
export async function findDocuments(database: Database, ids: readonly string[]): Promise<PaperRow[]> {
  return ids.length === 0 ? [] : documentRows(database, ids)
}

/** An invoice of a client by its number. Throws RequestError 404. */
export async function findInvoiceId(
  database: Database,
  { clientId, number }: { clientId: string; number: string },
): Promise<string> {
  const id = await invoiceIdOf(database, { clientId, number })
  if (id === null) throw notFound(`The invoice ${number}`)
  return id
}

/** The statements of a client or a brewery, the newest first, at most those of ten years. */
export async function findStatements(database: Database, of: { breweryId: string } | { clientId: string }) {
  return statementRows(database, of, 120)
}

/** Statements of two years for a hundred sites. */
const mostOfSites = 2400

/** The statements of these clients, of one month or all, the newest month first; at most 2400. */
export const findStatementsOfSites = (
  database: Database,
  wanted: { clientIds: readonly string[]; period?: string },
): Promise<DocumentRow[]> => statementsOfClients(database, { ...wanted, most: mostOfSites })

/** Documents that a brewery issues or gets, the newest first, and how many there are. */
export async function findBreweryDocuments(
  database: Database,
  { breweryId, ...asked }: { breweryId: string; page: number; size: number },
): Promise<Page<DocumentRow>> {
  return readPage({
    ...asked,
    total: countDocumentsOfBrewery(database, breweryId),
    rows: (place) => documentsOfBrewery(database, { breweryId, ...place }),
  })
}

/** The invoices and credit notes that a brewery, or Dray for null, issued between two moments, in the order of their numbers. */
export async function findIssuedDocuments(
  database: Database,
  wanted: { issuerId: string | null; from: Date; until: Date; limit: number },
): Promise<DocumentRow[]> {
  return issuedBetween(database, wanted)
}

/** Buyers of one issuer that programs for the books have to tell apart. */
const mostBuyers = 20_000

/** The buyers on all documents of an issuer, by name and address, the earliest document first. */
export const findBuyersOfIssuer = (database: Database, issuerId: string | null): Promise<DocumentBuyer[]> =>
  buyerRowsOfIssuer(database, { issuerId, most: mostBuyers })

/** Documents whose number has a pattern of LIKE, the newest first; at most eight. `order` is the number of their order. */
export const findDocumentsLike = (
  database: Database,
  pattern: string,
): Promise<{ number: string; kind: string; order: string | null; buyer: string | null }[]> =>
  documentsLike(database, pattern)

/** Series that lack a number, and invoices of which more is credited than they came to; at most a hundred of each. */
export async function findDocumentFaults(database: Database): Promise<string[]> {
  const { rows } = await listSeries(database)
  const gaps = rows.filter(({ missing }) => missing.length > 0)
  return [
    ...gaps.map(({ series, issuer, missing }) => `${series} of ${issuer} lacks ${missing.join(', ')}.`),
    ...(await overCreditedRows(database)).map(
      ({ number }) => `More is credited of ${number} than it came to.`,
    ),
  ]
}

/** Where what the list of a brewery's documents counts by is not what there is, in words. */
export const findDocumentCounterFaults = (database: Database): Promise<string[]> =>
  documentCounterFaults(database)
