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

/** For Dray's staff in a role that may; to others there is nothing. */
export const staffOnly = (status: number, exceptions: Exceptions = {}) =>
  signedIn(404, { operations: status, ...exceptions })
/** For the people of the brewery of the request; to others there is nothing. */
export const membersOnly = (status: number, exceptions: Exceptions = {}) =>
  signedIn(404, { brewer: status, ...exceptions })

/** For the organisers of the group of the request and staff who act as such; to others there is nothing. */
export const organisersOnly = (status: number, exceptions: Exceptions = {}) =>
  signedIn(404, { organiser: status, operations: status, ...exceptions })

/** What operations do not read of a brewery: their role sees neither money nor people there. */
const hidden = /\/:brewery\/(money|people|trail)(\/|$)/

/** Staff look into every brewery: they read as its people do, and change nothing (STAF-25). */
function withLooking(route: string, rule: AccessRule): AccessRule {
  const [method, path = ''] = route.split(' ')
  if (!/^\/api\/sell\/:brewery(\/|$)/.test(path)) return rule
  if (method !== 'GET') return { ...rule, operations: 403 }
  return hidden.test(path) ? rule : { ...rule, operations: rule.brewer }
}

/** The same rule for each route of a list, one a line. */
export const rules = (rule: AccessRule, routes: string): [route: string, rule: AccessRule][] =>
  routes
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .map((route) => [route, withLooking(route, rule)])
