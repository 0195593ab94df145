import type { BreweryRole, StaffRole } from '../../../shared/accounts/roles.ts'

const readsAs: Readonly<Record<StaffRole, BreweryRole>> = {
  support: 'sales',
  operations: 'sales',
  finance: 'accounts',
  admin: 'owner',
}

/**
 * As which of a brewery's people staff read a call, named by its route; null where they read nothing (consoles, roles × routes).
 * Support and operations see no money, finance sees no picking and no delivery terms.
 */
export function lookingRole(role: StaffRole, route: string): BreweryRole | null {
  const isOfPrograms = /^\/api\/sell\/:brewery\/(tokens|webhooks)(\/|$)/.test(route)
  if (!isOfPrograms) return readsAs[role]
  return role === 'operations' || role === 'admin' ? 'owner' : null
}
