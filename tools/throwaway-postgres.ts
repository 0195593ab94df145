import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { afterThisProcess } from './after-this-process.ts'

export type ThrowawayPostgres = {
  /** Without a database: add '/name'. */
  url: string
  /** Where its files are. */
  folder: string
  /** Empty, or a copy of another database that has no connections. */
  createDatabase: (name: string, copyOf?: string) => void
  dropDatabase: (name: string) => void
  stop: () => void
}

/**
 * A PostgreSQL cluster in a temporary folder on a free port of the loopback address; null where there are no server
 * binaries. `settings` are -c options of postgres. Stop it in a finally; it ends with its process all the same.
 */
export async function startThrowawayPostgres(settings = ''): Promise<ThrowawayPostgres | null> {
  const binaries = findBinaries()
  if (binaries === null) return null
  const folder = mkdtempSync(join(tmpdir(), 'dray-postgres-'))
  const port = String(await freePort())
  // PostgreSQL refuses to run as root; the Debian packages bring a user for it.
  const owner = userInfo().uid === 0 ? idsOf('postgres') : null
  if (owner !== null) chownSync(folder, owner.uid, owner.gid)
  const cluster = join(folder, 'cluster')
  const run = (binary: string, ...args: string[]): void =>
    void execFileSync(join(binaries, binary), args, {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })

  endWithThisProcess(join(binaries, 'pg_ctl'), folder)
  run('initdb', '-D', cluster, '-U', 'dray', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync')
  const options = `-p ${port} -k ${folder} -h 127.0.0.1 -c max_connections=200 ${settings}`
  run('pg_ctl', '-D', cluster, '-w', '-l', join(folder, 'log'), '-o', options, 'start')
  const server = ['-h', '127.0.0.1', '-p', port, '-U', 'dray']
  return {
    url: `postgres://dray@127.0.0.1:${port}`,
    folder,
    createDatabase: (name, copyOf) =>
      run('createdb', ...server, ...(copyOf === undefined ? [] : ['-T', copyOf]), name),
    dropDatabase: (name) => run('dropdb', ...server, '--force', name),
    stop: () => {
      run('pg_ctl', '-D', cluster, '-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Stops the cluster in a folder and removes it once this process has ended. */
export function endWithThisProcess(pgCtl: string, folder: string): void {
  const owner = userInfo().uid === 0 ? idsOf('postgres') : null
  afterThisProcess('"$0" -D "$1/cluster" -m immediate stop; rm -rf "$1"', [pgCtl, folder], owner)
}

/** The folder of the newest server binaries, if there are any. */
export function findBinaries(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    '/usr/local/pgsql/bin',
    '/usr/local/bin',
  ]
  return folders.find((path) => existsSync(join(path, 'initdb'))) ?? null
}

/** User and group of a name, as a process takes them. */
export function idsOf(user: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** A port of the loopback address that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
