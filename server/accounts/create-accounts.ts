import type { Database } from '../database/connect.ts'
import type { Identity } from '../http/identity.ts'
import { accountLimits, type AccountLimits } from './account-limits.ts'
import type { Accounts } from './accounts.ts'
import { createIdentity } from './identify-client.ts'
import { openPasswordDesk } from './passwords/password-desk.ts'
import { createAccessTokens } from './sessions/access-tokens.ts'
import { openSigningKeys } from './sessions/signing-keys.ts'

/** What an installation, a test or a benchmark sets. */
export type AccountSettings = {
  /** For benchmarks, which try more often than any person. */
  limits?: AccountLimits
  clock?: () => Date
}

/** Accounts and sessions of one server, and who calls it, for all features. */
export async function createAccounts({
  database,
  publicUrl,
  limits = accountLimits,
  clock = () => new Date(),
}: AccountSettings & { database: Database; publicUrl: string }): Promise<{
  accounts: Accounts
  identity: Identity
}> {
  const keys = await openSigningKeys(database, clock())
  const tokens = createAccessTokens({ keys, issuer: publicUrl })
  const passwords = await openPasswordDesk()
  const accounts: Accounts = { database, publicUrl, passwords, keys, tokens, limits, clock }
  return { accounts, identity: createIdentity(accounts) }
}
