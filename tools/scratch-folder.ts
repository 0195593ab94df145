import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { afterThisProcess } from './after-this-process.ts'

const inMemory = '/dev/shm'
/** Bytes that a run of all lanes may need at once, with room to spare. */
const needed = 8 * 1024 ** 3

/**
 * A folder in memory for the temporary files of tests, null where the machine has no room for one: the tests create and
 * remove hundreds of databases of a thousand files each, ten times faster there than on a disk. It is removed when this
 * process ends, however that happens.
 */
export function openScratchFolder(): string | null {
  if (!existsSync(inMemory) || process.availableMemory() < needed) return null
  const { bavail, bsize } = statfsSync(inMemory)
  if (bavail * bsize < needed) return null
  const folder = mkdtempSync(`${inMemory}/dray-`)
  // As /tmp: PostgreSQL runs as a user of its own, who removes its folder here.
  chmodSync(folder, 0o1777)
  afterThisProcess('rm -rf "$0"', [folder])
  return folder
}
