import Type, { type Static } from 'typebox'
import { businessLimits, siteRoles } from '../accounts/site-roles.ts'
import { tradeStates } from '../trade/trade-words.ts'

/** Businesses with several sites and people (BIZ-02, BIZ-03, BIZ-04). Times are ISO, UTC. */
const exact = { additionalProperties: false }
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Role = Type.Enum([...siteRoles])
const mostLimitMinor = 100_000_000
const SiteId = Type.String({ minLength: 36, maxLength: 36 })

/** A site, or with null all sites of the business. */
const MemberRole = Type.Object({ role: Role, siteId: nullable(SiteId) }, exact)

/** GET /api/account/places: where the person acts, the own account first. */
export const Places = Type.Object({
  places: Type.Array(
    Type.Object({
      /** Null for the own account. */
      siteId: nullable(Type.String()),
      name: Type.String(),
      /** Null for an account that belongs to no business of several sites or people. */
      business: nullable(Type.String()),
      roles: Type.Array(Role),
      isCurrent: Type.Boolean(),
    }),
  ),
})
export type Places = Static<typeof Places>

/** PUT /api/account/place. */
export const PlaceChoice = Type.Object({ siteId: nullable(SiteId) }, exact)

/** PUT /api/account/business/members/{id}/limit. Pence ex VAT, per order and per calendar month; null is no limit (BIZ-06). */
export const MemberLimit = Type.Object(
  {
    perOrderMinor: nullable(Type.Integer({ minimum: 0, maximum: mostLimitMinor })),
    perMonthMinor: nullable(Type.Integer({ minimum: 0, maximum: mostLimitMinor })),
  },
  exact,
)
export type MemberLimit = Static<typeof MemberLimit>

/** GET /api/account/business, and the answer of every change. Only its owners see people and invitations. */
export const Business = Type.Object({
  name: Type.String(),
  /** What documents of its sites are addressed to; null is not stated. */
  vatNumber: nullable(Type.String()),
  companyNumber: nullable(Type.String()),
  invoiceAddress: nullable(
    Type.Object({ street: Type.String(), town: Type.String(), postcode: Type.String() }),
  ),
  /** Whether the caller owns all of it, and may change its sites and people. */
  isOwner: Type.Boolean(),
  sites: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      state: Type.Enum([...tradeStates]),
      isCurrent: Type.Boolean(),
    }),
  ),
  members: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      email: Type.String(),
      isYou: Type.Boolean(),
      roles: Type.Array(
        Type.Object({
          role: Role,
          siteId: nullable(Type.String()),
          since: Type.String(),
          givenBy: Type.String(),
        }),
      ),
      /** What the person may order without approval, ex VAT; null is no limit. */
      limit: MemberLimit,
    }),
  ),
  invitations: Type.Array(
    Type.Object({
      id: Type.String(),
      email: Type.String(),
      role: Role,
      siteId: nullable(Type.String()),
      invitedBy: Type.String(),
      endsAt: Type.String(),
      hasEnded: Type.Boolean(),
    }),
  ),
})
export type Business = Static<typeof Business>

const Typed = Type.Optional(nullable(Type.String({ maxLength: 500 })))

/** PUT /api/account/business: without street, town and postcode documents name the address of the order. */
export const TypedBusiness = Type.Object(
  { name: Typed, vatNumber: Typed, companyNumber: Typed, street: Typed, town: Typed, postcode: Typed },
  exact,
)

/** POST /api/account/business/invitations. */
export const MemberInvitation = Type.Object(
  { email: Type.String({ minLength: 3, maxLength: 254 }), ...MemberRole.properties },
  exact,
)

/** PUT /api/account/business/members/{id}: all roles that the person has from now on. */
export const MemberRoles = Type.Object(
  { roles: Type.Array(MemberRole, { minItems: 1, maxItems: businessLimits.rolesOfMember }) },
  exact,
)

/** DELETE /api/account/business/membership: the business that the caller has left. */
export const LeftBusiness = Type.Object({ left: Type.String() })
