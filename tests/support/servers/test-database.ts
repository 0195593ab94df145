import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { Connection } from '../../../server/database/database.ts'
import { connectPostgres } from '../../../server/database/postgres-database.ts'
import { borrowDatabase } from './shared-database.ts'

/** A migrated, empty database of the caller's own: embedded, or on the PostgreSQL server of a lane. */
export async function openTestDatabase(): Promise<Connection> {
  const server = inject('postgresServer')
  if (server === null) return borrowDatabase(inject('databaseDump') ?? '')
  return connectPostgres(await copyTemplate(server))
}

/** The address of an own database on the server, for tests that connect to it more than once. */
export async function createServerDatabase(): Promise<string> {
  return copyTemplate(inject('postgresServer') ?? '')
}

async function copyTemplate(server: string): Promise<string> {
  const name = `dray_test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: `${server}/postgres` })
  await admin.connect()
  try {
    await admin.query(`create database ${name} template dray_template`)
  } finally {
    await admin.end()
  }
  return `${server}/${name}`
}

/** Opens a database for one test and closes it when the test ends. */
export async function useTestDatabase(): Promise<Connection> {
  const connection = await openTestDatabase()
  onTestFinished(() => connection.close())
  return connection
}
