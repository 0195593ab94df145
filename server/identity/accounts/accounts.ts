import type { Database } from '../../platform/database/database.ts'
import type {
  AddressRule,
  FindBusinessName,
  FindUnsettled,
  ForgetClient,
  PersonalData,
  RequiresSecondFactor,
} from '../../feature.ts'
import type { AccountLimits } from './account-limits.ts'
import type { IdentityProviders } from './identity-providers.ts'
import type { PasswordHasher } from './passwords/password-hasher.ts'
import type { Sealer } from '../../platform/secrets/seal-text.ts'
import type { AccessTokens } from './sessions/access-tokens.ts'

/** The dependencies of the functions of accounts. */
export type Accounts = {
  database: Database
  publicUrl: string
  passwords: PasswordHasher
  tokens: AccessTokens
  providers: IdentityProviders
  /** The password of the site's gate; with null the gate admits no one. */
  sitePassword: string | null
  /** Whether work for Dray or a brewery asks for one. */
  secondFactor: 'required' | 'off'
  /** Hooks of other features that add their data to the client's download of own data. */
  personalData: readonly PersonalData[]
  /**
   * Hooks of other features that run before an account is deleted, in the same transaction. Orders stay, without the
   * person. One that throws RequestError keeps the account.
   */
  forgetClient: readonly ForgetClient[]
  /** Those of them that are about the person, where the account stays as a site of a business. */
  forgetPerson: readonly ForgetClient[]
  /** What is not settled with a client: the business's details are retained until nothing is. */
  unsettled: readonly FindUnsettled[]
  businessNames: readonly FindBusinessName[]
  /** What other features need of an address that a client changes. */
  addressRules: readonly AddressRule[]
  /** The parts of the shop that require a second factor of a client. The strictest rule counts. */
  requiresSecondFactor: readonly RequiresSecondFactor[]
  /** Seals texts that the database must not hold in clear. */
  sealer: Sealer
  /** Notes that a client's sealed secret does not open: the key is another one than it was. */
  notifyUnreadable: (clientId: string) => void
  limits: AccountLimits
  clock: () => Date
}

/**
 * The origin of a request: the address for the audit, the network for limits, the device in words for the list of
 * sessions, and the token of its cookie, by which limits recognise a device; null without the cookie.
 */
export type Caller = { ip: string; network: string; device: string; deviceToken: string | null }
