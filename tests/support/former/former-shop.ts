import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { inject } from 'vitest'
import type { Connection } from '../../../server/platform/database/database.ts'
import { embeddedConnection } from '../../../server/platform/database/embedded-database.ts'
import { connectPostgres } from '../../../server/platform/database/postgres-database.ts'
import { PreparingPGlite } from '../../../server/platform/database/preparing-pglite.ts'

/** `invoice` is the text of the PDF as the version before drew it; null where it had none to draw. */
type FormerOrder = { what: string; invoice: string[] | null }

const read = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')

/** What the version before said of its orders, by number, and when it ended. */
export async function readFormerOrders(): Promise<{ at: Date; orders: Map<string, FormerOrder> }> {
  const { at, orders } = JSON.parse(await read('former-invoices.json')) as {
    at: string
    orders: Record<string, FormerOrder>
  }
  return { at: new Date(at), orders: new Map(Object.entries(orders)) }
}

/** The database that the version before left, not migrated: embedded, or on the PostgreSQL server of a lane. */
export async function openFormerShop(): Promise<Connection> {
  const dump = await read('former-shop.sql')
  const server = inject('postgresServer')
  return server === null ? restoreEmbedded(dump) : restoreOnServer(server, dump)
}

async function restoreEmbedded(dump: string): Promise<Connection> {
  const client: PGlite = new PreparingPGlite({})
  await client.exec(dump)
  // The dump names the schema everywhere, and leaves none as the usual one.
  await client.exec('set search_path to public')
  return embeddedConnection(client, () => client.close())
}

async function restoreOnServer(server: string, dump: string): Promise<Connection> {
  const name = `dray_former_${randomBytes(6).toString('hex')}`
  await run(`${server}/postgres`, `create database ${name} template template0`)
  await run(`${server}/${name}`, dump)
  return connectPostgres(`${server}/${name}`)
}

async function run(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statements)
  } finally {
    await client.end()
  }
}
