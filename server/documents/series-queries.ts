import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { documentFiles, documents, documentSeries } from './document-tables.ts'

const mostSeries = 2000
const mostMissing = 20

/** Every series with who issues it, its last number, and how many papers it has. */
export async function seriesRows(
  database: Database,
): Promise<{ series: string; issuerId: string | null; last: number; count: number }[]> {
  const { rows } = await database.execute(sql`
    select numbered.series, numbered.last, count(paper.id)::int as count,
      (array_agg(paper.issuer_id))[1] as "issuerId"
    from ${documentSeries} numbered left join ${documents} paper on paper.series = numbered.series
    group by numbered.series, numbered.last order by numbered.series limit ${mostSeries}`)
  return rows as unknown as { series: string; issuerId: string | null; last: number; count: number }[]
}

/** The first numbers of a series without a paper. */
export async function missingNumbers(database: Database, series: string, last: number): Promise<number[]> {
  const { rows } = await database.execute(sql`
    select wanted.at::int as at from generate_series(1, ${last}::int) wanted(at)
    where not exists (
      select 1 from ${documents} paper where paper.series = ${series} and paper.sequence = wanted.at
    )
    order by wanted.at limit ${mostMissing}`)
  return rows.map((row) => Number(row['at']))
}

/** Papers of a series, the newest first, each with the hash of its stored PDF. */
export async function papersOfSeries(
  database: Database,
  { series, offset, limit }: { series: string; offset: number; limit: number },
) {
  return database
    .select({
      id: documents.id,
      number: documents.number,
      kind: documents.kind,
      issuedOn: sql<string>`${documents.contents} ->> 'issuedOn'`,
      orderNumber: sql<string | null>`${documents.contents} ->> 'orderNumber'`,
      totalMinor: documents.totalMinor,
      sha256: documentFiles.sha256,
    })
    .from(documents)
    .leftJoin(documentFiles, eq(documentFiles.documentId, documents.id))
    .where(eq(documents.series, series))
    .orderBy(desc(documents.sequence), asc(documents.id))
    .offset(offset)
    .limit(limit)
}

export const countSeries = (database: Database, series: string): Promise<number> =>
  database.$count(documents, eq(documents.series, series))
