import type { Database } from '../database/connect.ts'

/** What commands need to know beside the database. */
export type Surroundings = { publicUrl: string; clock: () => Date }

/** One verb of the operator: `usage` is what --help shows, `run` answers what is printed. */
export type Command = {
  usage: string
  does: string
  run: (database: Database, words: string[], surroundings: Surroundings) => Promise<string>
}

/** A command that was typed wrongly; the message says what would be right. */
export class UsageError extends Error {
  override name = 'UsageError'
}
