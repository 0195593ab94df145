import type { ChangeEvents } from '../../database/change-events.ts'
import type { Connection } from '../../database/database.ts'
import type { MediaStore } from '../../media/media-store.ts'
import { createSearchIndex, type SearchIndex, type SearchIndexOptions } from './search-index.ts'
import { openListedSearch } from './slots/open-listed-search.ts'
import { openIndexPlace } from './stored/index-place.ts'

type Opening = Pick<SearchIndexOptions, 'logger'> & {
  connection: Connection
  changes: ChangeEvents
  engine: 'memory' | 'postgres'
  /** Where the index in memory is stored for the next start; null stores nothing. */
  indexStore: MediaStore | null
}

/** Opens the engine that answers lists, as LISTING_ENGINE says. */
export function openSearchIndex(opening: Opening): Promise<SearchIndex> {
  const { connection, changes, engine, indexStore, logger } = opening
  const { database, reading } = connection
  // Rows of lists are written beside the log, so only the primary is sure to have those of a notice.
  if (engine === 'postgres') return openListedSearch({ database, changes, logger })
  const place = openIndexPlace(connection, indexStore)
  return createSearchIndex({ database: reading?.database ?? database, changes, logger, place })
}
