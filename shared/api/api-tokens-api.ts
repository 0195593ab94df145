import Type, { type Static } from 'typebox'
import { breweryScopes, buyerScopes, groupScopes, tokenDays } from '../accounts/api-token-scopes.ts'
import { Proof } from './accounts-api.ts'

const exact = { additionalProperties: false }
const Name = Type.String({ minLength: 1, maxLength: 60 })
const Days = Type.Enum([...tokenDays])
const scopesAmong = <S extends string>(scopes: readonly S[]) =>
  Type.Array(Type.Enum([...scopes]), { minItems: 1, maxItems: scopes.length })

/** A token to be made; a buyer proves again who asks. */
export const NewBuyerToken = Type.Object(
  { name: Name, scopes: scopesAmong(buyerScopes), days: Days, ...Proof.properties },
  exact,
)
export const NewBreweryToken = Type.Object(
  { name: Name, scopes: scopesAmong(breweryScopes), days: Days },
  exact,
)
export const NewGroupToken = Type.Object({ name: Name, scopes: scopesAmong(groupScopes), days: Days }, exact)

/** A token without its text, which no one can read again. */
export const ApiToken = Type.Object({
  id: Type.String(),
  name: Type.String(),
  scopes: Type.Array(Type.String()),
  madeBy: Type.String(),
  madeAt: Type.String(),
  endsAt: Type.String(),
  /** When it was used last, to the minute, and from which network; null before its first use. */
  lastUsedAt: Type.Union([Type.String(), Type.Null()]),
  lastUsedFrom: Type.Union([Type.String(), Type.Null()]),
})
export type ApiToken = Static<typeof ApiToken>
export const ApiTokens = Type.Object({ tokens: Type.Array(ApiToken) })
export const GroupTokens = Type.Object({
  group: Type.Object({ name: Type.String(), slug: Type.String() }),
  /** Organisers make and end tokens; Dray's staff read the list. */
  mayMake: Type.Boolean(),
  tokens: Type.Array(ApiToken),
})
/** A new token with its text, this once. */
export const MadeToken = Type.Object({ ...ApiToken.properties, token: Type.String() })
