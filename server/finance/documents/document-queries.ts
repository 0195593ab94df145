import { and, asc, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { countTallied, findCounterFaults } from '../../platform/counters/counters.ts'
import type { DocumentKind } from './document-contents.ts'
import type { DrayDetails } from './dray-details.ts'
import {
  documentCodes,
  documentFiles,
  documents,
  documentSeries,
  drayDetails,
  oldDocuments,
} from './document-tables.ts'

export type DocumentRow = typeof documents.$inferSelect
export type NewDocument = Omit<typeof documents.$inferInsert, 'id'>

export async function codeOfBrewery(database: Database, breweryId: string): Promise<string | null> {
  const [row] = await database
    .select({ code: documentCodes.code })
    .from(documentCodes)
    .where(eq(documentCodes.breweryId, breweryId))
  return row?.code ?? null
}

/** False where the brewery has a code, or another has this one. */
export async function insertCode(database: Database, breweryId: string, code: string): Promise<boolean> {
  const rows = await database
    .insert(documentCodes)
    .values({ breweryId, code })
    .onConflictDoNothing()
    .returning({ code: documentCodes.code })
  return rows.length > 0
}

/** Those of these codes that breweries have. */
export async function takenCodes(database: Database, codes: readonly string[]): Promise<Set<string>> {
  const rows = await database
    .select({ code: documentCodes.code })
    .from(documentCodes)
    .where(inArray(documentCodes.code, [...codes]))
  return new Set(rows.map(({ code }) => code))
}

/** The next number of a series; others who want one wait for the end of this transaction. */
export async function raiseSeries(transaction: Database, series: string): Promise<number> {
  const [row] = await transaction
    .insert(documentSeries)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: documentSeries.series, set: { last: sql`${documentSeries.last} + 1` } })
    .returning({ last: documentSeries.last })
  return row!.last
}

export async function insertDocument(transaction: Database, document: NewDocument): Promise<DocumentRow> {
  const [row] = await transaction.insert(documents).values(document).returning()
  return row!
}

export async function documentRow(database: Database, id: string): Promise<DocumentRow | null> {
  const [row] = await database.select().from(documents).where(eq(documents.id, id))
  return row ?? null
}

/** The documents of these orders, the oldest first. */
export async function documentsOfOrders(
  database: Database,
  orderIds: readonly string[],
): Promise<DocumentRow[]> {
  if (orderIds.length === 0) return []
  return database
    .select()
    .from(documents)
    .where(inArray(documents.orderId, [...orderIds]))
    .orderBy(asc(documents.issuedAt), asc(documents.series), asc(documents.sequence))
}

/** The documents of these charges that belong to no order, the oldest first. */
export async function documentsBesideOrders(
  database: Database,
  partIds: readonly string[],
): Promise<DocumentRow[]> {
  if (partIds.length === 0) return []
  return database
    .select()
    .from(documents)
    .where(and(isNull(documents.orderId), inArray(documents.partId, [...partIds])))
    .orderBy(asc(documents.issuedAt), asc(documents.series), asc(documents.sequence))
}

/** A client's invoices of no order, and what was credited of them; the oldest first. */
export async function ownDocumentsBesideOrders(database: Database, clientId: string): Promise<DocumentRow[]> {
  return database
    .select()
    .from(documents)
    .where(
      and(
        isNull(documents.orderId),
        eq(documents.clientId, clientId),
        inArray(documents.kind, ['invoice', 'credit_note']),
      ),
    )
    .orderBy(asc(documents.issuedAt), asc(documents.series), asc(documents.sequence))
}

export type StoredFile = { bytes: Buffer; sha256: string }

export async function fileRow(database: Database, documentId: string): Promise<StoredFile | null> {
  const [row] = await database
    .select({ bytes: documentFiles.bytes, sha256: documentFiles.sha256 })
    .from(documentFiles)
    .where(eq(documentFiles.documentId, documentId))
  return row === undefined ? null : { bytes: Buffer.from(row.bytes), sha256: row.sha256 }
}

/** Does nothing where another process was first. */
export async function insertFile(
  database: Database,
  file: StoredFile & { documentId: string; drawnAt: string },
): Promise<void> {
  await database.insert(documentFiles).values(file).onConflictDoNothing()
}

export async function newestDetails(database: Database): Promise<DrayDetails | null> {
  const [row] = await database
    .select({ details: drayDetails.details })
    .from(drayDetails)
    .orderBy(desc(drayDetails.since))
    .limit(1)
  return row?.details ?? null
}

export async function insertDetails(database: Database, details: DrayDetails, now: Date): Promise<void> {
  await database
    .insert(drayDetails)
    .values({ since: now.toISOString(), details })
    .onConflictDoUpdate({ target: drayDetails.since, set: { details } })
}

/** Orders whose old document is not stored yet. */
export async function oldDocumentRows(database: Database, most: number): Promise<string[]> {
  const rows = await database.select({ orderId: oldDocuments.orderId }).from(oldDocuments).limit(most)
  return rows.map(({ orderId }) => orderId)
}

/** False where the order has no old document, or it is stored. */
export async function deleteOldDocument(transaction: Database, orderId: string): Promise<boolean> {
  const rows = await transaction
    .delete(oldDocuments)
    .where(eq(oldDocuments.orderId, orderId))
    .returning({ orderId: oldDocuments.orderId })
  return rows.length > 0
}

export type PaperRow = {
  id: string
  kind: DocumentKind
  number: string
  orderNumber: string | null
  aboutId: string | null
  issuedOn: string
  dueOn: string | null
}

/** The heads of these documents. */
export async function documentRows(database: Database, ids: readonly string[]): Promise<PaperRow[]> {
  return database
    .select({
      id: documents.id,
      kind: documents.kind,
      number: documents.number,
      orderNumber: sql<string | null>`${documents.contents} ->> 'orderNumber'`,
      aboutId: documents.aboutId,
      issuedOn: sql<string>`${documents.contents} ->> 'issuedOn'`,
      dueOn: documents.dueOn,
    })
    .from(documents)
    .where(sql`${documents.id} = any(${sql.param([...ids])}::uuid[])`)
}

export async function invoiceIdOf(
  database: Database,
  { clientId, number }: { clientId: string; number: string },
): Promise<string | null> {
  const [row] = await database
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.clientId, clientId),
        eq(documents.number, number),
        inArray(documents.kind, ['invoice', 'order_invoice']),
      ),
    )
  return row?.id ?? null
}

/** The documents that a brewery issues or gets, the newest first, a page of them. */
export async function documentsOfBrewery(
  database: Database,
  { breweryId, limit, offset }: { breweryId: string; limit: number; offset: number },
): Promise<DocumentRow[]> {
  return database
    .select()
    .from(documents)
    .where(eq(documents.breweryId, breweryId))
    .orderBy(desc(documents.issuedAt), desc(documents.id))
    .limit(limit)
    .offset(offset)
}

/** The invoices and credit notes that a brewery, or Dray for null, issued between two moments, in the order of their numbers. */
export async function issuedBetween(
  database: Database,
  { issuerId, from, until, limit }: { issuerId: string | null; from: Date; until: Date; limit: number },
): Promise<DocumentRow[]> {
  return database
    .select()
    .from(documents)
    .where(
      and(
        issuerId === null ? isNull(documents.issuerId) : eq(documents.issuerId, issuerId),
        inArray(documents.kind, ['invoice', 'credit_note', 'fee_invoice', 'fee_credit_note']),
        gte(documents.issuedAt, from.toISOString()),
        lt(documents.issuedAt, until.toISOString()),
      ),
    )
    .orderBy(asc(documents.kind), asc(documents.sequence))
    .limit(limit)
}

/** The buyers on an issuer's documents, by name and address, the earliest document first; at most so many. */
export async function buyerRowsOfIssuer(
  database: Database,
  { issuerId, most }: { issuerId: string | null; most: number },
): Promise<DocumentBuyer[]> {
  const { rows } = await database.execute(sql`
    select client_id as "clientId", brewery_id as "breweryId", kind like 'fee_%' as "isFee",
      contents->'buyer' as buyer
    from ${documents}
    where ${issuerId === null ? sql`issuer_id is null` : sql`issuer_id = ${issuerId}::uuid`}
      and kind in ('invoice', 'credit_note', 'fee_invoice', 'fee_credit_note')
    group by 1, 2, 3, 4 order by min(issued_at), min(sequence) limit ${most}`)
  return rows as DocumentBuyer[]
}

export type DocumentBuyer = {
  clientId: string | null
  breweryId: string | null
  isFee: boolean
  buyer: { business: string; address: string[] }
}

export async function countDocumentsOfBrewery(database: Database, breweryId: string): Promise<number> {
  return countTallied(database, { list: 'documents', owner: breweryId })
}

/** Where the counters of breweries differ from their documents. */
export const documentCounterFaults = (database: Database): Promise<string[]> =>
  findCounterFaults(
    database,
    'documents',
    sql`select brewery_id::text as owner, 'all' as key, count(*) as total from ${documents}
      where brewery_id is not null group by 1`,
  )
