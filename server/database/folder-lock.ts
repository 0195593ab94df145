import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'

/** Another living process has the embedded database open; two at once would destroy it. */
export class DatabaseInUseError extends Error {
  override name = 'DatabaseInUseError'
}

/**
 * Locks the folder of an embedded database for this process and returns a function that releases it. Takes over the
 * lock of a killed process. Throws DatabaseInUseError while the lock's owner runs.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`
  const owner = findFolderOwner(folder)
  if (owner !== null) {
    throw new DatabaseInUseError(
      `The database in ${folder} is open in process ${owner}. Stop that shop first, or use a server (DATABASE_URL).`,
    )
  }
  rmSync(file, { force: true })
  const handle = openSync(file, 'wx')
  writeSync(handle, String(process.pid))
  closeSync(handle)
  return () => rmSync(file, { force: true })
}

/** The living process, other than this one, that has the embedded database of a folder open; null without one. */
export function findFolderOwner(folder: string): number | null {
  const owner = ownerOf(`${folder}.lock`)
  return owner !== null && owner !== process.pid && isAlive(owner) ? owner : null
}

function ownerOf(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8')) || null
  } catch {
    return null
  }
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
