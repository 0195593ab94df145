import type { FastifyRequest } from 'fastify'
import type { BreweryRole, StaffRole } from '../../../shared/accounts/roles.ts'
import { staffReaders } from '../../../shared/accounts/staff-rights.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import type { FactorPolicy } from '../../identity/accounts/second-factor/assess-strength.ts'
import { requireSecondFactor } from '../../identity/accounts/second-factor/require-second-factor.ts'
import { noteActor } from '../../platform/audit/act-context.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { nothingHere } from '../../platform/errors/common-errors.ts'
import { RequestError } from '../../platform/errors/request-error.ts'
import { roleMissing } from '../../platform/errors/role-errors.ts'
import type { Identity, SignedInClient } from '../../platform/http/identity.ts'
import { lookIn } from './look-in.ts'
import { type BreweryMember, requireBreweryRole, requireStaffRole } from './require-role.ts'

export type Callers = { accounts: Accounts; identity: Identity }

/**
 * The member of the staff who calls, for the audit trail; `fresh` asks for a second factor of the last ten minutes
 * (ROLE-12). Throws as requireStaffRole, and 401 and 403 for the session.
 */
export async function identifyStaff(
  { accounts, identity }: Callers,
  request: FastifyRequest,
  roles: readonly StaffRole[],
  { fresh = false }: { fresh?: boolean } = {},
): Promise<Actor & { clientId: string; role: StaffRole }> {
  const client = await identity.requireClient(request)
  const readers = staffReaders(request.routeOptions.url ?? '')
  const role = await requireStaffRole(accounts.database, client.id, roles, readers)
  await requireStrongSession(accounts, client, 'staff', fresh)
  return actorOf(client, role)
}

/** Who of a brewery calls, for the audit trail, and the brewery. Throws as requireBreweryRole, and 401 and 403 too. */
export async function identifyMember(
  callers: Callers,
  request: FastifyRequest<{ Params: { brewery: string } }>,
  roles: readonly BreweryRole[],
): Promise<{ actor: Actor & { clientId: string; role: BreweryRole | StaffRole }; brewery: BreweryMember }> {
  return identifyMemberOf(callers, request, { brewerySlug: request.params.brewery, roles })
}

/** The same for what people in other roles are not to see: to them it is not there. */
export async function identifyReader(...call: Parameters<typeof identifyMember>) {
  try {
    return await identifyMember(...call)
  } catch (error) {
    if (error instanceof RequestError && error.code === roleMissing().code) throw nothingHere()
    throw error
  }
}

/**
 * The same as identifyReader with a second factor of the last ten minutes, whatever the role: for what outlives the session,
 * such as tokens (ROLE-12).
 */
export async function identifyFreshMember(
  callers: Callers,
  request: FastifyRequest<{ Params: { brewery: string } }>,
  roles: readonly BreweryRole[],
): Promise<{ actor: Actor & { clientId: string; role: BreweryRole | StaffRole }; brewery: BreweryMember }> {
  const { accounts, identity } = callers
  const member = await identifyReader(callers, request, roles)
  const { id: clientId, sessionId } = await identity.requireClient(request)
  if (accounts.secondFactor === 'required')
    await requireSecondFactor(accounts, { clientId, sessionId, policy: 'trade', fresh: true })
  return member
}

/** The same for a brewery that the address does not name. Staff may read where they are no members (STAF-25). */
export async function identifyMemberOf(
  { accounts, identity }: Callers,
  request: FastifyRequest,
  { brewerySlug, roles }: { brewerySlug: string; roles: readonly BreweryRole[] },
): Promise<{ actor: Actor & { clientId: string; role: BreweryRole | StaffRole }; brewery: BreweryMember }> {
  const client = await identity.requireClient(request)
  const wanted = { clientId: client.id, brewerySlug }
  const brewery = await orNotMember(requireBreweryRole(accounts.database, wanted, roles))
  if (brewery === null)
    return lookIn(accounts.database, request, {
      client,
      brewerySlug,
      roles,
      now: accounts.clock(),
      requireStrong: () => requireStrongSession(accounts, client, 'staff'),
    })
  const needsFactor = brewery.role === 'owner' || brewery.role === 'accounts'
  if (needsFactor) await requireStrongSession(accounts, client, 'trade')
  return { actor: actorOf(client, brewery.role, brewery.breweryName), brewery }
}

/** Null for a person who has no role there, as for a brewery that does not exist. */
async function orNotMember(found: Promise<BreweryMember>): Promise<BreweryMember | null> {
  try {
    return await found
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return null
    throw error
  }
}

function actorOf<R extends StaffRole | BreweryRole>(
  client: SignedInClient,
  role: R,
  actingFor: string | null = null,
) {
  const by = client.token === undefined ? ('page' as const) : ('token' as const)
  const actor = { clientId: client.id, name: client.name, role, by }
  noteActor(actor, actingFor)
  return actor
}

/**
 * Throws RequestError 403 where the session lacks the second factor that a role asks for (ROLE-07). A token was made under
 * a fresh one, and has no session.
 */
export async function requireStrongSession(
  accounts: Accounts,
  { personId: clientId, sessionId, token }: SignedInClient,
  policy: FactorPolicy,
  fresh = false,
): Promise<void> {
  if (accounts.secondFactor === 'required' && (token === undefined || fresh))
    await requireSecondFactor(accounts, { clientId, sessionId, policy, fresh })
}

/** Throws RequestError 403 unless the caller gave a second factor in the last ten minutes (ROLE-12). */
export async function requireFreshFactor(
  { accounts, identity }: Callers,
  request: FastifyRequest,
  policy: FactorPolicy,
): Promise<void> {
  if (accounts.secondFactor !== 'required') return
  const { id: clientId, sessionId } = await identity.requireClient(request)
  await requireSecondFactor(accounts, { clientId, sessionId, policy, fresh: true })
}
