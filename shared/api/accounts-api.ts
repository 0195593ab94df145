import Type, { type Static } from 'typebox'
import { providers } from '../accounts/sign-in-providers.ts'
import { servings } from '../accounts/cellar.ts'
import { couplerCodes } from '../catalogue/sizes/couplers.ts'
import { ClientSubscriptions } from './newsletter-api.ts'
import { SecondFactorOverview } from './second-factor-api.ts'

/**
 * Calls that make, keep and end a client's session, and those of the account (AUTH-48 to AUTH-58, OPEN-25). Times are
 * ISO, UTC.
 */
const exact = { additionalProperties: false }
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Time = Type.String({ format: 'date-time' })
const Email = Type.String({ minLength: 3, maxLength: 254 })
/** Eight characters at least (AUTH-44); the most is a bound on work, not a rule for people. */
const NewPassword = Type.String({ minLength: 8, maxLength: 512 })
const Password = Type.String({ minLength: 1, maxLength: 512 })
const PersonName = Type.String({ minLength: 1, maxLength: 120 })
const Secret = Type.String({ minLength: 1, maxLength: 512 })

export const Client = Type.Object({
  id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  emailConfirmed: Type.Boolean(),
  /** ENT-58. A client belongs to no brewery and has no picture, so these are empty. */
  teamId: nullable(Type.String()),
  teamIds: Type.Array(Type.String()),
  avatarUrl: nullable(Type.String()),
  /** The site that this device acts for; null for the own account (PUT /api/account/place). */
  siteId: nullable(Type.String()),
  /** Whether the client belongs to a business with several sites or people. */
  hasSites: Type.Boolean(),
  /** The cellar's couplers, against which kegs are checked; null while unknown (storefront/accounts/cellar/README.md). */
  couplers: nullable(Type.Array(Type.Enum([...couplerCodes]))),
})
export type Client = Static<typeof Client>

/** What register, sign-in, a provider's exchange and refresh answer (AUTH-49). */
export const SignedIn = Type.Object({
  client: Client,
  token: Type.Object({ accessToken: Type.String(), expiresAt: Time }),
  refresh: Type.Object({ refreshToken: Type.String(), expiresAt: Time }),
})
export type SignedIn = Static<typeof SignedIn>

export const Registration = Type.Object(
  { email: Email, password: NewPassword, name: PersonName, marketingOptIn: Type.Boolean() },
  exact,
)
export const Credentials = Type.Object({ email: Email, password: Password }, exact)
/** nonce where the provider speaks OpenID. */
export const ProviderCode = Type.Object(
  {
    code: Type.String({ minLength: 1, maxLength: 4096 }),
    redirectUri: Type.String({ maxLength: 500 }),
    codeVerifier: Type.Optional(Type.String({ minLength: 43, maxLength: 128 })),
    nonce: Type.Optional(Type.String({ minLength: 16, maxLength: 128 })),
  },
  exact,
)
export const Refresh = Type.Object({ refreshToken: Secret }, exact)
/** Nothing for a guest (AUTH-58). */
export const Logout = Type.Object({ refreshToken: Type.Optional(Secret) }, exact)

/** Links in mails carry their token in the fragment, which no server and no log sees. */
export const MailToken = Type.Object({ token: Secret }, exact)
export const ResetRequest = Type.Object({ email: Email }, exact)
export const ResetPassword = Type.Object({ token: Secret, password: NewPassword }, exact)

export const Address = Type.Object(
  {
    label: Type.String({ minLength: 1, maxLength: 60 }),
    recipient: Type.String({ minLength: 1, maxLength: 120 }),
    street: Type.String({ minLength: 1, maxLength: 120 }),
    apartment: nullable(Type.String({ maxLength: 120 })),
    town: Type.String({ minLength: 1, maxLength: 80 }),
    postcode: Type.String({ minLength: 5, maxLength: 8 }),
    phone: nullable(Type.String({ maxLength: 30 })),
  },
  exact,
)
export type Address = Static<typeof Address>
export const SavedAddress = Type.Object({ id: Type.String(), ...Address.properties })
export type SavedAddress = Static<typeof SavedAddress>

export const SessionInfo = Type.Object({
  id: Type.String(),
  startedAt: Time,
  lastUsedAt: Time,
  /** Browser and system in words, as 'Firefox on Windows'. */
  device: Type.String(),
  /** Whether this is the session of the request. */
  current: Type.Boolean(),
})
export type SessionInfo = Static<typeof SessionInfo>

/** GET and PUT /api/account/cellar. Empty lists are no profile. */
export const Cellar = Type.Object(
  {
    servings: Type.Array(Type.Enum([...servings]), { maxItems: servings.length }),
    couplers: Type.Array(Type.Enum([...couplerCodes]), { maxItems: couplerCodes.length }),
  },
  exact,
)
export type Cellar = Static<typeof Cellar>

export const LinkedProvider = Type.Object({ provider: Type.Enum([...providers]), linkedAt: Time })
export type LinkedProvider = Static<typeof LinkedProvider>

/** GET /api/account. */
export const AccountOverview = Type.Object({
  client: Client,
  /** All false while the address is not confirmed: what it gets is its owner's business. */
  letters: ClientSubscriptions,
  hasPassword: Type.Boolean(),
  /** A new address that waits for its confirmation. */
  pendingEmail: nullable(Type.String()),
  /** Accounts elsewhere that sign the client in. */
  providers: Type.Array(LinkedProvider),
  cellar: Cellar,
  addresses: Type.Array(SavedAddress),
  secondFactor: SecondFactorOverview,
  sessions: Type.Array(SessionInfo),
})
export type AccountOverview = Static<typeof AccountOverview>

/** PATCH /api/account. */
export const AccountChange = Type.Object(
  {
    name: Type.Optional(PersonName),
    letters: Type.Optional(ClientSubscriptions),
  },
  exact,
)
/** The code of a mail (POST /api/account/proof-code), which replaces the password of a client without one. */
const ProofCode = Type.String({ minLength: 1, maxLength: 20 })
/** What shows who is there: the password, or for a client without one the code of a mail or a sign-in just now. */
export const Proof = Type.Object({ password: Type.Optional(Password), code: Type.Optional(ProofCode) }, exact)
export type Proof = Static<typeof Proof>
/** `settlesLater` agrees that the business's details are retained until what is open is settled. */
export const AccountDeletion = Type.Object(
  { ...Proof.properties, settlesLater: Type.Optional(Type.Boolean()) },
  exact,
)
export type AccountDeletion = Static<typeof AccountDeletion>
export const PasswordChange = Type.Object(
  { currentPassword: Type.Optional(Password), password: NewPassword, code: Type.Optional(ProofCode) },
  exact,
)
export const EmailChange = Type.Object({ email: Email, ...Proof.properties }, exact)
export const SitePassword = Type.Object({ password: Type.String({ maxLength: 200 }) }, exact)
