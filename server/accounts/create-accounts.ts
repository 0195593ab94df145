import type { Database } from '../database/connect.ts'
import type { Identity } from '../http/identity.ts'
import { accountLimits, type AccountLimits } from './account-limits.ts'
import type { Accounts, ForgetClient, OwnData } from './accounts.ts'
import { createIdentity } from './identify-client.ts'
import { type IdentityProviders, providerNames } from './identity-providers.ts'
import { RequestError } from '../errors.ts'
import { openPasswordDesk } from './passwords/password-desk.ts'
import { createAccessTokens } from './sessions/access-tokens.ts'
import { openSigningKeys } from './sessions/signing-keys.ts'

/** What an installation, a test or a benchmark sets. */
export type AccountSettings = {
  providers?: IdentityProviders
  sitePassword?: string | null
  ownData?: readonly OwnData[]
  forgetClient?: readonly ForgetClient[]
  /** For benchmarks, which try more often than any person. */
  limits?: AccountLimits
  clock?: () => Date
}

/** Accounts and sessions of one server, and who calls it, for all features. */
export async function createAccounts({
  database,
  publicUrl,
  providers = noProviders,
  sitePassword = null,
  ownData = [],
  forgetClient = [],
  limits = accountLimits,
  clock = () => new Date(),
}: AccountSettings & { database: Database; publicUrl: string }): Promise<{
  accounts: Accounts
  identity: Identity
}> {
  const keys = await openSigningKeys(database, clock())
  const tokens = createAccessTokens({ keys, issuer: publicUrl })
  const passwords = await openPasswordDesk()
  const accounts: Accounts = {
    database,
    publicUrl,
    passwords,
    keys,
    tokens,
    providers,
    sitePassword,
    ownData,
    forgetClient,
    limits,
    clock,
  }
  return { accounts, identity: createIdentity(accounts) }
}

const noProviders: IdentityProviders = {
  exchange: async (provider) => {
    const sentence = `${providerNames[provider]} sign-in is not available. Please contact support.`
    throw new RequestError(503, 'provider_unavailable', sentence)
  },
}
