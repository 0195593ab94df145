import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Connection, Database } from './database.ts'
import { copyDatabase } from './copy-database.ts'
import { makePrivate } from './private-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { observing, type StatementObserver } from './observe-statements.ts'
import { PreparingPGlite } from './preparing-pglite.ts'

/** What a connection asks of the embedded database. */
export type EmbeddedClient = Pick<PGlite, 'query' | 'transaction'>

type EmbeddedOptions = {
  folder?: string
  /** The folder of a database that a new one begins as a copy of. */
  startFrom?: string | null
  /** Learns of every statement, where the process is traced. */
  observe?: StatementObserver | null
}

/** Whether a folder holds an embedded database: opening one that does not makes a new one. */
export const isDatabase = (folder: string): Promise<boolean> =>
  stat(join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  )

/** What a command says that works on a shop which was opened before. */
export const noDatabase = (folder: string): string =>
  `There is no database in ${folder}. Set VAR_FOLDER to the folder of the shop, or start the shop there once.`

/** PostgreSQL inside this process: in a folder, or in memory where none is named (benchmarks). */
export async function connectEmbedded(options: EmbeddedOptions = {}): Promise<Connection> {
  const { folder, startFrom = null, observe = null } = options
  const unlock = folder === undefined ? () => {} : await claimFolder(folder)
  const client = await openClient(folder, startFrom).catch((error: unknown) => {
    unlock()
    throw error
  })
  const connection = embeddedConnection(observe === null ? client : observed(client, observe), async () => {
    await client.close()
    // PGlite makes files with a mode of its own, past the umask; the folder keeps others out meanwhile.
    if (folder !== undefined) makePrivate(folder)
    unlock()
  })
  return {
    ...connection,
    whileFilesRest: folder === undefined ? null : (work) => client.runExclusive(work),
  }
}

async function openClient(folder: string | undefined, startFrom: string | null): Promise<PreparingPGlite> {
  if (folder !== undefined && startFrom !== null) await copyDatabase(startFrom, folder)
  const client = new PreparingPGlite(folder === undefined ? {} : { dataDir: folder })
  await client.waitReady
  if (folder !== undefined) makePrivate(folder)
  return client
}

/** A connection over an embedded database that is open; `close` ends it. */
export function embeddedConnection(client: EmbeddedClient, close: () => Promise<void>): Connection {
  const database = drizzle(client as PGlite) as unknown as Database
  const closing = new AbortController()
  return {
    database,
    kind: 'embedded',
    whileFilesRest: null,
    closing: closing.signal,
    // One process owns the folder, so there is no one to wait for.
    withLock: (_key, work) => database.transaction(work),
    close: () => {
      closing.abort()
      return close()
    },
  }
}

function observed(client: PGlite, observe: StatementObserver): EmbeddedClient {
  const seen = (query: PGlite['query']) =>
    observing(query as unknown as Parameters<typeof observing>[0], observe) as unknown as PGlite['query']
  return {
    query: seen(client.query.bind(client)),
    transaction: (work) =>
      client.transaction((transaction) =>
        work({
          ...transaction,
          // Read when asked, as it changes.
          get closed() {
            return transaction.closed
          },
          query: seen(transaction.query.bind(transaction)),
        }),
      ),
  }
}

async function claimFolder(folder: string): Promise<() => void> {
  makePrivate(folder)
  return lockFolder(folder)
}
