import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { documentFiles, documents, documentSeries } from './document-tables.ts'

const mostSeries = 2000
const mostMissing = 20

type SeriesRow = { series: string; issuerId: string | null; last: number; missing: number[] }

/** Every series with who issues it, its last number, and its first numbers without a document. */
export async function seriesRows(database: Database): Promise<SeriesRow[]> {
  const { rows } = await database.execute(sql`
    select numbered.series, numbered.last, (array_agg(paper.issuer_id))[1] as "issuerId",
      case when count(paper.id) = numbered.last then '{}' else array(
        select wanted.at from generate_series(1, numbered.last::int) wanted(at)
        where not exists (
          select 1 from ${documents} own where own.series = numbered.series and own.sequence = wanted.at
        )
        order by wanted.at limit ${mostMissing}
      ) end as missing
    from ${documentSeries} numbered left join ${documents} paper on paper.series = numbered.series
    group by numbered.series, numbered.last order by numbered.series limit ${mostSeries}`)
  return rows as SeriesRow[]
}

/** Documents of a series, the newest first, each with the hash of its stored PDF. */
export async function documentsOfSeries(
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
