import type { Connection, Database } from '../../../server/platform/database/database.ts'

/** What a caller gets whose server ended in the middle of its work. */
export class Killed extends Error {}

/**
 * A connection whose server can be killed: the transaction after so many more does all its work and is then lost, as
 * when a process ends before its commit. Transactions within transactions are not counted.
 */
export function killableConnection(connection: Connection) {
  let left: number | null = null
  const { database } = connection
  const transaction: Database['transaction'] = (work, config) => {
    if (left === null) return database.transaction(work, config)
    if (left > 0) {
      left -= 1
      return database.transaction(work, config)
    }
    left = null
    return database.transaction(async (within) => {
      await work(within)
      throw new Killed('The server ended.')
    }, config)
  }
  const killable = new Proxy(database, {
    get: (target, name) => (name === 'transaction' ? transaction : bound(target, name)),
  })
  return {
    database: killable,
    /** The transaction after so many more is lost. */
    killAfter: (transactions: number) => void (left = transactions),
    live: () => void (left = null),
  }
}

function bound(target: Database, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name)
  return typeof value === 'function' ? (value.bind(target) as unknown) : value
}
