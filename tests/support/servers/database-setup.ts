import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import type { TestProject } from 'vitest/node'
import { connectPostgres } from '../../../server/database/postgres-database.ts'
import { migrate } from '../../../server/database/apply-migrations.ts'
import { sourcesKey } from '../../../server/import/ready/sources-key.ts'

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

const dumps = 'node_modules/.cache/dray-tests'

/** The file of a migrated, empty embedded database of these migrations, which outlives the run that writes it. */
export async function findDump(): Promise<string> {
  const file = `${dumps}/${sourcesKey([])}.tar`
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  if (isThere) return file
  const client = await PGlite.create()
  await migrateEmbedded(drizzle(client), { migrationsFolder: 'database/migrations' })
  const dump = await client.dumpDataDir('none')
  await client.close()
  await mkdir(dumps, { recursive: true })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()))
  await rename(draft, file)
  return file
}
