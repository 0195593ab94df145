import type { Database } from '../database/connect.ts'

/** What a command is given beside the database: the shop's address, where to say how far it has come, and the time. */
export type OperatorContext = { publicUrl: string; tell: (text: string) => void; clock: () => Date }

/** One verb of the operator: `usage` is what --help shows, `run` answers what is printed. */
export type Command = {
  usage: string
  does: string
  run: (database: Database, words: string[], context: OperatorContext) => Promise<string>
}

/** A command that was typed wrongly; the message says what would be right. */
export class UsageError extends Error {
  override name = 'UsageError'
}
