/** Roles of Dray's staff, of a brewery's people and of a group's. */
export const staffRoles = ['support', 'operations', 'finance', 'admin'] as const
export const breweryRoles = ['owner', 'sales', 'cellar', 'accounts'] as const
export const groupRoles = ['organiser'] as const
export type StaffRole = (typeof staffRoles)[number]
export type BreweryRole = (typeof breweryRoles)[number]
export type GroupRole = (typeof groupRoles)[number]
export type Role = StaffRole | BreweryRole | GroupRole

export const isStaffRole = (text: string): text is StaffRole => staffRoles.some((role) => role === text)
export const isGroupRole = (text: string): text is GroupRole => groupRoles.some((role) => role === text)
export const isBreweryRole = (text: string): text is BreweryRole => breweryRoles.some((role) => role === text)
