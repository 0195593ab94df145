import { once } from 'node:events'
import { existsSync, mkdirSync, watch } from 'node:fs'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import type { TestProject } from 'vitest/node'
import { DatabaseInUseError, lockFolder } from '../../../server/platform/database/folder-lock.ts'
import { connectPostgres } from '../../../server/platform/database/postgres-database.ts'
import { migrate } from '../../../server/platform/database/apply-migrations.ts'
import { sourcesKey } from '../../../server/platform/config/sources-key.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated, empty embedded database as one file, or null when a server is used. */
    databaseDump: string | null
    /** A PostgreSQL server with a migrated, empty template database, or null. */
    postgresServer: string | null
  }
}

export const templateDatabase = 'dray_template'

/** Migrates one empty database before all tests; every test file then works on a copy of it. */
export default async function prepareDatabase(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env['TEST_POSTGRES_URL'] ?? null
  project.provide('postgresServer', server)
  if (server !== null) {
    const connection = await connectPostgres(`${server}/${templateDatabase}`)
    await migrate(connection)
    await connection.close()
    project.provide('databaseDump', null)
    return async () => {}
  }
  project.provide('databaseDump', await findDump())
  return async () => {}
}

/** Where dumps lie that outlive the run which writes them. */
const dumps = 'node_modules/.cache/dray-tests'

/** The file of a migrated, empty embedded database of these migrations. */
export async function findDump(): Promise<string> {
  return findOrWriteDump('empty', sourcesKey([]), async () => {
    const client = await PGlite.create()
    await migrateEmbedded(drizzle(client), { migrationsFolder: 'database/migrations' })
    return client
  })
}

/**
 * The file of a dump of the kind and key, written by the first who asks for it: of the database that `write` opens. Others
 * who ask meanwhile wait for it. Those of former keys go.
 */
export async function findOrWriteDump(
  kind: 'empty' | 'traded',
  key: string,
  write: () => Promise<PGlite>,
): Promise<string> {
  const name = `${kind}-${key}.tar`
  const file = join(dumps, name)
  if (existsSync(file)) return file
  mkdirSync(dumps, { recursive: true })
  const unlock = await lockWhenFree(file)
  try {
    if (!existsSync(file)) await writeDump(file, await write())
  } finally {
    unlock()
  }
  const former = (await readdir(dumps)).filter(
    (other) => other.startsWith(`${kind}-`) && !other.startsWith(name),
  )
  await Promise.all(former.map((other) => rm(join(dumps, other), { force: true })))
  return file
}

async function writeDump(file: string, client: PGlite): Promise<void> {
  const dump = await client.dumpDataDir('none')
  await client.close()
  const draft = join(dumps, `draft-${process.pid}`)
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()))
  await rename(draft, file)
}

/** Locks a file as soon as no other process does. Anyone who is done changes the folder. */
async function lockWhenFree(file: string): Promise<() => void> {
  const watcher = watch(dumps)
  try {
    for (;;) {
      const changed = once(watcher, 'change')
      try {
        return await lockFolder(file)
      } catch (error) {
        if (!(error instanceof DatabaseInUseError)) throw error
      }
      await changed
    }
  } finally {
    watcher.close()
  }
}
