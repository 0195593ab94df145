import type { Accounts } from '../../identity/accounts/accounts.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Identity } from '../../platform/http/identity.ts'

export type TokenDeps = {
  accounts: Accounts
  identity: Identity
  database: Database
  publicUrl: string
  clock: () => Date
}
