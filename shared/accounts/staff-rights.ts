import { staffRoles, type StaffRole } from './roles.ts'

/** Who of the staff may do what, for calls and for the pages that offer it (consoles, roles × routes). */
type Rights = readonly StaffRole[]

/** Who decides about buyers. An admin may take each verb (server/parties/trade-accounts/README.md). */
export const tradeRights = {
  approve: ['operations', 'admin'],
  refuse: ['operations', 'admin'],
  ask: ['operations', 'support', 'admin'],
  hold: ['operations', 'finance', 'admin'],
  release: ['operations', 'finance', 'admin'],
} as const satisfies Record<string, Rights>

/** Who moves money and credit: an admin may take each verb of finance (docs/decisions/0051). */
export const moneyRoles = ['finance', 'admin'] as const satisfies Rights
export const moneyReaders = ['operations', 'finance', 'admin'] as const satisfies Rights
/** Who decides whether a brewery may sell. */
export const standingRoles = ['operations', 'admin'] as const satisfies Rights
/** Who reads and decides reviews; finance sees none. */
export const reviewRoles = ['support', 'operations', 'admin'] as const satisfies Rights
/** Who opens groups and says which breweries are in them; who organises them is for admins. */
export const groupRoles = ['operations', 'admin'] as const satisfies Rights
/** Who decides about changes of beers, and who sees them. */
export const catalogueRoles = ['operations', 'admin'] as const satisfies Rights
export const catalogueReaders = ['operations', 'admin', 'support'] as const satisfies Rights
/** Who reads the audit trail: support reads none. */
export const auditReaders = ['operations', 'finance', 'admin'] as const satisfies Rights
/** Who takes orders by phone in the name of a brewery or a group (REP-05). */
export const phoneOrderRoles = ['support', 'operations', 'admin'] as const satisfies Rights
/** Who changes contact and premises of an order; support contact and drop notes alone (STAF-11). */
export const changeRoles = ['operations', 'admin', 'support'] as const satisfies Rights

const readersOf: ReadonlyMap<string, Rights> = new Map<string, Rights>([
  ['money', moneyReaders],
  ['market', moneyReaders],
  ['audit', auditReaders],
  ['people', ['admin']],
  ['catalogue', catalogueReaders],
  ['beer-pictures', catalogueReaders],
  ['reviews', reviewRoles],
])

/**
 * Who of the staff sees what an address of the console, or a call of it, is about ('/admin/money/fees'); to the others none
 * of it is there (consoles, roles × routes).
 */
export const staffReaders = (path: string): Rights =>
  readersOf.get(/\/admin\/([^/?]+)/.exec(path)?.[1] ?? '') ?? staffRoles
