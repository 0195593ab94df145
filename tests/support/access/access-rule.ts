import { accessKinds, type AccessKind } from './access-accounts.ts'

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

/** All kinds of staff alike. */
export const staffAlike = (status: number) => ({ operations: status, finance: status, admin: status })
/** For Dray's staff in a role that may; to others there is nothing. */
export const staffOnly = (status: number, exceptions: Exceptions = {}) =>
  signedIn(404, { ...staffAlike(status), ...exceptions })
/** For staff but finance, who are told that their role may not. */
export const notFinance = (status: number) => staffOnly(status, { finance: 403 })
/** For finance and admins. */
export const notOperations = (status: number) => staffOnly(status, { operations: 403 })
/** For the people of the brewery of the request; to others there is nothing. */
export const membersOnly = (status: number, exceptions: Exceptions = {}) =>
  signedIn(404, { brewer: status, ...exceptions })

/** For the organisers of the group of the request and staff who act as such; finance reads, to others there is nothing. */
export const organisersOnly = (status: number, exceptions: Exceptions = {}) =>
  signedIn(404, { organiser: status, ...staffAlike(status), ...exceptions })
/** The same for acts in a group: who only reads there is told that the role may not. */
export const organisersAct = (status: number) => organisersOnly(status, { finance: 403, brewer: 403 })

/** What staff do not read of a brewery: operations neither money nor people, finance none of its daily work. */
const hidden: Partial<Record<AccessKind, RegExp>> = {
  operations: /\/:brewery\/(money|people|trail)(\/|$)/,
  finance:
    /\/:brewery\/(delivery|tokens|webhooks|people|trail|picking|imports)(\/|$)|\/:brewery\/orders\/:number\/substitutes$/,
}

/** Staff look into every brewery: they read as its people do, and change nothing (STAF-25). */
function withLooking(route: string, rule: AccessRule): AccessRule {
  const [method, path = ''] = route.split(' ')
  if (!/^\/api\/sell\/:brewery(\/|$)/.test(path)) return rule
  const looking = (['operations', 'finance', 'admin'] as const).map((kind) => {
    if (method !== 'GET') return [kind, 403]
    return [kind, hidden[kind]?.test(path) ? 404 : rule.brewer]
  })
  return { ...rule, ...Object.fromEntries(looking) }
}

/** The same rule for each route of a list, one a line. */
export const rules = (rule: AccessRule, routes: string): [route: string, rule: AccessRule][] =>
  routes
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .map((route) => [route, withLooking(route, rule)])
