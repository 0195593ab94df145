import type { DocumentSeries, SeriesDocuments } from '../../../shared/api/staff-documents-api.ts'
import { findBreweryNames } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { readPage } from '../../platform/database/read-page.ts'
import { countSeries, documentsOfSeries, seriesRows } from './series-queries.ts'

/** Every series of documents with the numbers that it lacks: none, for each is raised with its document (STAF-19). */
export async function listSeries(database: Database): Promise<DocumentSeries> {
  const rows = await seriesRows(database)
  const names = await findBreweryNames(
    database,
    rows.flatMap(({ issuerId }) => issuerId ?? []),
  )
  return {
    rows: rows.map(({ issuerId, ...row }) => ({
      ...row,
      issuer: issuerId === null ? 'Dray' : (names.get(issuerId) ?? 'A brewery that has left'),
    })),
  }
}

/** A page of the documents of a series, the newest first; none of an unknown one. */
export async function listDocumentsOfSeries(
  database: Database,
  { series, page: wanted }: { series: string; page: number },
): Promise<SeriesDocuments> {
  return readPage({
    page: wanted,
    total: countSeries(database, series),
    rows: (part) => documentsOfSeries(database, { series, ...part }),
  })
}
