import type { Actor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PaymentProvider } from '../../finance/payments/payment-provider.ts'
import type { Sealer } from '../../platform/secrets/seal-text.ts'

/** A command's context beside the database: who works, the shop's address, the time, the secrets and the output. */
export type OperatorContext = {
  /** Who is recorded in the trail: a member of the staff, or the operator of this machine. */
  actor: Actor
  publicUrl: string
  print: (text: string) => void
  clock: () => Date
  /** A file that the command names, from where the command was typed. Throws UsageError if it cannot be read. */
  readFile: (path: string) => Promise<Buffer>
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
  /** `none`: it works outside of the database too, where nothing can be taken back; `own`: it has its own. */
  dryRun?: 'none' | 'own'
}

/** A mistyped command; the message gives the correct form. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** What a command names does not exist. */
export class NothingThere extends Error {
  override name = 'NothingThere'
}
