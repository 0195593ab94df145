import { expect, test } from 'vitest'
import { breweryScopes, buyerScopes, groupScopes } from '../shared/accounts/api-token-scopes.ts'
import { breweryCalls, buyerCalls, groupCalls } from '../server/parties/tokens/token-calls.ts'
import { openAccounts, openExpired } from './support/access/access-accounts.ts'
import { openOwner, stockAccessShop } from './support/access/access-owner.ts'
import { accessRequest } from './support/access/access-requests.ts'
import { openThings } from './support/access/owned-things.ts'
import { bearer, registration } from './support/shops/account-shop.ts'
import { addMember, addOrganiser } from './support/shops/add-staff.ts'
import { openFactorShop } from './support/shops/factor-shop.ts'

// Without jobs: no webhook leaves.
const shop = await openFactorShop({}, { lasts: 'file', role: 'web' })
await shop.app.ready()
const stock = await stockAccessShop(shop)
const expired = await openExpired(shop)
const owner = await openOwner(shop, stock)
const accounts = await openAccounts(shop, { owner: owner.session, expired, stock })
const things = await openThings({ shop, owner, accounts, stock })
const routes = shop.routes.filter(({ method, path }) => method !== 'HEAD' && path.startsWith('/api/'))
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

/** What no token reaches, no matter who made it: people, payout account, tokens, webhooks, second factor and sign-in. */
const never =
  /\/(people|roles|invitations|tokens|webhooks|second-factor|passkeys|sessions|password|email|providers|join|calendar)\b|\/money\/account$|^\/api\/admin\//

async function tokenOf(path: string, body: object, headers: Record<string, string>) {
  const made = await shop.post(path, { name: 'All', days: 30, ...body }, headers)
  expect(made.statusCode, made.body).toBe(201)
  return made.json().token as string
}

test('no list of calls for tokens names people, payout account, tokens, webhooks or second factor (PLAT-03)', () => {
  const lists = [buyerCalls, breweryCalls, groupCalls].flatMap((calls) => Object.values(calls).flat())
  expect(lists.filter((call) => never.test(call.split(' ')[1]!))).toEqual([])
  const known = new Set(routes.map(nameOf))
  expect(lists.filter((call) => !known.has(call))).toEqual([])
  for (const what of ['people', 'tokens', 'webhooks', 'second-factor', 'money/account'])
    expect(routes.some(({ path }) => path.includes(`/${what}`) && never.test(path))).toBe(true)
})

test('a well-formed call of anything else, with a token of every scope of one who may, is not found (PLAT-03)', async () => {
  const { clientId } = owner.ids
  await addMember(shop.connection.database, { clientId, breweryId: stock.brewery.id, role: 'owner' })
  await addOrganiser(shop.connection.database, clientId, stock.group.id)
  const { password } = registration
  const headers = bearer(owner.session)
  const tokens = [
    [buyerCalls, await tokenOf('/api/account/tokens', { scopes: buyerScopes, password }, headers)],
    [breweryCalls, await tokenOf('/api/sell/tern/tokens', { scopes: breweryScopes }, headers)],
    [groupCalls, await tokenOf('/api/sell/group/coast/tokens', { scopes: groupScopes }, headers)],
  ] as const
  const reached: unknown[] = []
  for (const [calls, token] of tokens) {
    const own = new Set<string>(Object.values(calls).flat())
    for (const entry of routes) {
      if (own.has(nameOf(entry))) continue
      const {
        url,
        headers: more,
        payload,
      } = accessRequest(entry, { ...owner.ids, ...stock, ...things }, { hasOwnKey: true })
      const sent = { 'idempotency-key': crypto.randomUUID(), ...more, authorization: `Bearer ${token}` }
      const { statusCode } = await shop.call(entry.method as 'GET', url, payload as object, sent)
      if (statusCode !== 404) reached.push([token.slice(0, 6), nameOf(entry), statusCode])
    }
  }
  expect(reached).toEqual([])
})
