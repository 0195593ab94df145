import Type, { type Static } from 'typebox'
import { runStates } from '../delivery/run-plan.ts'
import { regions } from '../geography/regions.ts'
import { listOf, listQuery } from './list-api.ts'
import { staffGroupViews } from './list-views.ts'

/** Groups as Dray's staff see them (STAF-26). Money is pence without VAT, days are 'YYYY-MM-DD'. */
const exact = { additionalProperties: false }
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Text = nullable(Type.String())
const Pence = Type.Integer()
const Run = Type.Object({ day: Type.String(), state: Type.Enum([...runStates]) })
const named = { slug: Type.String(), name: Type.String(), region: Text }

export const StaffGroupRow = Type.Object({
  id: Type.String(),
  ...named,
  members: Type.Integer(),
  organisers: Type.Integer(),
  /** The soonest that is neither done nor cancelled. */
  nextRun: nullable(Run),
})
export type StaffGroupRow = Static<typeof StaffGroupRow>

/** GET /api/admin/groups. */
export const StaffGroupList = listOf(StaffGroupRow, staffGroupViews)
export type StaffGroupList = Static<typeof StaffGroupList>
export const StaffGroupQuery = Type.Object(listQuery(staffGroupViews))
export type StaffGroupQuery = Static<typeof StaffGroupQuery>

/** GET /api/admin/groups/{slug}, and the answer of every change. */
export const StaffGroup = Type.Object({
  ...named,
  description: Type.String(),
  members: Type.Array(Type.Object({ slug: Type.String(), name: Type.String() })),
  organisers: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      email: Type.String(),
      since: Type.String({ format: 'date-time' }),
      givenBy: Type.String(),
    }),
  ),
  /** Those that have left or were cancelled, twelve weeks back, the newest first. */
  runs: Type.Array(
    Type.Object({
      id: Type.String(),
      day: Type.String(),
      state: Type.Enum([...runStates]),
      carrier: Type.String(),
      orders: Type.Integer(),
      /** Null for staff who do not read money. */
      money: nullable(
        Type.Object({
          /** What buyers were invoiced for its pallets, less credits. */
          chargedMinor: Pence,
          /** What breweries pay of pallets that their changes made dearer. */
          borneBy: Type.Array(Type.Object({ name: Type.String(), minor: Pence })),
          /** What its carriers have billed. */
          billedMinor: Pence,
          /** Charged and paid, less billed; Dray's own. */
          leftMinor: Pence,
        }),
      ),
    }),
  ),
  /** Those that have yet to leave, the soonest first. */
  comingRuns: Type.Array(
    Type.Object({
      id: Type.String(),
      day: Type.String(),
      state: Type.Enum([...runStates]),
      cutOffAt: Type.String({ format: 'date-time' }),
      pallets: Type.Integer(),
      capacityPallets: Type.Integer(),
    }),
  ),
})
export type StaffGroup = Static<typeof StaffGroup>

/** POST /api/admin/groups. */
export const NewGroup = Type.Object(
  {
    slug: Type.String({ minLength: 2, maxLength: 100, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
    name: Type.String({ minLength: 2, maxLength: 200, pattern: '\\S' }),
    region: Type.Enum(regions.map(({ slug }) => slug)),
    description: Type.Optional(Type.String({ maxLength: 2000 })),
  },
  exact,
)
export type NewGroup = Static<typeof NewGroup>

/** POST /api/admin/groups/{slug}/members. */
export const NewMember = Type.Object({ brewery: Type.String({ minLength: 1, maxLength: 100 }) }, exact)
/** POST /api/admin/groups/{slug}/organisers. */
export const NewOrganiser = Type.Object({ email: Type.String({ minLength: 3, maxLength: 254 }) }, exact)
