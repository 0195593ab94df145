import type { Accounts } from '../accounts/accounts.ts'
import type { Database } from '../database/database.ts'
import type { DepositsOf } from './charges/deposits-of.ts'
import type { Identity } from '../http/identity.ts'

export type EmptiesDeps = {
  database: Database
  accounts: Accounts
  identity: Identity
  depositsOf: DepositsOf
  publicUrl: string
  clock: () => Date
}
