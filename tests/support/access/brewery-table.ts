import type { AccessKind, PersonKind, StaffKind } from './access-accounts.ts'

/** Reads and acts, reads alone, or sees nothing. */
type Right = 'W' | 'R' | '-'
type Column = PersonKind | StaffKind

const columns = ['sales', 'cellar', 'accounts', 'support', 'operations', 'finance', 'admin'] as const

/**
 * What each role has of a brewery, by routes below its address; the first row that fits counts, and its owner has all. Dray's
 * staff look in, and change nothing there.
 */
const table: [routes: RegExp, rights: string][] = [
  [/^\w+ (\/today)?$/, 'R R R  R R R R'],
  [/^\w+ \/pause$/, 'W R R  R R R R'],
  [/^\w+ \/membership$/, 'W W W  R R R R'],
  // Actions with a part: the cellar packs and sends, and answers no one.
  [/^\w+ \/orders\/:part\/(accept|propose|withdraw|refuse|close-rest)$/, 'W R R  R R R R'],
  [/^\w+ \/claims\/:claim\/answer$/, 'W R R  R R R R'],
  [/^\w+ \/orders\/:part\//, 'W W R  R R R R'],
  [/^\w+ \/orders\/:number\/substitutes$/, 'W - -  R R - R'],
  [/^\w+ \/(orders|claims)(\/|$)/, 'W R R  R R R R'],
  [/^\w+ \/picking(\/|$)/, 'W W -  R R - R'],
  [/^\w+ \/stock(\/|$)/, 'W W R  R R R R'],
  [/^\w+ \/insight\/days$/, 'R R R  R R R R'],
  // Finance looks in as accounts, who take no orders.
  [/^\w+ \/pubs\/:pub\/phone-orders/, 'W R R  R R - R'],
  [/^\w+ \/pubs\/:pub\/note$/, 'W - W  R R R R'],
  [/^\w+ \/(pubs|insight)(\/|$)/, 'R - R  R R R R'],
  // Pictures are of beers and of the brewery's page.
  [/^POST \/beer-pictures$/, 'W - W  R R R R'],
  [
    /^\w+ \/(beers|beer-drafts|beer-label|beer-pictures|prices|price-lists|offers|sheet)(\/|$)/,
    'W - R  R R R R',
  ],
  [/^\w+ \/(empties|returnables|deposits|container-prices)(\/|$)/, 'W - R  R R R R'],
  [/^\w+ \/money(\/|$)/, '- - R  - - R R'],
  [/^\w+ \/delivery(\/|$)/, 'W R -  R R - R'],
  [/^\w+ \/imports(\/|$)/, 'W W -  R R - R'],
  // The settings: who keeps the books writes them, and the owner alone agrees with Dray.
  [/^\w+ \/agreement$/, 'R - R  R R R R'],
  [/^\w+ \/(papers|invoice-code|contact|closures|profile|page|standing|checklist)(\/|$)/, 'R - W  R R R R'],
  [/^\w+ \/(people|trail)(\/|$)/, '- - -  - - - R'],
  [/^\w+ \/tokens(\/|$)/, 'W - W  - R - R'],
  [/^\w+ \/webhooks(\/|$)/, '- - -  - R - R'],
]

/**
 * What a route of a brewery answers each role that is not its owner's, by what it answers the owner: what a person does not see is
 * not found, and what a person sees and may not do is refused. Nothing for all other routes.
 */
export function atBrewery(route: string, owners: number): Partial<Record<AccessKind, number>> {
  const [method, path = ''] = route.split(' ')
  const [, below] = /^\/api\/sell\/:brewery(\/.*|)$/.exec(path) ?? []
  if (below === undefined) return {}
  const row = table.find(([routes]) => routes.test(`${method} ${below}`))
  if (row === undefined) throw new Error(`Say in brewery-table.ts which roles have ${route}.`)
  const rights = row[1].split(/ +/) as Right[]
  return Object.fromEntries(
    columns.map((column, at) => [column, statusOf(column, rights[at]!, method === 'GET', owners)]),
  )
}

function statusOf(column: Column, right: Right, isRead: boolean, owners: number): number {
  const isStaff = columns.indexOf(column) > 2
  if (!isRead && isStaff) return 403
  if (right === '-') return 404
  return isRead || right === 'W' ? owners : 403
}
