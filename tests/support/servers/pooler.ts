import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, vi } from 'vitest'
import { idsOf } from '../../../tools/throwaway-postgres.ts'
import { freePort } from './free-port.ts'
import { findProgram } from './proxy-process.ts'

const pgbouncer = findProgram('pgbouncer')

/** Whether `openPooler` can run here. */
export const hasPooler = pgbouncer !== null

/**
 * PgBouncer in transaction mode before the database at `databaseUrl`, as Debian ships it: it does not track prepared
 * statements. Returns its address and ends with the test.
 */
export async function openPooler(databaseUrl: string): Promise<string> {
  const { hostname, port: serverPort, pathname, username } = new URL(databaseUrl)
  const folder = mkdtempSync(join(tmpdir(), 'dray-pooler-'))
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${serverPort} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
`,
  )
  // It refuses to run as root.
  const owner = userInfo().uid === 0 ? idsOf('postgres') : null
  if (owner !== null) chownSync(folder, owner.uid, owner.gid)
  const pooler = spawn(pgbouncer!, [file], { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  let words = ''
  pooler.stderr.on('data', (bytes: Buffer) => void (words += bytes.toString()))
  onTestFinished(async () => {
    const gone = pooler.exitCode === null ? once(pooler, 'exit') : null
    pooler.kill('SIGKILL')
    await gone
    rmSync(folder, { recursive: true, force: true })
  })
  const url = `postgres://${username}@127.0.0.1:${port}${pathname}`
  await vi.waitFor(
    async () => {
      expect(pooler.exitCode, words).toBe(null)
      const client = new pg.Client(url)
      await client.connect()
      await client.end()
    },
    { timeout: 10_000, interval: 100 },
  )
  return url
}
