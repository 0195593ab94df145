import type { Role } from './roles.ts'

/** What a role is called, and what it may, in the words of pages and mails. */
export const roleWords: Readonly<Record<Role, { name: string; may: string }>> = {
  owner: { name: 'Owner', may: 'everything, with people, money and prices' },
  sales: { name: 'Sales', may: 'orders, pubs, stock and delivery' },
  cellar: { name: 'Cellar', may: 'picking and stock, without prices' },
  accounts: { name: 'Accounts', may: 'money and documents, and reads orders' },
  organiser: { name: 'Organiser', may: 'the runs of a group' },
  support: { name: 'Support', may: 'reads orders and buyers, and gives back up to £25.00' },
  operations: { name: 'Operations', may: 'orders, runs, buyers and breweries' },
  finance: { name: 'Finance', may: 'money, credit and payouts' },
  admin: { name: 'Admin', may: 'everything, with people' },
}

/** 'Sales and Cellar' of the names of several roles. */
export function namesOfRoles(roles: readonly Role[]): string {
  const names = roles.map((role) => roleWords[role].name)
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
