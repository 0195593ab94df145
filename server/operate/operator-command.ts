import type { Database } from '../database/database.ts'

/** A command's context beside the database: the shop's address, the progress output and the time. */
export type OperatorContext = { publicUrl: string; print: (text: string) => void; clock: () => Date }

/** One verb of the operator: `usage` is the text of --help, `run` returns the output. */
export type Command = {
  usage: string
  does: string
  run: (database: Database, words: string[], context: OperatorContext) => Promise<string>
}

/** A mistyped command; the message gives the correct form. */
export class UsageError extends Error {
  override name = 'UsageError'
}
