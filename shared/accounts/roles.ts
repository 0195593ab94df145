/** Roles of Dray's staff and of a brewery's people. */
export const staffRoles = ['support', 'operations', 'finance', 'admin'] as const
export const breweryRoles = ['owner', 'sales', 'cellar', 'accounts'] as const
export type StaffRole = (typeof staffRoles)[number]
export type BreweryRole = (typeof breweryRoles)[number]

export const isStaffRole = (text: string): text is StaffRole => staffRoles.some((role) => role === text)
export const isBreweryRole = (text: string): text is BreweryRole => breweryRoles.some((role) => role === text)
