import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '../support/servers/proxy-process.ts'

export type ClusterPrograms = Record<(typeof names)[number], string> & {
  /** The folder of PostgreSQL's own programs. */
  postgres: string
  /** PostgreSQL, its agent and the pooler refuse to run as root; null for another user. */
  owner: { uid: number; gid: number } | undefined
}

const names = ['etcd', 'patroni', 'patronictl', 'pgbouncer', 'haproxy'] as const

/** The programs of the cluster, or the names of those that this machine lacks. */
export function findClusterPrograms(): { programs: ClusterPrograms } | { missing: string[] } {
  const found = names.map((name) => [name, findProgram(name)] as const)
  const postgres = findPostgres()
  const missing = [
    ...found.flatMap(([name, path]) => (path === null ? [name] : [])),
    ...(postgres === null ? ['the programs of a PostgreSQL server'] : []),
  ]
  if (missing.length > 0) return { missing }
  const paths = Object.fromEntries(found) as Record<(typeof names)[number], string>
  const owner = userInfo().uid === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined
  return { programs: { ...paths, postgres: postgres!, owner } }
}

function findPostgres(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : []
  const newest = versions.toSorted((one, other) => other - one).map((one) => join(debian, `${one}`, 'bin'))
  return newest.find((folder) => existsSync(join(folder, 'initdb'))) ?? null
}

const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
