import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { isAnswered, longestSocketPath, claimPath } from './local-socket.ts'

/** Another living process has the embedded database open; two at once would destroy it. */
export class DatabaseInUseError extends Error {
  override name = 'DatabaseInUseError'
}

/**
 * Locks the folder of an embedded database for this process and returns a function that releases it. Takes over the
 * lock of a killed process. Throws DatabaseInUseError while the lock's owner runs.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const file = `${folder}.lock`
  const owner = await findFolderOwner(folder)
  if (owner !== null) throw inUse(folder, owner)
  const listening = await listenFor(folder)
  rmSync(file, { force: true })
  const handle = openSync(file, 'wx')
  writeSync(handle, String(process.pid))
  closeSync(handle)
  return () => {
    rmSync(file, { force: true })
    // Its socket file goes with it.
    listening?.close()
  }
}

/** The living process, other than this one, that has the embedded database of a folder open, in words; null without one. */
export async function findFolderOwner(folder: string): Promise<string | null> {
  const owner = ownerOf(`${folder}.lock`)
  if (owner !== null && owner !== process.pid && isAlive(owner)) return `process ${owner}`
  return hasSocket(folder) && (await isAnswered(socketOf(folder))) ? anotherContainers : null
}

const anotherContainers = 'a process of another container'

const inUse = (folder: string, owner: string) =>
  new DatabaseInUseError(
    `The database in ${folder} is open in ${owner}. Stop that shop first, or use a server (DATABASE_URL).`,
  )

/**
 * Numbers of processes say nothing from one container to another: each has a number 1. A socket beside the folder is
 * answered as long as its process lives, whichever container it is in. Null where the system has none there.
 */
async function listenFor(folder: string): Promise<Server | null> {
  if (!hasSocket(folder)) return null
  const server = createServer((socket) => socket.destroy())
  const isOurs = await claimPath(server, socketOf(folder)).catch(() => null)
  if (isOurs === false) throw inUse(folder, anotherContainers)
  server.unref()
  return isOurs === null ? null : server
}

const socketOf = (folder: string) => `${folder}.sock`
const hasSocket = (folder: string) =>
  process.platform !== 'win32' && Buffer.byteLength(socketOf(folder)) <= longestSocketPath

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
