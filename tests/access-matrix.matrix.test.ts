import { expect, test } from 'vitest'
import {
  accessKinds,
  type AccessKind,
  isAskedEverywhere,
  isNeighbour,
} from './support/access/access-accounts.ts'
import { accessRequest } from './support/access/access-requests.ts'
import type { AccessRule } from './support/access/access-rule.ts'
import { accessRules } from './support/access/access-rules.ts'
import { openAccessWorld, ownersData, renewed, routeName } from './support/access/access-world.ts'
import { namesThing } from './support/access/named-things.ts'
import { openOwnPlaces, throughTheDoor } from './support/access/own-places.ts'
import { rowsOfBrewery } from './support/access/rows-of-brewery.ts'
import { brewerysAccount } from './support/access/workers-things.ts'

const onReview =
  'the owner is told that the review is their own, to others it waits; server/engagement/reviews tries others'
/** Real things that no one here may reach, and why. */
const reachedElsewhere: Record<string, string> = {
  'POST /public/marketplace/comments/:commentId/reactions': onReview,
  'POST /public/marketplace/comments/:commentId/report': onReview,
  'POST /api/sell/:brewery/pubs/:pub/phone-orders/:id/withdrawal':
    'needs an order that waits; server/trading/phone-orders/phone-orders.test.ts withdraws one',
  'POST /api/order-requests/:id/withdrawal':
    'for its buyer alone; server/trading/orders/requests/order-requests.contract.test.ts withdraws one',
  'DELETE /api/account/passkeys/:id':
    'asks for the factor first; server/identity/accounts/passkey-routes.contract.test.ts gives it',
}

const world = await openAccessWorld()
const { shop, stock, owner, accounts, things, ids, routes } = world
const places = await openOwnPlaces({ shop, owner, accounts, stock })
/** What the brewery and the group have that is no one else's; all names in it have to do with gannets. */
const breweryWords = ['annet', things.brewerysSecret, things.brewerysHook, things.brewerysToken, things.claim]

const isPrivate = (path: string) => /^\/(api|account)\/|wishlist|cart|checkout/.test(path)

const statuses: Record<string, Partial<AccessRule>> = {}
const shown: string[] = []
const moneyShown: string[] = []
const atHome: [kind: AccessKind, route: string, status: number][] = []

const ofStaff = /^\/api\/(admin|sell)(\/|$)/
/** A brewery's people are notified of its orders. */
const ofBrewery = /^\/api\/(sell\/(:brewery|orders|group)|notices|account\/data)(\/|$)/
/** Where each kind of account does its own work, with what buyers and breweries have told Dray. */
const workOf: Partial<Record<AccessKind, RegExp>> = {
  owner: /./,
  support: ofStaff,
  operations: ofStaff,
  finance: ofStaff,
  admin: ofStaff,
  brewer: ofBrewery,
  sales: ofBrewery,
  cellar: ofBrewery,
  accounts: ofBrewery,
  organiser: /^\/api\/(sell\/group|account\/data)(\/|$)/,
}

/** Routes that may tell roles apart; all others know clients alone. */
const knowsRoles = ({ path }: { path: string }) =>
  /^\/(api\/(sell|admin|documents|join|apply|notices|views|account\/(tokens|webhooks|calendar|data))|sell|admin)(\/|$)/.test(
    path,
  )
/** Roles whose actions are previewed and not done, where a call can be previewed: the roles after them try the same. */
const lookingOn = new Set<AccessKind>(['support', 'sales', 'cellar', 'accounts'])

/** Sends every route's request as one kind of account, aimed at what the owner has. */
async function tryAll(kind: AccessKind): Promise<void> {
  for (const entry of isAskedEverywhere(kind) ? routes : routes.filter(knowsRoles)) {
    const name = routeName(entry)
    if (renewed.has(name)) await accounts.renew(kind)
    const isOfWork = workOf[kind]?.test(entry.path) === true
    const request = accessRequest(entry, ids, { hasOwnKey: isOfWork, isOnlyShown: lookingOn.has(kind) })
    ;(statuses[name] ??= {})[kind] = await answerTo(kind, entry, request, isOfWork)
  }
}

/** What a request is answered with; notes what it shows of the owner's to anyone who is not at work there. */
async function answerTo(
  kind: AccessKind,
  entry: (typeof routes)[number],
  request: ReturnType<typeof accessRequest>,
  mayRead: boolean,
): Promise<number> {
  const { path } = entry
  const { url, payload } = request
  const answer = await world.send(kind, entry, request)
  noteMoney(kind, entry, answer.body)
  if (mayRead) return answer.statusCode
  const { everywhere, inPrivate } = owner.secrets
  const text = JSON.stringify(answer.headers) + answer.body
  const asked = url + JSON.stringify(payload ?? '')
  for (const secret of [...everywhere, ...breweryWords, ...(isPrivate(path) ? inPrivate : [])])
    if (text.includes(secret) && !asked.includes(secret))
      shown.push(`${kind}, ${routeName(entry)}: ${secret}`)
  return answer.statusCode
}

const seesAccounts = new Set<AccessKind>(['brewer', 'accounts', 'finance', 'admin'])
/** Notes each amount that the cellar reads, and bank data that anybody reads but who moves money. */
function noteMoney(kind: AccessKind, route: { method: string; path: string }, body: string): void {
  // What a delivery costs is in the terms, which the cellar drives by.
  const isBrewerys = /^\/api\/sell\/:brewery(?!\/delivery)/.test(route.path)
  const amount = kind === 'cellar' && isBrewerys ? /"\w*Minor":-?\d+/.exec(body)?.[0] : undefined
  const { sortCode, accountNumber } = brewerysAccount
  const account = seesAccounts.has(kind)
    ? undefined
    : [sortCode, accountNumber].find((each) => body.includes(each))
  for (const seen of [amount, account])
    if (seen !== undefined) moneyShown.push(`${kind}, ${routeName(route)}: ${seen}`)
}

/** Sends what the owner's things are asked for at addresses where another is at home. */
async function tryAtHome(kind: AccessKind): Promise<void> {
  const place = isNeighbour(kind) ? 'rival' : 'other'
  for (const entry of routes.filter((each) => throughTheDoor[place].test(routeName(each)))) {
    const request = accessRequest(entry, { ...ids, ...places[place] }, { hasOwnKey: true })
    atHome.push([kind, routeName(entry), await answerTo(kind, entry, request, false)])
  }
}

const dataBefore = await ownersData(world)
const others = (Object.keys(accessKinds) as AccessKind[]).filter((kind) => kind !== 'owner')
const rowsOfTern = () =>
  rowsOfBrewery(shop.connection.database, { breweryId: stock.brewery.id, buyerId: ids.clientId })
const brewerys = { before: '', after: '' }
for (const kind of others) {
  if (isNeighbour(kind)) brewerys.before ||= await rowsOfTern()
  if (isNeighbour(kind) || kind === 'other') await tryAtHome(kind)
  await tryAll(kind)
  if (isNeighbour(kind)) brewerys.after = await rowsOfTern()
}
const dataAfter = await ownersData(world)
await tryAll('owner')

test('the owner has an address, orders, a basket, wishes, a waiting review and links that wait (SAFE-17)', () => {
  expect(owner.missing).toEqual([])
  expect(dataBefore).toMatchObject({ account: { email: 'quillfeather@the-owl.example' } })
})

test('the access rules name every route, and no route that is gone (SAFE-17, INV-12)', () => {
  const names = new Set(routes.map(routeName))
  expect([...names].filter((name) => !accessRules.has(name))).toEqual([])
  expect([...accessRules.keys()].filter((name) => !names.has(name))).toEqual([])
})

const isReached = (name: string) =>
  Object.values(statuses[name]!).some((each) => ![401, 403, 404].includes(each))

test('whatever an address names is real: who has it is answered otherwise than who has it not (SAFE-17)', () => {
  const named = [...new Set(routes.filter(namesThing).map(routeName))]
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter((name) => !isReached(name) && !(name in reachedElsewhere))).toEqual([])
  expect(Object.keys(reachedElsewhere).filter((name) => !named.includes(name))).toEqual([])
})

test.each([...new Set(routes.map(routeName))])(
  '%s answers each kind of account as its rule says (SAFE-17, ROLE-02)',
  (name) => {
    const { [name]: seen = {} } = statuses
    // Who was not asked is a client to this route as any other.
    const answered = Object.fromEntries(Object.keys(accessKinds).map((kind) => [kind, seen.other]))
    expect({ ...answered, ...seen }).toEqual(accessRules.get(name))
  },
)

test('who is at home elsewhere does not find the owner’s things there, whatever the role (SAFE-17, INV-12)', () => {
  expect(atHome.length).toBeGreaterThan(200)
  const isRefused = ([kind, , status]: (typeof atHome)[number]) =>
    status === 404 || (status === 403 && kind !== 'rival' && kind !== 'other')
  expect(atHome.filter((each) => !isRefused(each))).toEqual([])
})

test('nothing of the owner is in an answer to another account (SAFE-17, INV-12)', () => {
  expect(shown).toEqual([])
})

test('the cellar reads no amount of money, and bank data are read by who moves it alone (ROLE-01, ROLE-02)', () => {
  expect(moneyShown).toEqual([])
})

test('nothing that the others tried has changed what the owner has (SAFE-17, INV-12)', () => {
  expect(dataAfter).toEqual(dataBefore)
})

test('nothing that the people of another brewery tried has moved a row of the brewery (INV-12)', () => {
  expect(brewerys.before).toContain('brewery_standings')
  expect(brewerys.after).toBe(brewerys.before)
})
