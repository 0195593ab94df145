import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { connectEmbedded, isDatabase } from '../../platform/database/embedded-database.ts'
import type { Database } from '../../platform/database/database.ts'
import { DatabaseInUseError, findFolderOwner } from '../../platform/database/folder-lock.ts'
import { knownMigrations } from '../../platform/database/known-migrations.ts'
import { migrate } from '../../platform/database/apply-migrations.ts'
import { type BackupNote, databasePart, noteFile, picturesPart } from './backup-places.ts'
import { type Copied, copyFolder, measureFolder, sumOf } from './copy-folder.ts'

type RestoreBackupInput<T> = {
  /** The folder of one backup. */
  from: string
  varFolder: string
  /** Looks at the restored database before anything has its name; what it throws leaves VAR_FOLDER as it was. */
  examine: (database: Database, madeAt: Date) => Promise<T>
}

/**
 * Puts a backup into a VAR_FOLDER without a database, brings its tables up to date and answers when it was made, and
 * what was seen of it. Throws Error where there is a database already, or the backup is none, not whole, or of a newer version.
 */
export async function restoreBackup<T>({ from, varFolder, examine }: RestoreBackupInput<T>) {
  const note = await readNote(from)
  requireKnown(note)
  await requireWhole(from, note)
  const folder = join(varFolder, databasePart)
  await requireEmpty(folder)
  const partial = join(varFolder, '.database.restored')
  await rm(partial, { recursive: true, force: true })
  try {
    await copyFolder(join(from, databasePart), partial)
    const seen = await openOnce(partial, (database) => examine(database, new Date(note.at)))
    await copyFolder(join(from, picturesPart), join(varFolder, picturesPart))
    // Where an empty folder of that name was, it makes room.
    await rename(partial, folder)
    return { at: note.at, seen }
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
}

async function readNote(from: string): Promise<BackupNote> {
  try {
    return JSON.parse(await readFile(join(from, noteFile), 'utf8')) as BackupNote
  } catch {
    throw new Error(`${from} is no backup of Dray: its ${noteFile} cannot be read.`)
  }
}

function requireKnown({ newestMigration }: BackupNote): void {
  const newest = knownMigrations().at(-1)!.writtenAt
  if (newestMigration !== null && newestMigration > newest)
    throw new Error('The backup is of a newer version of Dray. Restore it with that version.')
}

/** A copy of a backup that ended half-way may have its note: an empty shop would come of it, or one without some tables. */
async function requireWhole(from: string, { holds }: BackupNote): Promise<void> {
  const found = sumOf(
    await measureFolder(join(from, databasePart)),
    await measureFolder(join(from, picturesPart)),
  )
  const isWhole =
    (await isDatabase(join(from, databasePart))) &&
    (holds === undefined || (holds.files === found.files && holds.bytes === found.bytes))
  if (isWhole) return
  const lacks =
    holds === undefined ? 'its database is not there' : `${sizeText(found)} are there of ${sizeText(holds)}`
  throw new Error(`${from} is no whole backup: ${lacks}. Copy it again, or take another one.`)
}

const sizeText = ({ files, bytes }: Copied) => `${files} files with ${bytes} bytes`

async function requireEmpty(folder: string): Promise<void> {
  const owner = await findFolderOwner(folder)
  if (owner !== null)
    throw new DatabaseInUseError(`The database in ${folder} is open in ${owner}. Stop that shop first.`)
  const found = await readdir(folder).catch(() => [])
  if (found.length > 0)
    throw new Error(
      `${folder} holds a database already. Move it away first, or set VAR_FOLDER to another folder.`,
    )
}

async function openOnce<T>(folder: string, examine: (database: Database) => Promise<T>): Promise<T> {
  const connection = await connectEmbedded({ folder })
  try {
    await migrate(connection)
    return await examine(connection.database)
  } finally {
    await connection.close()
  }
}
