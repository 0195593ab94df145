import type { ChangeEvents } from '../../../platform/database/change-events.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { MediaStore } from '../../../platform/media/media-store.ts'
import { createSearchIndex, type SearchIndex, type SearchIndexOptions } from './search-index.ts'
import { openIndexPlace } from './stored/index-place.ts'

type Opening = Pick<SearchIndexOptions, 'logger'> & {
  connection: Connection
  changes: ChangeEvents
  /** Where the index is stored for the next start; null stores nothing. */
  indexStore: MediaStore | null
}

/** Opens the index that answers lists: read from a standby, if one is set up, and stored by the primary. */
export function openSearchIndex(opening: Opening): Promise<SearchIndex> {
  const { connection, changes, indexStore, logger } = opening
  const { database, reading } = connection
  const place = openIndexPlace(connection, indexStore)
  return createSearchIndex({ database: reading?.database ?? database, changes, logger, place })
}
