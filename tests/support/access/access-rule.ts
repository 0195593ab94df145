import { accessKinds, type AccessKind, type StaffKind } from './access-accounts.ts'
import { atBrewery } from './brewery-table.ts'

/** The status that a route answers each kind of account with. */
export type AccessRule = Record<AccessKind, number>
type Exceptions = Partial<AccessRule>

const kinds = Object.keys(accessKinds) as AccessKind[]
const ruleOf = (statusOf: (kind: AccessKind) => number, exceptions: Exceptions = {}): AccessRule => ({
  ...(Object.fromEntries(kinds.map((kind) => [kind, statusOf(kind)])) as AccessRule),
  ...exceptions,
})

/** The same for everybody: the route reads no account. */
export const open = (status: number) => ruleOf(() => status)
/** For visitors too; but a bearer that is no good is refused. */
export const optional = (status: number, exceptions: Exceptions = {}) =>
  ruleOf((kind) => (accessKinds[kind] === 'stranger' && kind !== 'visitor' ? 401 : status), exceptions)
/** For clients, each with their own things. */
export const signedIn = (status: number, exceptions: Exceptions = {}) =>
  ruleOf((kind) => (accessKinds[kind] === 'stranger' ? 401 : status), exceptions)
/** What has an owner: to all others it is not there. */
export const own = (status: number, exceptions: Exceptions = {}) =>
  signedIn(404, { owner: status, ...exceptions })

const staffKinds: readonly StaffKind[] = ['support', 'operations', 'finance', 'admin']
/** All kinds of staff alike. */
export const staffAlike = (status: number) => staffWho(staffKinds, status)

const staffWho = (may: readonly StaffKind[], status: number): Record<StaffKind, number> => ({
  support: may.includes('support') ? status : 403,
  operations: may.includes('operations') ? status : 403,
  finance: may.includes('finance') ? status : 403,
  admin: may.includes('admin') ? status : 403,
})
/** Staff in some roles; others of them are told that their role may not, and to all others there is nothing. */
const forStaff =
  (...may: StaffKind[]) =>
  (status: number, exceptions: Exceptions = {}) =>
    signedIn(404, { ...staffWho(may, status), ...exceptions })
export const staffOnly = forStaff('support', 'operations', 'finance', 'admin')
export const notFinance = forStaff('support', 'operations', 'admin')
/** Whom money is shown to. */
export const notSupport = forStaff('operations', 'finance', 'admin')
export const byOperations = forStaff('operations', 'admin')
export const byFinance = forStaff('finance', 'admin')
export const byAdmin = forStaff('admin')

/** What some of the staff do not see: to them it is not there, as to everybody else (consoles, roles × routes). */
const unseen: [routes: RegExp, by: StaffKind[]][] = [
  [/ \/api\/admin\/(money|market|audit)(\/|$)/, ['support']],
  [/ \/api\/admin\/(catalogue|beer-pictures|reviews)(\/|$)/, ['finance']],
  [/ \/api\/admin\/people(\/|$)/, ['support', 'operations', 'finance']],
]
const unseenAt = (route: string): Exceptions =>
  Object.fromEntries(
    unseen.flatMap(([routes, by]) => (routes.test(route) ? by.map((kind) => [kind, 404]) : [])),
  )

/** For the people of the brewery of the request; to others there is nothing. */
export const membersOnly = (status: number, exceptions: Exceptions = {}) =>
  signedIn(404, { brewer: status, ...exceptions })

/** All people of the brewery alike. */
export const peopleAlike = (status: number) => ({ ...loadingAlike(status), accounts: status })

/** For the organisers of the group of the request and staff, who act as such or read; to others there is nothing. */
export const organisersOnly = (status: number, exceptions: Exceptions = {}) =>
  signedIn(404, { organiser: status, ...staffAlike(status), ...exceptions })
/** The same for actions in a group: who only reads there is told that the role may not. */
export const organisersAction = (status: number) =>
  organisersOnly(status, { support: 403, finance: 403, ...loadingAlike(403) })
/** Who sees the own loads of a group's runs. */
export const loadingAlike = (status: number) => ({ brewer: status, sales: status, cellar: status })

/** The same rule for each route of a list, one a line; at a brewery by its table, and where some of the staff see nothing. */
export const rules = (
  rule: AccessRule,
  routes: string,
  exceptions: Exceptions = {},
): [route: string, rule: AccessRule][] =>
  routes
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .map((route) => [route, { ...rule, ...atBrewery(route, rule.brewer), ...unseenAt(route), ...exceptions }])
