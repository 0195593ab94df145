import Type, { type Static } from 'typebox'
import { breweryRoles, staffRoles } from '../accounts/roles.ts'
import { siteRoles } from '../accounts/site-roles.ts'

/** People of a brewery and of Dray's staff, and how they are invited. */
const exact = { additionalProperties: false }
const anyRole = Type.Enum([...breweryRoles, ...staffRoles])
/** An owner of a brewery and of a business are one word. */
const invitedRole = Type.Enum([...new Set([...breweryRoles, ...staffRoles, ...siteRoles])])
const Email = Type.String({ minLength: 3, maxLength: 254 })

export const BreweryInvitation = Type.Object({ email: Email, role: Type.Enum([...breweryRoles]) }, exact)
export const StaffInvitation = Type.Object({ email: Email, role: Type.Enum([...staffRoles]) }, exact)
/** All roles that the person has from now on. */
export const BreweryRoles = Type.Object(
  { roles: Type.Array(Type.Enum([...breweryRoles]), { minItems: 1, maxItems: 4, uniqueItems: true }) },
  exact,
)
export const StaffRolesOf = Type.Object(
  { roles: Type.Array(Type.Enum([...staffRoles]), { minItems: 1, maxItems: 4, uniqueItems: true }) },
  exact,
)

export const Person = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  isYou: Type.Boolean(),
  hasSecondFactor: Type.Boolean(),
  roles: Type.Array(Type.Object({ role: anyRole, since: Type.String(), givenBy: Type.String() })),
})
export type Person = Static<typeof Person>

export const Invitation = Type.Object({
  id: Type.String(),
  email: Type.String(),
  role: anyRole,
  invitedBy: Type.String(),
  madeAt: Type.String(),
  endsAt: Type.String(),
  hasEnded: Type.Boolean(),
})
export type Invitation = Static<typeof Invitation>

/** GET …/people, and the answer of every change. */
export const People = Type.Object({
  people: Type.Array(Person),
  invitations: Type.Array(Invitation),
})
export type People = Static<typeof People>

export const InvitationToken = Type.Object({ token: Type.String({ minLength: 20, maxLength: 100 }) }, exact)

/** What the page of an invitation shows. The address is there for an open one alone. */
export const InvitationView = Type.Object({
  state: Type.Enum(['open', 'used', 'ended']),
  place: Type.String(),
  role: invitedRole,
  /** The role's name, and what it may, in words. */
  roleName: Type.String(),
  may: Type.String(),
  invitedBy: Type.String(),
  endsAt: Type.String(),
  email: Type.Union([Type.String(), Type.Null()]),
  hasAccount: Type.Boolean(),
})
export type InvitationView = Static<typeof InvitationView>

/** POST /api/join. */
export const Joined = Type.Object({
  place: Type.String(),
  role: invitedRole,
  path: Type.String(),
  /** The site of a business that the device acts for now. */
  siteId: Type.Optional(Type.String()),
})
export type Joined = Static<typeof Joined>

/** GET /api/sell/{brewery}/trail: who did what for the brewery, the newest first. */
export const BreweryTrail = Type.Object({
  entries: Type.Array(
    Type.Object({
      at: Type.String(),
      who: Type.String(),
      what: Type.String(),
      reason: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
})
export type BreweryTrail = Static<typeof BreweryTrail>

/** DELETE /api/sell/{brewery}/membership: the name of the brewery that the caller has left. */
export const LeftBrewery = Type.Object({ left: Type.String() })
export type LeftBrewery = Static<typeof LeftBrewery>
