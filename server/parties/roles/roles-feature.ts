import { isStaffRole } from '../../../shared/accounts/roles.ts'
import type { Feature } from '../../feature.ts'
import { requireOtherLeaders } from './require-other-leaders.ts'
import { heldRoles } from './role-queries.ts'

/** Who works for Dray, a brewery or a group, and as what. */
export const rolesFeature = {
  requiresSecondFactor: async (database, clientId) => {
    const roles = (await heldRoles(database, clientId)).map(({ role }) => role)
    if (roles.some(isStaffRole)) return 'staff'
    return roles.some((role) => role === 'owner' || role === 'accounts' || role === 'organiser')
      ? 'trade'
      : null
  },
  forgetClient: requireOtherLeaders,
  personalData: { name: 'roles', read: heldRoles },
} satisfies Feature<object>
