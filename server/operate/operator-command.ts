import type { Database } from '../database/database.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'
import type { Sealer } from '../secrets/seal-text.ts'

/** A command's context beside the database: the shop's address, the progress output, the time and the secrets. */
export type OperatorContext = {
  publicUrl: string
  print: (text: string) => void
  clock: () => Date
  /** With the installation's keys; throws ConfigError if they do not open its secrets. */
  openSealer: () => Promise<Sealer>
  /** Who takes the cards of this installation. */
  openProvider: (database: Database) => PaymentProvider
}

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
