import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../../platform/database/database.ts'
import { connectEmbedded } from '../../../platform/database/embedded-database.ts'
import { migrate } from '../../../platform/database/apply-migrations.ts'
import { findEmptyDatabase } from '../../../platform/database/empty/empty-database-folder.ts'
import { dropTemplates } from '../../../platform/database/empty/drop-templates.ts'
import { createFolderStore } from '../../../platform/media/folder-store.ts'
import { loadDemoShop } from '../load-demo-shop.ts'
import { readyShopFolder, readyShopKey } from './ready-shop-folder.ts'
import {
  dropChanges,
  holdsMoments,
  markReady,
  momentColumns,
  type ReadyMoments,
} from './ready-shop-queries.ts'

/** Writes the database and the pictures of a ready shop. The key comes last, so that half a shop is none. */
export async function writeReadyShop(openedAt: Date, folder = readyShopFolder): Promise<void> {
  const draft = `${folder}.${process.pid}`
  await rm(draft, { recursive: true, force: true })
  await mkdir(join(draft, 'media'), { recursive: true })
  const connection = await connectEmbedded({
    folder: join(draft, 'database'),
    startFrom: await findEmptyDatabase(),
  })
  await migrate(connection)
  const from = new Date()
  await loadDemoShop(connection.database, console, {
    openedAt,
    mediaStore: createFolderStore(join(draft, 'media')),
  })
  await dropChanges(connection.database)
  await dropTemplates(connection.database)
  const written = { openedAt, from, until: new Date() }
  await markReady(connection.database, { ...written, tables: await tablesOf(connection.database, written) })
  await connection.close()
  await writeFile(join(draft, 'key'), readyShopKey())
  await rm(folder, { recursive: true, force: true })
  await rename(draft, folder)
}

/** Looked for here, so that a start moves eight tables and not eighty. */
async function tablesOf(
  database: Database,
  written: Omit<ReadyMoments, 'tables'>,
): Promise<ReadyMoments['tables']> {
  const tables = await momentColumns(database)
  const holding = await Promise.all(tables.map((table) => holdsMoments(database, table, written)))
  return tables.filter((_table, index) => holding[index])
}
