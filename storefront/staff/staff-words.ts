import type { StaffRole } from '../../shared/accounts/roles.ts'

export const roleNames: Readonly<Record<StaffRole, string>> = {
  support: 'support',
  operations: 'operations',
  finance: 'finance',
  admin: 'an admin',
}
