import type { Database } from '../database/connect.ts'
import type { AccountLimits } from './account-limits.ts'
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
  limits: AccountLimits
  clock: () => Date
}

/** From where something is asked: the address for the audit, the network for limits, the device for the list of sessions. */
export type Caller = { ip: string; network: string; device: string }
