import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { DocumentContents, DocumentKind } from './document-contents.ts'
import type { DrayDetails } from './dray-details.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** The sign of a brewery's invoices, of 3 to 5 letters: once given it never changes. */
export const documentCodes = pgTable(
  'document_codes',
  {
    breweryId: uuid('brewery_id').primaryKey(),
    code: text('code').notNull().unique(),
  },
  (row) => [check('document_codes_code', sql`${row.code} ~ '^[A-Z]{3,5}$'`)],
)

/** The last number of a series: raised with each document, in its transaction, so no number is missing or twice. */
export const documentSeries = pgTable(
  'document_series',
  {
    series: text('series').primaryKey(),
    last: integer('last').notNull(),
  },
  (row) => [check('document_series_last', sql`${row.last} > 0`)],
)

/**
 * Invoices, credit notes, fee invoices and statements. The database refuses to change or delete one, and copies stay
 * when the order's client leaves, so they refer to nothing (docs/decisions/0048).
 */
export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<DocumentKind>().notNull(),
    /** The brewery in whose name it is issued; null for Dray. */
    issuerId: uuid('issuer_id'),
    series: text('series').notNull(),
    sequence: integer('sequence').notNull(),
    number: text('number').notNull().unique(),
    issuedAt: moment('issued_at').notNull(),
    orderId: uuid('order_id'),
    partId: uuid('part_id'),
    /** Who may read it: the client who buys, and the brewery that sells or is billed. */
    clientId: uuid('client_id'),
    breweryId: uuid('brewery_id'),
    /** Of a credit note: the invoice that it is about. */
    aboutId: uuid('about_id').references((): AnyPgColumn => documents.id),
    /** Of a monthly document, 'YYYY-MM'. */
    period: text('period'),
    /** The day it is to be paid by; null where nothing is. */
    dueOn: date('due_on', { mode: 'string' }),
    netMinor: integer('net_minor').notNull(),
    vatMinor: integer('vat_minor').notNull(),
    totalMinor: integer('total_minor').notNull(),
    contents: jsonb('contents').$type<DocumentContents>().notNull(),
  },
  (row) => [
    unique('documents_sequence').on(row.series, row.sequence),
    uniqueIndex('documents_period')
      .on(row.series, sql`coalesce(${row.breweryId}, ${row.clientId})`, row.period)
      .where(sql`${row.period} is not null`),
    index('documents_order').on(row.orderId),
    index('documents_beside_orders')
      .on(row.partId)
      .where(sql`${row.orderId} is null and ${row.partId} is not null`),
    index('documents_about').on(row.aboutId),
    index('documents_client').on(row.clientId),
    index('documents_brewery').on(row.breweryId, row.issuedAt),
    index('documents_fees')
      .on(row.issuedAt.desc().nullsFirst(), row.sequence.desc().nullsFirst())
      .where(sql`${row.kind} in ('fee_invoice', 'fee_credit_note')`),
    check('documents_total', sql`${row.totalMinor} = ${row.netMinor} + ${row.vatMinor}`),
    check('documents_sequence_from_one', sql`${row.sequence} > 0`),
  ],
)

/** The PDF of a document, drawn once. */
export const documentFiles = pgTable('document_files', {
  documentId: uuid('document_id')
    .primaryKey()
    .references(() => documents.id),
  bytes: bytes('bytes').notNull(),
  sha256: text('sha256').notNull(),
  drawnAt: moment('drawn_at').notNull(),
})

/** What Dray's documents said of Dray, each since a moment: the settings of the server, stored when they change. */
export const drayDetails = pgTable('dray_details', {
  since: moment('since').primaryKey(),
  details: jsonb('details').$type<DrayDetails>().notNull(),
})

/** Orders charged before documents were stored: their old one is drawn and stored at the next start. */
export const oldDocuments = pgTable('old_papers', {
  orderId: uuid('order_id').primaryKey(),
})
