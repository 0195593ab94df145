import { access, constants, readdir, stat, statfs } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { BackupFolder } from './assess-backups.ts'
import type { FolderFacts } from './assess-folder.ts'
import { describeFailure } from './describe-failure.ts'

/** What only the owner may read: the key of secrets, the database, and mails whose links sign people in. */
const privateNames = ['secrets.key', 'database', 'mail']
/** Bits of a mode that let others than the owner in. */
const othersBits = 0o077

/** VAR_FOLDER as it is; nothing is made or changed. */
export async function probeFolder(varFolder: string): Promise<FolderFacts> {
  const path = resolve(varFolder)
  const isThere = await exists(path)
  const disk = await statfs(isThere ? path : await nearestFolder(path))
  const open = await Promise.all(
    privateNames.map(async (name) => {
      const mode = await stat(join(path, name)).then(
        (entry) => entry.mode,
        () => 0,
      )
      return (mode & othersBits) === 0 ? [] : [join(path, name)]
    }),
  )
  return {
    path,
    state: isThere ? ((await mayWrite(path)) ? 'writable' : 'read-only') : 'absent',
    openToOthers: open.flat(),
    freeBytes: disk.bavail * disk.bsize,
  }
}

/** The newest file or folder of BACKUP_FOLDER; what begins with a dot is no backup yet. */
export async function probeBackupFolder(
  backupFolder: string | null,
  now: number,
): Promise<BackupFolder | null> {
  if (backupFolder === null) return null
  const path = resolve(backupFolder)
  try {
    const names = (await readdir(path)).filter((name) => !name.startsWith('.'))
    const entries = await Promise.all(
      names.map(async (name) => {
        const entry = await stat(join(path, name))
        // A copied folder may have the time of its source; when it came here its own change says.
        const at = entry.isDirectory() ? entry.ctimeMs : entry.mtimeMs
        return { name, ageMs: Math.max(0, now - at), isEmpty: entry.isFile() && entry.size === 0 }
      }),
    )
    const newest = entries.toSorted((one, other) => one.ageMs - other.ageMs)[0] ?? null
    return { path, failure: null, newest }
  } catch (error) {
    return { path, failure: describeFailure(error), newest: null }
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

const mayWrite = (path: string) =>
  access(path, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )

async function nearestFolder(path: string): Promise<string> {
  const parent = dirname(path)
  return parent === path || (await exists(parent)) ? parent : nearestFolder(parent)
}
