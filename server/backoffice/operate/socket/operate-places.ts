import { hash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { longestSocketPath } from '../../../platform/database/local-socket.ts'

const nameOf = (varFolder: string) => join(resolve(varFolder), 'operate.sock')
/** Says where the socket is, if its own path would be too long. */
const pointerOf = (varFolder: string) => join(resolve(varFolder), 'operate.path')
/** What a command shows the running shop, so that only readers of VAR_FOLDER command it. */
export const keyFileOf = (varFolder: string): string => join(resolve(varFolder), 'operate.key')

/** Where the running shop of this VAR_FOLDER listens, or would (OPER-02). */
export async function findSocketPath(varFolder: string): Promise<string> {
  if (process.platform === 'win32') return pipeOf(varFolder)
  const written = await readFile(pointerOf(varFolder), 'utf8').catch(() => null)
  return written ?? nameOf(varFolder)
}

/** A path to listen at, in a folder that is made where it is missing. A path too long moves to a folder of its own within the temporary one. */
export async function makeSocketPath(varFolder: string): Promise<string> {
  if (process.platform === 'win32') return pipeOf(varFolder)
  // A worker beside a database server writes nothing there before.
  await mkdir(resolve(varFolder), { recursive: true })
  await rm(pointerOf(varFolder), { force: true })
  const path = nameOf(varFolder)
  if (Buffer.byteLength(path) <= longestSocketPath) return path
  const short = join(await mkdtemp(join(tmpdir(), 'dray-')), 'operate.sock')
  await writeFile(pointerOf(varFolder), short, { mode: 0o600 })
  return short
}

function pipeOf(varFolder: string): string {
  const digest = hash('sha256', resolve(varFolder), 'hex').slice(0, 32)
  return `\\\\.\\pipe\\dray-${digest}`
}
