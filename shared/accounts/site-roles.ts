/** What a person may be at a site, or at all sites of a business (BIZ-03). */
export const siteRoles = ['owner', 'buyer', 'approver', 'accounts'] as const
export type SiteRole = (typeof siteRoles)[number]

/** What a role is called, and what it may, in the words of pages and mails. */
export const siteRoleWords: Readonly<Record<SiteRole, { name: string; may: string }>> = {
  owner: { name: 'Owner', may: 'everything, with people and sites' },
  buyer: { name: 'Buyer', may: 'fills the basket and orders' },
  approver: { name: 'Approver', may: 'orders, and approves orders above a buyer’s limit' },
  accounts: { name: 'Accounts', may: 'documents, statements and payments, without ordering' },
}

/** What a call for a site needs: any role, one that orders, one that approves orders of others, or an owner. */
export type SiteRight = 'read' | 'order' | 'approve' | 'manage'

const holders: Readonly<Record<SiteRight, readonly SiteRole[]>> = {
  read: siteRoles,
  order: ['owner', 'buyer', 'approver'],
  approve: ['owner', 'approver'],
  manage: ['owner'],
}

export const hasSiteRight = (roles: readonly SiteRole[], right: SiteRight): boolean =>
  roles.some((role) => holders[right].includes(role))

/** Bounds of a business. */
export const businessLimits = { sites: 100, members: 200, openInvitations: 50, rolesOfMember: 20 }
