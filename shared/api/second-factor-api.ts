import Type, { type Static } from 'typebox'

/** Calls of the second factor: passkeys (WebAuthn), an authenticator app (TOTP) and recovery codes (ROLE-07 to ROLE-13). */
const exact = { additionalProperties: false }
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Time = Type.String({ format: 'date-time' })
const base64Url = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[\\w-]+$' })

/** A code as it is typed: six figures of the app, a recovery code, or one from a mail. */
const TypedCode = Type.String({ minLength: 1, maxLength: 40 })
export const SecondFactorCode = Type.Object({ code: TypedCode }, exact)
/** The code of a mail (POST /api/account/proof-code), for the first factor alone. */
export const FactorProof = Type.Object({ code: Type.Optional(TypedCode) }, exact)
export const SecondStep = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 100 }), code: TypedCode },
  exact,
)

/** Options for the browser's own navigator.credentials, as WebAuthn calls them in JSON. */
export const PasskeyOptions = Type.Object({ challenge: Type.String() }, { additionalProperties: true })
export const PasskeyCreation = Type.Object(
  {
    id: base64Url(1400),
    clientDataJSON: base64Url(4000),
    attestationObject: base64Url(12_000),
    transports: Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 }),
  },
  exact,
)
export type PasskeyCreation = Static<typeof PasskeyCreation>
export const PasskeyAnswer = Type.Object(
  {
    id: base64Url(1400),
    clientDataJSON: base64Url(4000),
    authenticatorData: base64Url(4000),
    /** The longest of WebAuthn's algorithms, ML-DSA-87, signs with 4,627 bytes: 6,170 characters. */
    signature: base64Url(8000),
    userHandle: Type.Optional(nullable(base64Url(200))),
  },
  exact,
)
export type PasskeyAnswer = Static<typeof PasskeyAnswer>

export const TotpSecret = Type.Object({ secret: Type.String(), address: Type.String() })
/** Ten codes, shown this once, where the first factor was added; null where there were codes before. */
export const FactorAdded = Type.Object({ recoveryCodes: nullable(Type.Array(Type.String())) })
export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) })
export const SteppedUp = Type.Object({ recoveryCodesLeft: Type.Integer() })
export const SignInChoice = Type.Object({ asksAtSignIn: Type.Boolean() }, exact)

const Passkey = Type.Object({
  id: Type.String(),
  /** Browser and system where it was made. */
  name: Type.String(),
  createdAt: Time,
  lastUsedAt: nullable(Time),
})

/** Part of GET /api/account. */
export const SecondFactorOverview = Type.Object({
  authenticatorAddedAt: nullable(Time),
  passkeys: Type.Array(Passkey),
  /** What the browser's PublicKeyCredential.signalAllAcceptedCredentials takes. */
  acceptedPasskeys: Type.Object({
    rpId: Type.String(),
    userId: Type.String(),
    allAcceptedCredentialIds: Type.Array(Type.String()),
  }),
  recoveryCodesLeft: Type.Integer(),
  /** The client's own choice; consoles always require a second factor. */
  asksAtSignIn: Type.Boolean(),
  /** Whether the client's work on Dray needs one. */
  isNeeded: Type.Boolean(),
  /** Until when the present session may change factors; null where a factor is to be given first. */
  freshUntil: nullable(Time),
  /** A new factor does not count before, after a reset by others. */
  restsUntil: nullable(Time),
})
export type SecondFactorOverview = Static<typeof SecondFactorOverview>

/** In the answer 403 `second_factor_needed` of a sign-in: what finishes it. */
export const SignInStep = Type.Object({
  token: Type.String(),
  expiresAt: Time,
  hasPasskey: Type.Boolean(),
  hasAuthenticator: Type.Boolean(),
})
export type SignInStep = Static<typeof SignInStep>
