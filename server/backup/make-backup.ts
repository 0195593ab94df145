import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Connection } from '../database/database.ts'
import { readNewestMigration } from '../database/migration-queries.ts'
import {
  type BackupNote,
  backupName,
  databasePart,
  isBackupName,
  noteFile,
  picturesPart,
} from './backup-places.ts'
import { writeCheckpoint } from './backup-queries.ts'
import { copyFolder } from './copy-folder.ts'

/** What `npm run backup` asks for. */
export type BackupWanted = {
  /** Where backups are put, an absolute path. */
  into: string
  /** How many are left there, this one among them; null leaves all. */
  most: number | null
}
export type BackupMade = { path: string; bytes: number; removed: string[] }

/**
 * Copies the embedded database and the pictures of reviews into a new folder, which has its name once it is whole. The
 * shop may be open: statements wait while the database's files are copied. Throws Error for a database on a server.
 */
export async function makeBackup(
  { database, whileFilesRest }: Connection,
  { varFolder, into, most, now }: BackupWanted & { varFolder: string; now: Date },
): Promise<BackupMade> {
  if (whileFilesRest === null) throw new Error(onServer)
  const name = backupName(now)
  const partial = join(into, `.${name}`)
  await mkdir(into, { recursive: true })
  await mkdir(partial, { mode: 0o700 })
  try {
    const newestMigration = await readNewestMigration(database)
    // Less is left for the log to bring back after a restore, and the copy is smaller.
    await writeCheckpoint(database)
    const bytes = await whileFilesRest(() =>
      copyFolder(join(varFolder, databasePart), join(partial, databasePart)),
    )
    // After the database: a picture that it names is there, and one that has gone meanwhile is no loss.
    const pictures = await copyFolder(join(varFolder, picturesPart), join(partial, picturesPart))
    const note: BackupNote = { at: now.toISOString(), newestMigration }
    await writeFile(join(partial, noteFile), `${JSON.stringify(note)}\n`, { mode: 0o600, flush: true })
    await rename(partial, join(into, name))
    return { path: join(into, name), bytes: bytes + pictures, removed: await removeOldest(into, most) }
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
}

export const onServer =
  'This database is on a server, which has tools of its own: pg_dump, pgBackRest or an archived WAL. See docs/operations.md, "Backups".'

/** Names sort by their moment. */
async function removeOldest(folder: string, most: number | null): Promise<string[]> {
  if (most === null) return []
  const names = (await readdir(folder)).filter(isBackupName).toSorted()
  const old = names.slice(0, Math.max(0, names.length - most))
  for (const name of old) await rm(join(folder, name), { recursive: true })
  return old
}
