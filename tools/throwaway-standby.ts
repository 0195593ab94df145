import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import {
  endWithThisProcess,
  findBinaries,
  freePort,
  idsOf,
  type ThrowawayPostgres,
} from './throwaway-postgres.ts'

export type ThrowawayStandby = {
  /** Without a database: add '/name'. */
  url: string
  /** Breaks all connections and stays away until `start`. */
  halt: () => void
  start: () => void
  /** From now on it takes writes, whatever becomes of the server that it followed. */
  promote: () => void
  stop: () => void
}

/** A hot standby that follows a throwaway cluster, on a port of its own. Stop it in a finally. */
export async function startThrowawayStandby(primary: ThrowawayPostgres): Promise<ThrowawayStandby> {
  const binaries = findBinaries()
  if (binaries === null) throw new Error('a primary without server binaries')
  const folder = mkdtempSync(join(tmpdir(), 'dray-standby-'))
  const owner = userInfo().uid === 0 ? idsOf('postgres') : null
  if (owner !== null) chownSync(folder, owner.uid, owner.gid)
  const cluster = join(folder, 'cluster')
  const run = (binary: string, ...args: string[]): void =>
    void execFileSync(join(binaries, binary), args, {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  const port = String(await freePort())
  const options = `-p ${port} -k ${folder} -h 127.0.0.1 -c max_connections=200 -c fsync=off`
  const start = () => run('pg_ctl', '-D', cluster, '-w', '-l', join(folder, 'log'), '-o', options, 'start')
  const halt = () => run('pg_ctl', '-D', cluster, '-w', '-m', 'immediate', 'stop')

  endWithThisProcess(join(binaries, 'pg_ctl'), folder)
  const from = new URL(primary.url)
  const copy = ['-c', 'fast', '-X', 'stream', '-R', '--no-sync']
  run('pg_basebackup', '-D', cluster, '-h', from.hostname, '-p', from.port, '-U', from.username, ...copy)
  start()
  return {
    url: `postgres://dray@127.0.0.1:${port}`,
    halt,
    start,
    promote: () => run('pg_ctl', '-D', cluster, '-w', 'promote'),
    stop: () => {
      try {
        halt()
      } catch {
        // It was halted already.
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
