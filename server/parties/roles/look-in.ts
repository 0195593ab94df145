import type { FastifyRequest } from 'fastify'
import type { BreweryRole, StaffRole } from '../../../shared/accounts/roles.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { noteRole } from '../../platform/audit/act-context.ts'
import { writeAuditOnce } from '../../platform/audit/write-audit-once.ts'
import { nameBrewery } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { nothingHere } from '../../platform/errors/common-errors.ts'
import { RequestError } from '../../platform/errors/request-error.ts'
import { readOnly } from '../../platform/errors/role-errors.ts'
import type { SignedInClient } from '../../platform/http/identity.ts'
import { findStaffRoles } from './find-people.ts'
import { lookingRole } from './looking-role.ts'
import type { BreweryMember } from './require-role.ts'

/** Calls of one person within this time are one visit. */
const visitMinutes = 30

type Look = {
  client: SignedInClient
  brewerySlug: string
  roles: readonly BreweryRole[]
  now: Date
  /** Throws where the session lacks what staff need. */
  requireStrong: () => Promise<void>
}

/**
 * Staff at a brewery that is not theirs: they read what their role may and change nothing, and the brewery's trail says so once a
 * visit (STAF-25). Throws RequestError 404 to all others, for an unknown brewery and for what the role does not read, 403
 * `read_only` for every other method.
 */
export async function lookIn(
  database: Database,
  request: FastifyRequest,
  { client, brewerySlug, roles, now, requireStrong }: Look,
): Promise<{ actor: Actor & { clientId: string; role: StaffRole }; brewery: BreweryMember }> {
  const held = client.token === undefined ? await findStaffRoles(database, client.id) : []
  if (held.length === 0) throw nothingHere()
  const { id, name } = await nameBrewery(database, brewerySlug).catch((error: unknown) => {
    throw error instanceof RequestError ? nothingHere() : error
  })
  await requireStrong()
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    noteRole(held[0]!, name)
    throw readOnly()
  }
  const route = request.routeOptions.url ?? ''
  const role = roles.find((each) => held.some((own) => lookingRole(own, route) === each))
  const as = held.find((own) => lookingRole(own, route) === role)
  if (role === undefined || as === undefined) throw nothingHere()
  const actor = { clientId: client.id, name: client.name, role: as, by: 'page' as const }
  await writeAuditOnce(
    database,
    { at: now, actor, verb: 'look in', subject: { kind: 'brewery', id }, actingFor: name },
    visitMinutes * 60_000,
  )
  return { actor, brewery: { breweryId: id, breweryName: name, role, isLooking: true } }
}
