import Type, { type Static } from 'typebox'
import { breweryRoles } from '../accounts/roles.ts'
import { listOf, listQuery } from './list-api.ts'
import { breweryViews } from './list-views.ts'
import { BreweryMoney } from './money-api.ts'
import { AppliedBrewery } from './selling-application-api.ts'
import { BreweryStanding } from './standing-api.ts'

/** Breweries as Dray's staff see them (STAF-16). Money is pence, moments are ISO 8601 UTC, days 'YYYY-MM-DD'. */
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Text = nullable(Type.String())

export const StaffBreweryRow = Type.Object({
  id: Type.String(),
  slug: Type.String(),
  name: Type.String(),
  town: Type.String(),
  /** The views that it is in, but for `all`. */
  states: Type.Array(Type.Enum([...breweryViews])),
  /** What is missing to be cleared, each in a sentence. */
  missing: Type.Array(Type.String()),
  /** Until when it takes no orders, in a sentence; null where it takes them. */
  closure: Text,
  awrs: Type.Object({ state: BreweryStanding.properties.awrs.properties.state, goodUntil: Text }),
  /** Paid or owed and not yet sent. */
  openParts: Type.Integer(),
  /** Of the view `applied`: the row is an application, by its id, and no brewery yet. */
  application: nullable(AppliedBrewery),
})
export type StaffBreweryRow = Static<typeof StaffBreweryRow>

/** GET /api/admin/breweries. */
export const StaffBreweryList = listOf(StaffBreweryRow, breweryViews)
export type StaffBreweryList = Static<typeof StaffBreweryList>
export const StaffBreweryQuery = Type.Object(listQuery(breweryViews))
export type StaffBreweryQuery = Static<typeof StaffBreweryQuery>

/** GET /api/admin/breweries/{slug}. */
export const StaffBrewery = Type.Object({
  standing: BreweryStanding,
  /** Dray's fee in hundredths of a percent, VAT in it; `since` and `setBy` where it is agreed with this brewery. */
  fee: Type.Object({ rate: Type.Integer(), since: Text, setBy: Text }),
  /** The delivery terms in words; version 0 are Dray's usual ones. */
  delivery: Type.Object({ version: Type.Integer(), sentences: Type.Array(Type.String()) }),
  /** Null for staff who do not read money. */
  money: nullable(BreweryMoney),
  /** Null for all but admins. */
  people: nullable(
    Type.Array(
      Type.Object({ name: Type.String(), email: Type.String(), role: Type.Enum([...breweryRoles]) }),
    ),
  ),
  /** Numbers of orders of which a part is paid or owed and not yet sent. */
  openParts: Type.Array(Type.String()),
  /** What was done, the newest first. */
  history: Type.Array(
    Type.Object({
      at: Type.String({ format: 'date-time' }),
      verb: Type.String(),
      by: Type.String(),
      role: Type.String(),
      reason: Text,
    }),
  ),
})
export type StaffBrewery = Static<typeof StaffBrewery>
