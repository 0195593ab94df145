import type { Database } from '../database/connect.ts'
import type { AccountLimits } from './account-limits.ts'
import type { IdentityProviders } from './identity-providers.ts'
import type { PasswordDesk } from './passwords/password-desk.ts'
import type { AccessTokens } from './sessions/access-tokens.ts'
import type { SigningKeys } from './sessions/signing-keys.ts'

/** What the verbs of accounts work with. */
export type Accounts = {
  database: Database
  publicUrl: string
  passwords: PasswordDesk
  keys: SigningKeys
  tokens: AccessTokens
  providers: IdentityProviders
  /** Of the password gate; null opens it to nobody. */
  sitePassword: string | null
  /** What other features keep of a client, for the download of own data. */
  ownData: readonly OwnData[]
  /** What other features do before an account goes, in its transaction. Orders stay, without the person. */
  forgetClient: readonly ForgetClient[]
  limits: AccountLimits
  clock: () => Date
}

/** One part of the download of own data: its name there, and what it holds. */
export type OwnData = { name: string; read: (database: Database, clientId: string) => Promise<unknown> }
export type ForgetClient = (transaction: Database, clientId: string) => Promise<void>

/** From where something is asked: the address for the audit, the network for limits, the device for the list of sessions. */
export type Caller = { ip: string; network: string; device: string }
