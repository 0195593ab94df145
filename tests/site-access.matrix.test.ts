import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { SiteRole } from '../shared/accounts/site-roles.ts'
import { rightOfCall } from '../server/identity/accounts/sites/site-calls.ts'
import { askerOf } from './support/access/access-asker.ts'
import { accessRequest } from './support/access/access-requests.ts'
import { accessRules } from './support/access/access-rules.ts'
import { openAccessWorld, ownersData, routeName } from './support/access/access-world.ts'
import { approveClients } from './support/builders/approve-clients.ts'
import { tradeApplication } from './support/builders/trade-application.ts'
import { bearer, tokenOf } from './support/shops/account-shop.ts'

const world = await openAccessWorld()
const { shop, owner, accounts, ids } = world
const ask = askerOf(shop, accounts)
const routes = world.routes.filter(({ method, path }) => rightOfCall(method, path) !== null)

const { sites } = await ask('owner', 'POST', '/api/account/business/sites', {
  ...tradeApplication,
  businessName: 'The Sister Site',
})
const siteId: string = sites.at(-1).id
await approveClients(shop.connection.database, [siteId])

/** The headers of a person who acts for the sister site alone. */
async function memberAs(role: SiteRole) {
  const session = await shop.register()
  await shop.confirm(session)
  const { email } = session.client
  await ask('owner', 'POST', '/api/account/business/invitations', { email, role, siteId })
  const sent = (await shop.mailsTo(email)).findLast(({ template }) => template === 'invitation')!
  const key = { 'idempotency-key': randomUUID() }
  const joined = await shop.post(
    '/api/join',
    { token: tokenOf(sent.data.link) },
    { ...bearer(session), ...key },
  )
  expect(joined.statusCode).toBe(200)
  return bearer(session)
}

async function tryAll(headers: Record<string, string>) {
  const answers: [name: string, status: number, shown: string[]][] = []
  for (const entry of routes) {
    const request = accessRequest(entry, ids, { hasOwnKey: true })
    const { url, payload } = request
    const all = { ...request.headers, ...headers }
    const answer = await shop.call(entry.method as 'GET', url, payload as object, all)
    const sent = url + JSON.stringify(payload ?? '')
    const { everywhere, inPrivate } = owner.secrets
    const shown = [...everywhere, ...inPrivate].filter(
      (secret) => answer.body.includes(secret) && !sent.includes(secret),
    )
    answers.push([routeName(entry), answer.statusCode, shown])
  }
  return answers
}

test('an owner of one site finds nothing of the first site, on any call that acts for a site (BIZ-09)', async () => {
  const before = await ownersData(world)
  const answers = await tryAll(await memberAs('owner'))
  expect(answers.length).toBeGreaterThan(60)
  // A stranger to the first site is answered the same.
  const expected = answers.map(([name]) => [name, accessRules.get(name)!.other, []])
  expect(answers).toEqual(expected)
  expect(await ownersData(world)).toEqual(before)
})

/** The rights that a role lacks, by what it is refused. */
async function rightsRefused(role: SiteRole) {
  const answers = await tryAll(await memberAs(role))
  const rights = answers
    .filter(([, status]) => status === 403)
    .map(([name]) => rightOfCall(...(name.split(' ') as [string, string])))
  return [...new Set(rights)].toSorted()
}

test('a role at a site opens the calls of its right alone (BIZ-03)', async () => {
  expect(await rightsRefused('accounts')).toEqual(['approve', 'manage', 'order'])
  expect(await rightsRefused('buyer')).toEqual(['approve', 'manage'])
  expect(await rightsRefused('approver')).toEqual(['manage'])
})
