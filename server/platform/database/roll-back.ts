import type { Database } from './database.ts'
import { retryTransaction } from './retry-transaction.ts'

/** Does the work in a transaction, and answers what it measured after undoing it all. Throws what the work throws. */
export async function rollBack<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  try {
    await retryTransaction(database, async (transaction) => {
      throw new Measured(await work(transaction))
    })
  } catch (error) {
    if (error instanceof Measured) return error.result as Result
    throw error
  }
  throw new Error('What was only to be measured was committed.')
}

class Measured extends Error {
  readonly result: unknown

  constructor(result: unknown) {
    super('measured')
    this.result = result
  }
}
