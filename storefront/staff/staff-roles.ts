import { createContext, use } from 'react'
import type { StaffRole } from '../../shared/accounts/roles.ts'

/** The roles of the member of the staff who looks; none until they are known. */
export const StaffRoles = createContext<readonly StaffRole[]>([])

/** Whether the reader has one of these roles, so that a page offers only what its calls allow. */
export function useMay(): (roles: readonly StaffRole[]) => boolean {
  const held = use(StaffRoles)
  return (roles) => roles.some((role) => held.includes(role))
}
