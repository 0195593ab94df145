import { setTimeout as wait } from 'node:timers/promises'
import {
  deadlockDetected,
  duplicateStatement,
  hasSqlState,
  serializationFailure,
  unknownStatement,
} from './database-away.ts'
import type { Database } from './database.ts'

/** How often a transaction is run again, and the longest first pause; each further one may be twice as long. */
const mostRetries = 5
const firstPauseMs = 20

type Patience = { pause?: (ms: number) => Promise<unknown>; chance?: () => number }

/**
 * Runs work in a transaction, and again while PostgreSQL ends it for the sake of another one (40P01, 40001) or a pooler
 * has lost the name of a statement: at most five times more, after growing random pauses. The work changes nothing outside of the database.
 */
export async function retryTransaction<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
  { pause = wait, chance = Math.random }: Patience = {},
): Promise<Result> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await database.transaction(work)
    } catch (error) {
      if (retries === mostRetries || !isPassing(error)) throw error
      await pause(Math.ceil(firstPauseMs * 2 ** retries * chance()))
    }
  }
}

const isPassing = (error: unknown) =>
  error instanceof Error &&
  hasSqlState(error, deadlockDetected, serializationFailure, duplicateStatement, unknownStatement)
