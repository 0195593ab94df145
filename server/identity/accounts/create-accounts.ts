import { noProviders } from '../../platform/errors/sign-in-errors.ts'
import type { Database } from '../../platform/database/database.ts'
import type {
  AddressRule,
  FindBusinessName,
  FindUnsettled,
  ForgetClient,
  PersonalData,
  RequiresSecondFactor,
} from '../../feature.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { accountLimits, type AccountLimits } from './account-limits.ts'
import type { Accounts } from './accounts.ts'
import { createIdentity } from './identify-client.ts'
import type { IdentityProviders } from './identity-providers.ts'
import { createPasswordHasher } from './passwords/password-hasher.ts'
import type { Argon2Parameters } from './passwords/phc-string.ts'
import type { Sealer } from '../../platform/secrets/seal-text.ts'
import { createAccessTokens } from './sessions/access-tokens.ts'
import { openSigningKeys } from './sessions/signing-keys.ts'

/** Settings of an installation, a test or a benchmark. */
export type AccountSettings = {
  providers?: IdentityProviders
  sitePassword?: string | null
  secondFactor?: 'required' | 'off'
  personalData?: readonly PersonalData[]
  forgetClient?: readonly ForgetClient[]
  forgetPerson?: readonly ForgetClient[]
  unsettled?: readonly FindUnsettled[]
  businessNames?: readonly FindBusinessName[]
  addressRules?: readonly AddressRule[]
  requiresSecondFactor?: readonly RequiresSecondFactor[]
  notifyUnreadable?: (clientId: string) => void
  /** For benchmarks, which try more often than any person. */
  limits?: AccountLimits
  /** For tests, which sign up thousands; no setting reaches here, so that every shop that is started derives as OWASP says. */
  passwordParameters?: Argon2Parameters
  clock?: () => Date
}

export type OpenAccounts = { accounts: Accounts; identity: Identity }

/** Accounts and sessions of one server, and the identity of each caller, for all features. */
export async function createAccounts({
  database,
  publicUrl,
  providers = absentProviders,
  sitePassword = null,
  secondFactor = 'required',
  personalData = [],
  forgetClient = [],
  forgetPerson = [],
  unsettled = [],
  businessNames = [],
  addressRules = [],
  requiresSecondFactor = [],
  sealer,
  notifyUnreadable = () => {},
  limits = accountLimits,
  passwordParameters,
  clock = () => new Date(),
}: AccountSettings & { database: Database; publicUrl: string; sealer: Sealer }): Promise<OpenAccounts> {
  const keys = await openSigningKeys({ database, sealer }, clock())
  const tokens = createAccessTokens({ keys, issuer: publicUrl })
  const passwords = createPasswordHasher(passwordParameters)
  const accounts: Accounts = {
    database,
    publicUrl,
    passwords,
    tokens,
    providers,
    sitePassword,
    secondFactor,
    personalData,
    forgetClient,
    forgetPerson,
    unsettled,
    businessNames,
    addressRules,
    requiresSecondFactor,
    sealer,
    notifyUnreadable,
    limits,
    clock,
  }
  return { accounts, identity: createIdentity(accounts) }
}

const absentProviders: IdentityProviders = {
  exchange: async (provider) => {
    throw noProviders(provider)
  },
}
