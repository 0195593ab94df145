import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Connection } from '../../platform/database/database.ts'
import { readNewestMigration } from '../../platform/database/migration-queries.ts'
import {
  type BackupNote,
  backupName,
  databasePart,
  isBackupName,
  noteFile,
  picturesPart,
} from './backup-places.ts'
import { writeCheckpoint } from './backup-queries.ts'
import { copyFolder, sumOf } from './copy-folder.ts'

/** What `npm run backup` asks for. */
export type BackupOptions = {
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
  { varFolder, into, most, now }: BackupOptions & { varFolder: string; now: Date },
): Promise<BackupMade> {
  if (whileFilesRest === null) throw new Error(onServer)
  const name = backupName(now)
  const partial = join(into, `.${name}`)
  await mkdir(into, { recursive: true })
  await removeCutOff(into, now)
  await mkdir(partial, { mode: 0o700 })
  try {
    const newestMigration = await readNewestMigration(database)
    // Less is left for the log to bring back after a restore, and the copy is smaller.
    await writeCheckpoint(database)
    const tables = await whileFilesRest(() =>
      copyFolder(join(varFolder, databasePart), join(partial, databasePart)),
    )
    // After the database: a picture that it names is there, and one that has gone meanwhile is no loss.
    const pictures = await copyFolder(join(varFolder, picturesPart), join(partial, picturesPart))
    const holds = sumOf(tables, pictures)
    const note: BackupNote = { at: now.toISOString(), newestMigration, holds }
    await writeFile(join(partial, noteFile), `${JSON.stringify(note)}\n`, { mode: 0o600, flush: true })
    await rename(partial, join(into, name))
    return {
      path: join(into, name),
      bytes: holds.bytes,
      removed: await removeOldest(into, { most, made: name }),
    }
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
}

/** No backup takes as long, so what is older is no one's. */
const dayMs = 86_400_000

export const onServer =
  'This database is on a server, which has tools of its own: pg_dump, pgBackRest or an archived WAL. See docs/run/backups.md.'

/** A process that was killed leaves what it had copied, which has the name of its moment behind a dot. */
async function removeCutOff(folder: string, now: Date): Promise<void> {
  const before = `.${backupName(new Date(now.getTime() - dayMs))}`
  for (const name of await readdir(folder))
    if (name.startsWith('.') && isBackupName(name.slice(1)) && name < before)
      await rm(join(folder, name), { recursive: true, force: true })
}

/** Names sort by their moment. The one just made stays, also beside others that a wrong clock dated later. */
async function removeOldest(
  folder: string,
  { most, made }: { most: number | null; made: string },
): Promise<string[]> {
  if (most === null) return []
  const others = (await readdir(folder)).filter((name) => isBackupName(name) && name !== made).toSorted()
  const old = others.slice(0, Math.max(0, others.length + 1 - most))
  for (const name of old) await rm(join(folder, name), { recursive: true })
  return old
}
