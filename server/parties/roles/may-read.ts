import type { FastifyRequest } from 'fastify'
import type { BreweryRole, StaffRole } from '../../../shared/accounts/roles.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { requireStrongSession } from './identify-worker.ts'
import { heldRoles } from './role-queries.ts'

type Callers = { accounts: Accounts; identity: Identity }

/**
 * Whether the caller may read what belongs to a client and a brewery: the client, and the brewery's people and the staff in
 * these roles. Throws RequestError 401 without a session, and 403 where the role asks for a second factor.
 */
export async function mayRead(
  { accounts, identity }: Callers,
  request: FastifyRequest,
  owner: {
    clientId: string | null
    breweryId: string | null
    roles: readonly BreweryRole[]
    staff: readonly StaffRole[]
  },
): Promise<boolean> {
  const client = await identity.requireClient(request)
  const { token } = client
  // A brewery's token reads what is the brewery's, a buyer's what is the buyer's, a group's no documents.
  if (token?.kind === 'group') return false
  const isBrewerys = token?.kind === 'brewery'
  if (isBrewerys && token.breweryId !== owner.breweryId) return false
  if (!isBrewerys && owner.clientId === client.id) return true
  if (token !== undefined && !isBrewerys) return false
  const held = await heldRoles(accounts.database, client.personId)
  const isMember = held.some(
    ({ role, breweryId }) =>
      breweryId !== null && breweryId === owner.breweryId && owner.roles.some((one) => one === role),
  )
  const isStaff = token === undefined && held.some(({ role }) => owner.staff.some((one) => one === role))
  if (!isMember && !isStaff) return false
  await requireStrongSession(accounts, client, isMember ? 'trade' : 'staff')
  return true
}
