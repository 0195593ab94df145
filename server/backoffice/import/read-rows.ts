import { readCsvRows } from './read-csv-rows.ts'
import { readNdjsonRows } from './read-ndjson-rows.ts'
import type { CatalogueSource, RowReader, SourceRow } from './source-row.ts'

/** How many rows are checked, and written, together. */
const batchSize = 1000

/** Streams the rows of a file in either format. Throws UnreadableFile at the first unreadable position. */
export function readRows(source: CatalogueSource): RowReader {
  return source.format === 'csv' ? readCsvRows(source) : readNdjsonRows(source)
}

/** The rows in batches; those before a fault are handed out before it is thrown. */
export async function* inBatches(rows: AsyncGenerator<SourceRow>): AsyncGenerator<SourceRow[]> {
  let batch: SourceRow[] = []
  try {
    for await (const row of rows) {
      batch.push(row)
      if (batch.length < batchSize) continue
      yield batch
      batch = []
    }
  } catch (error) {
    if (batch.length > 0) yield batch
    throw error
  }
  if (batch.length > 0) yield batch
}
