import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectPath } from '../../config/project-folder.ts'
import { sourcesKey } from '../../config/sources-key.ts'

/** Where the build puts an embedded database with all tables and no rows, so that a new one only copies it (docs/performance.md). */
export const emptyDatabaseFolder = projectPath('dist/empty-database')

/** The bundle holds the key of the migrations that it was built with, so that its start reads none of them. */
declare const EMPTY_DATABASE_KEY: string | undefined

export const emptyDatabaseKey = (): string =>
  typeof EMPTY_DATABASE_KEY === 'string' ? EMPTY_DATABASE_KEY : sourcesKey([])

/** The folder of the empty database, or null where none was built of today's migrations. */
export async function findEmptyDatabase(folder = emptyDatabaseFolder): Promise<string | null> {
  const key = await readFile(join(folder, 'key'), 'utf8').catch(() => null)
  return key !== null && key === emptyDatabaseKey() ? join(folder, 'database') : null
}
