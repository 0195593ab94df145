import type { Accounts } from '../accounts/accounts.ts'
import type { Database } from '../database/database.ts'
import type { Identity } from '../http/identity.ts'

export type TokenDeps = {
  accounts: Accounts
  identity: Identity
  database: Database
  publicUrl: string
  clock: () => Date
}
