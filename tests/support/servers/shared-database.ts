import { readFile } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import type { Connection } from '../../../server/platform/database/database.ts'
import {
  type EmbeddedClient,
  embeddedConnection,
} from '../../../server/platform/database/embedded-database.ts'
import { PreparingPGlite } from '../../../server/platform/database/preparing-pglite.ts'
import { emptyDatabase, readSchema } from './empty-database.ts'

/** Embedded databases of this worker that no test has at the moment; at most as many as one test file opened at once. */
const idle: PGlite[] = []
/** The schema that migrations leave, as readSchema puts it. */
let migrated: string | null = null

/**
 * A migrated, empty embedded database for one test at a time. Opening one takes half a second of work, emptying one some
 * milliseconds: so a closed one is emptied for the next test, unless its schema has changed. `dump` is the file of a
 * migrated one.
 */
export async function borrowDatabase(dump: string): Promise<Connection> {
  const client = (await takeIdle()) ?? (await open(dump))
  const loan = new Loan(client)
  return embeddedConnection(loan, async () => {
    if (await loan.end()) idle.push(client)
  })
}

async function takeIdle(): Promise<PGlite | null> {
  const client = idle.pop()
  if (client === undefined) return null
  const isAsMigrated = (await readSchema(client)) === migrated
  if (isAsMigrated) await emptyDatabase(client)
  else await client.close()
  return isAsMigrated ? client : takeIdle()
}

async function open(dump: string): Promise<PGlite> {
  const client = await openDump(dump)
  migrated ??= await readSchema(client)
  return client
}

/** An embedded database in memory as the file of a dump has it. */
export async function openDump(dump: string, Client = PreparingPGlite): Promise<PGlite> {
  const bytes = new Uint8Array(await readFile(dump))
  const client = new Client({ loadDataDir: new Blob([bytes]) })
  await client.waitReady
  return client
}

/** One test's hold on a database: whatever still runs when the test has ended is refused, as by a closed database. */
class Loan implements EmbeddedClient {
  readonly #client: PGlite
  #isOver = false

  constructor(client: PGlite) {
    this.#client = client
  }

  query: PGlite['query'] = async (...call) => this.#open().query(...call)
  transaction: PGlite['transaction'] = async (work) => this.#open().transaction(work)
  /** Whether this call ended it. */
  async end(): Promise<boolean> {
    if (this.#isOver) return false
    this.#isOver = true
    return true
  }

  #open(): PGlite {
    if (this.#isOver) throw new Error('The database is closed')
    return this.#client
  }
}
