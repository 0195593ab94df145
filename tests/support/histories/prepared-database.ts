import { hash } from 'node:crypto'
import pg from 'pg'
import type { Connection } from '../../../server/platform/database/database.ts'
import { embeddedConnection } from '../../../server/platform/database/embedded-database.ts'
import { connectPostgres } from '../../../server/platform/database/postgres-database.ts'
import { PreparingPGlite } from '../../../server/platform/database/preparing-pglite.ts'
import { openDump } from '../servers/shared-database.ts'

/*
 * Histories prepare every statement, not only the frequent ones of the product: ten of them run some five hundred texts
 * twenty times each, and to parse and plan one takes longer than to run it.
 */
const names = new Map<string, string | null>()

function nameOf(text: string): string | null {
  const known = names.get(text)
  if (known !== undefined) return known
  const isPrepared = /^\s*(select|insert|update|delete|with)\b/iu.test(text)
  const name = isPrepared ? `history_${hash('sha256', text, 'hex').slice(0, 32)}` : null
  names.set(text, name)
  return name
}

class AllPreparingPGlite extends PreparingPGlite {
  protected override nameOf(text: string): string | null {
    return nameOf(text)
  }
}

/** The embedded database of a dump's file. */
export async function openPreparedDatabase(dump: string): Promise<Connection> {
  const client = await openDump(dump, AllPreparingPGlite)
  return embeddedConnection(client, () => client.close())
}

/** The database of a server's address. All clients of the process prepare from then on. */
export async function connectPreparedPostgres(url: string): Promise<Connection> {
  pg.Client.prototype.query = queryPrepared as typeof plainQuery
  return connectPostgres(url)
}

const plainQuery = pg.Client.prototype.query

function queryPrepared(this: pg.Client, asked: pg.QueryConfig | string, ...rest: unknown[]): unknown {
  const name = typeof asked === 'string' || asked.name !== undefined ? null : nameOf(asked.text)
  const named = name === null ? asked : { ...(asked as pg.QueryConfig), name }
  return Reflect.apply(plainQuery as (...all: unknown[]) => unknown, this, [named, ...rest])
}
