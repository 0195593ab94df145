import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import type { TestProject } from 'vitest/node'
import { connectPostgres } from '../../../server/database/postgres-database.ts'
import { migrate } from '../../../server/database/migrate.ts'

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
  const folder = await mkdtemp(join(tmpdir(), 'dray-test-'))
  const client = await PGlite.create()
  await migrateEmbedded(drizzle(client), { migrationsFolder: 'database/migrations' })
  const dump = await client.dumpDataDir('none')
  await client.close()
  const file = join(folder, 'database.tar')
  await writeFile(file, Buffer.from(await dump.arrayBuffer()))
  project.provide('databaseDump', file)
  return () => rm(folder, { recursive: true })
}
