import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate } from '../apply-migrations.ts'
import { connectEmbedded } from '../embedded-database.ts'
import { dropTemplates } from './drop-templates.ts'
import { emptyDatabaseFolder, emptyDatabaseKey } from './empty-database-folder.ts'

/** Writes an embedded database with all migrations and no rows. The key comes last, so that half of one is none. */
export async function writeEmptyDatabase(folder = emptyDatabaseFolder): Promise<void> {
  const draft = `${folder}.${process.pid}`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  const connection = await connectEmbedded({ folder: join(draft, 'database') })
  await migrate(connection)
  await dropTemplates(connection.database)
  await connection.close()
  await writeFile(join(draft, 'key'), emptyDatabaseKey())
  await rm(folder, { recursive: true, force: true })
  await rename(draft, folder)
}
