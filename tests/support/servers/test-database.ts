import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { Connection } from '../../../server/platform/database/database.ts'
import { connectPostgres } from '../../../server/platform/database/postgres-database.ts'
import { borrowDatabase } from './shared-database.ts'

/** A migrated, empty database of the caller's own: embedded, or on the PostgreSQL server of a lane. */
export async function openTestDatabase(): Promise<Connection> {
  const server = inject('postgresServer')
  if (server === null) return borrowDatabase(inject('databaseDump') ?? '')
  const url = await copyTemplate(server)
  const connection = await connectPostgres(url)
  const close = async () => {
    await connection.close()
    await administer(server, `drop database ${new URL(url).pathname.slice(1)} with (force)`)
  }
  return { ...connection, close }
}

/** The address of an own database on the server, for tests that connect to it more than once. */
export async function createServerDatabase(): Promise<string> {
  return copyTemplate(inject('postgresServer') ?? '')
}

async function copyTemplate(server: string): Promise<string> {
  const name = `dray_test_${randomBytes(6).toString('hex')}`
  await administer(server, `create database ${name} template dray_template`)
  return `${server}/${name}`
}

async function administer(server: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: `${server}/postgres` })
  await admin.connect()
  await admin.query(statement).finally(() => admin.end())
}

/** Opens a database for one test and closes it when the test ends. */
export async function useTestDatabase(): Promise<Connection> {
  const connection = await openTestDatabase()
  onTestFinished(() => connection.close())
  return connection
}
