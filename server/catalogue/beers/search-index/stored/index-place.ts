import type { Connection } from '../../../../platform/database/database.ts'
import type { MediaStore } from '../../../../platform/media/media-store.ts'
import { sourcesKey } from '../../../../platform/config/sources-key.ts'
import type { IndexPlace } from './stored-index.ts'

/** What decides what an index contains of the same beers; the key includes the migrations. */
const makers = ['server/catalogue/beers/search-index/search-index.ts']

const fewestBeers = 5000

/** The bundle holds the key of the sources that it was built from. */
declare const INDEX_CODE_KEY: string | undefined

export const indexCodeKey = (): string =>
  typeof INDEX_CODE_KEY === 'string' ? INDEX_CODE_KEY : sourcesKey(makers)

/** Where processes of this database store their indexes; null where nothing is said. */
export function openIndexPlace(connection: Connection, store: MediaStore | null): IndexPlace | null {
  if (store === null) return null
  const isShared = connection.kind === 'postgres'
  return { store, primary: connection.database, readCodeKey: indexCodeKey, fewestBeers, isShared }
}
