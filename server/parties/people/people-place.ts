import type { BreweryRole, StaffRole } from '../../../shared/accounts/roles.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import type { AuditSubject } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Sealer } from '../../platform/secrets/seal-text.ts'
import { nameBreweries } from '../../catalogue/beers/find-breweries.ts'

export type PlaceRole = BreweryRole | StaffRole

/** Where people work: a brewery, or Dray itself, whose id is null. */
export type PeoplePlace = {
  breweryId: string | null
  name: string
  /** The first page of its console, and that of its people. */
  path: string
  peoplePath: string
}

/** Who changes the people of a place, and what it takes. */
export type PeopleChange = {
  place: PeoplePlace
  actor: Actor
  now: Date
  publicUrl: string
}
export type Inviting = PeopleChange & { sealer: Sealer }

export const breweryPlace = (brewery: { id: string; slug: string; name: string }): PeoplePlace => ({
  breweryId: brewery.id,
  name: brewery.name,
  path: sellingPaths.today(brewery.slug),
  peoplePath: sellingPaths.people(brewery.slug),
})

export const staffPlace: PeoplePlace = {
  breweryId: null,
  name: 'Dray',
  path: staffPaths.worklist,
  peoplePath: staffPaths.people,
}

/** The place of an invitation; null where its brewery has left the shop. */
export async function placeOf(database: Database, breweryId: string | null): Promise<PeoplePlace | null> {
  if (breweryId === null) return staffPlace
  const [brewery] = await nameBreweries(database, [breweryId])
  return brewery === undefined ? null : breweryPlace(brewery)
}

/** The role that runs a place: one holder stays at the least. */
export const leadOf = ({ breweryId }: Pick<PeoplePlace, 'breweryId'>): PlaceRole =>
  breweryId === null ? 'admin' : 'owner'

/** Whose trail says what happened to the people of the place. */
export const trailOf = ({ breweryId }: PeoplePlace): AuditSubject =>
  breweryId === null ? { kind: 'staff', id: 'dray' } : { kind: 'brewery', id: breweryId }
