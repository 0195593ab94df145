import type { FastifyRequest } from 'fastify'
import { type GroupRole, isStaffRole, type Role, type StaffRole } from '../../../shared/accounts/roles.ts'
import { noteActor } from '../../platform/audit/act-context.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { nothingHere } from '../../platform/errors/common-errors.ts'
import { type NamedGroup, nameGroup } from '../../catalogue/groups/name-group.ts'
import { type Callers, requireStrongSession } from './identify-worker.ts'
import { type HeldRole, heldRoles } from './role-queries.ts'

type Worker = Actor & { clientId: string; role: GroupRole | StaffRole }
/** Who asks for a group's runs: an organiser or staff, who see all of them, or people of breweries, who see their own. */
export type GroupCaller =
  | { kind: 'whole'; group: NamedGroup; actor: Worker; mayAct: boolean }
  | { kind: 'breweries'; group: NamedGroup; breweryIds: string[] }

/** Staff who act as organisers under their own name. */
const acting: readonly StaffRole[] = ['admin', 'operations']
const loading: ReadonlySet<Role> = new Set<Role>(['owner', 'sales', 'cellar'])

/**
 * Who calls about the group of the address. Throws RequestError 404 to all others, as for a group that does not exist, and
 * 401 and 403 for the session.
 */
export async function identifyGroupCaller(
  { accounts, identity }: Callers,
  request: FastifyRequest<{ Params: { group: string } }>,
): Promise<GroupCaller> {
  const client = await identity.requireClient(request)
  const grants = await heldRoles(accounts.database, client.id)
  if (grants.length === 0) throw nothingHere()
  const group = await nameGroup(accounts.database, request.params.group).catch(() => {
    throw nothingHere()
  })
  const role = workersRole(grants, group.id)
  if (role !== null) {
    await requireStrongSession(accounts, client, role === 'organiser' ? 'trade' : 'staff')
    const actor: Worker = {
      clientId: client.id,
      name: client.name,
      role,
      by: client.token === undefined ? 'page' : 'token',
    }
    noteActor(actor, group.name)
    return { kind: 'whole', group, actor, mayAct: role === 'organiser' || acting.includes(role) }
  }
  const own = grants.filter((grant) => loading.has(grant.role))
  if (own.length === 0) throw nothingHere()
  if (own.some((grant) => grant.role === 'owner')) await requireStrongSession(accounts, client, 'trade')
  const breweryIds = [...new Set(own.flatMap(({ breweryId }) => breweryId ?? []))]
  return { kind: 'breweries', group, breweryIds }
}

/** The role that may the most there; null for neither an organiser of the group nor staff. */
function workersRole(grants: readonly HeldRole[], groupId: string): GroupRole | StaffRole | null {
  if (grants.some((grant) => grant.role === 'organiser' && grant.groupId === groupId)) return 'organiser'
  const roles = grants.map(({ role }) => role).filter(isStaffRole)
  return acting.find((role) => roles.includes(role)) ?? roles[0] ?? null
}
