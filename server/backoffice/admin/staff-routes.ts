import { staffRoles } from '../../../shared/accounts/roles.ts'
import { StaffMember } from '../../../shared/api/admin-api.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { identifyStaff } from '../../parties/roles/identify-worker.ts'
import { findStaffRoles } from '../../parties/roles/find-people.ts'

/** Who of the staff calls: what the frame of their console is drawn from. */
export async function staffRoutes(
  app: App,
  { accounts, identity }: { accounts: Accounts; identity: Identity },
): Promise<void> {
  neverStore(app)

  app.get(
    '/api/admin',
    {
      schema: {
        tags: ['Staff'],
        security: [{ bearer: [] }],
        summary: 'The caller’s name, and the roles among the staff',
        response: { 200: StaffMember },
      },
    },
    async (request) => {
      const { clientId, name } = await identifyStaff({ accounts, identity }, request, staffRoles)
      return { name, roles: await findStaffRoles(accounts.database, clientId) }
    },
  )
}
