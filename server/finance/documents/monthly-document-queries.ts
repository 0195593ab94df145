import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { DocumentRow } from './document-queries.ts'
import { documents } from './document-tables.ts'

/** Others who bill the same month wait for the end of this transaction. */
export async function lockMonth(transaction: Database, series: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${series}))`)
}

type OfMonth = ({ breweryId: string } | { clientId: string }) & { series: string; period: string }

/** The document of a series for a brewery or client and a month, 'YYYY-MM'; null before there is one. */
export async function monthlyDocument(
  database: Database,
  { series, period, ...of }: OfMonth,
): Promise<DocumentRow | null> {
  const [row] = await database
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.series, series),
        'breweryId' in of ? eq(documents.breweryId, of.breweryId) : eq(documents.clientId, of.clientId),
        eq(documents.period, period),
      ),
    )
  return row ?? null
}

/** The month of the newest document of a series for breweries or clients; null before there is one. */
export async function newestPeriod(
  database: Database,
  { series, of }: { series: string; of: 'brewery' | 'client' },
): Promise<string | null> {
  const [row] = await database
    .select({ period: documents.period })
    .from(documents)
    .where(
      and(
        eq(documents.series, series),
        isNotNull(of === 'brewery' ? documents.breweryId : documents.clientId),
        isNotNull(documents.period),
      ),
    )
    .orderBy(desc(documents.sequence))
    .limit(1)
  return row?.period ?? null
}

/** The statements of these clients, the newest month first. */
export async function statementsOfClients(
  database: Database,
  { clientIds, period, most }: { clientIds: readonly string[]; period?: string; most: number },
): Promise<DocumentRow[]> {
  return database
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.kind, 'statement'),
        inArray(documents.clientId, [...clientIds]),
        period === undefined ? isNotNull(documents.period) : eq(documents.period, period),
      ),
    )
    .orderBy(desc(documents.period), asc(documents.sequence))
    .limit(most)
}

/** The newest statements of a client or a brewery. */
export async function statementRows(
  database: Database,
  of: { breweryId: string } | { clientId: string },
  most: number,
): Promise<{ id: string; number: string; period: string; closingMinor: number }[]> {
  return database
    .select({
      id: documents.id,
      number: documents.number,
      period: sql<string>`${documents.period}`,
      closingMinor: documents.totalMinor,
    })
    .from(documents)
    .where(
      and(
        eq(documents.kind, 'statement'),
        'breweryId' in of ? eq(documents.breweryId, of.breweryId) : eq(documents.clientId, of.clientId),
      ),
    )
    .orderBy(desc(documents.period))
    .limit(most)
}
