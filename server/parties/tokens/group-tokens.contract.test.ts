import { expect, test } from 'vitest'
import type { SignedIn } from '../../../shared/api/accounts-api.ts'
import { groupScopes } from '../../../shared/accounts/api-token-scopes.ts'
import { buildBrewery, buildGroup } from '../../../tests/support/builders/builders.ts'
import { bearer, openAccountShop } from '../../../tests/support/shops/account-shop.ts'
import { addMember, addOrganiser, addStaff } from '../../../tests/support/shops/add-staff.ts'
import { operatorContext } from '../../../tests/support/shops/operator-context.ts'
import { auditTrailOf } from '../../platform/audit/write-audit.ts'
import { commandFor } from '../../backoffice/operate/find-command.ts'
import { announceEndingTokens } from './announce-ending-tokens.ts'
import { apiTokens } from './api-token-tables.ts'

const shop = await openAccountShop({ lasts: 'file' })
const { database } = shop.connection
const tern = await buildBrewery(database, { slug: 'tern' })
const forth = await buildGroup(database, { slug: 'forth', breweryIds: [tern.id] })
const clyde = await buildGroup(database, { slug: 'clyde', breweryIds: [tern.id] })

const withToken = (token: string) => ({
  authorization: `Bearer ${token}`,
  'idempotency-key': 'from-a-program',
})
const make = (session: SignedIn, body = {}, slug = 'forth') =>
  shop.post(
    `/api/sell/group/${slug}/tokens`,
    { name: 'Planner', scopes: [...groupScopes], days: 90, ...body },
    bearer(session),
  )
const list = (session: SignedIn) => shop.get('/api/sell/group/forth/tokens', bearer(session))
async function organiser(group = forth): Promise<SignedIn> {
  const session = await shop.register()
  await addOrganiser(database, session.client.id, group.id)
  return session
}
const operate = (...words: string[]) => commandFor(words)(database, { ...operatorContext, clock: shop.now })

test('an organiser makes a token of the group, which is shown once, listed and in the trail (PLAT-01)', async () => {
  const session = await organiser()
  const made = await make(session, { scopes: ['runs:read'] })
  expect(made.statusCode).toBe(201)
  const { token, id } = made.json()
  expect(token).toMatch(/^dray_g_[0-9A-Za-z]{46}$/)
  expect((await shop.get('/api/sell/group/forth', withToken(token))).statusCode).toBe(200)
  const other = await list(await organiser())
  expect(other.body).not.toContain(token)
  expect(other.json()).toMatchObject({
    group: { slug: 'forth' },
    mayMake: true,
    tokens: [{ id, name: 'Planner', scopes: ['runs:read'], madeBy: 'Maggie Tapster' }],
  })
  const trail = await auditTrailOf(database, { kind: 'group', id: forth.id })
  expect(trail.at(-1) ?? trail[0]).toMatchObject({ verb: 'make token' })
  expect(JSON.stringify(trail)).not.toContain(token)
  const own = (await shop.get('/api/account/data', bearer(session))).json()
  expect(JSON.stringify(own)).toContain('"madeFor":"group"')
})

test('staff read a group’s tokens and make none, and people of its breweries see none (PLAT-01)', async () => {
  const staff = await shop.register()
  await addStaff(database, staff.client.id, 'operations')
  expect((await list(staff)).json()).toMatchObject({ mayMake: false })
  expect((await make(staff)).json().code).toBe('role_missing')
  const brewer = await shop.register()
  await addMember(database, { clientId: brewer.client.id, breweryId: tern.id, role: 'owner' })
  expect((await list(brewer)).statusCode).toBe(404)
  expect((await make(brewer)).statusCode).toBe(404)
  const { id } = (await make(await organiser())).json()
  const end = (who: SignedIn) =>
    shop.call('DELETE', `/api/sell/group/forth/tokens/${id}`, undefined, bearer(who))
  expect((await end(staff)).statusCode).toBe(403)
  expect((await end(await organiser(clyde))).statusCode).toBe(404)
  expect((await end(await organiser())).statusCode).toBe(204)
})

test('a group’s token reaches its own group alone, within its scopes, and no documents (PLAT-02, PLAT-03)', async () => {
  const session = await organiser()
  await addOrganiser(database, session.client.id, clyde.id)
  const { token } = (await make(session, { scopes: ['runs:read'] })).json()
  const statusOf = async (path: string) => (await shop.get(path, withToken(token))).statusCode
  expect(await statusOf('/api/sell/group/forth')).toBe(200)
  expect(await statusOf('/api/sell/group/clyde')).toBe(404)
  expect(await statusOf('/api/sell/group/forth/tokens')).toBe(404)
  expect(await statusOf('/api/sell/tern/orders')).toBe(404)
  expect(await statusOf('/api/documents/00000000-0000-4000-8000-000000000000.pdf')).toBe(404)
  const run = '/api/sell/group/forth/runs/00000000-0000-4000-8000-000000000000'
  const refused = await shop.post(`${run}/close`, {}, withToken(token))
  expect([refused.statusCode, refused.json().code, refused.json().field]).toEqual([
    403,
    'scope_missing',
    'runs:write',
  ])
  expect((await make(session, { scopes: ['stock:read'] })).statusCode).toBe(400)
})

test('the tokens of an organiser end with the role, and the role given again does not revive them (PLAT-01, PLAT-02)', async () => {
  const session = await organiser()
  const { token } = (await make(session)).json()
  const others = (await make(await organiser())).json().token
  const { email, id: clientId } = session.client
  expect(await operate('groups', 'remove-organiser', 'forth', email)).toContain('A token of the group ends.')
  // Before any call with it has noticed.
  await addOrganiser(database, clientId, forth.id)
  const after = await shop.get('/api/sell/group/forth', withToken(token))
  expect([after.statusCode, after.json().code]).toEqual([401, 'token_ended'])
  expect((await shop.get('/api/sell/group/forth', withToken(others))).statusCode).toBe(200)
})

test('operators list and end a group’s tokens, and its maker is notified of an end that comes (PLAT-01, PLAT-03)', async () => {
  const session = await organiser()
  const { id, token } = (await make(session, { name: 'Yard screen', days: 30 })).json()
  expect(await operate('tokens', 'list', 'group:forth')).toContain(`${id}  Yard screen  runs:read runs:write`)
  shop.wait(17 * 86_400)
  await announceEndingTokens({ database, publicUrl: 'https://dray.example', clock: shop.now })
  expect((await shop.mailsTo(session.client.email)).at(-1)).toMatchObject({
    template: 'api-token',
    data: { event: 'ending', link: 'https://dray.example/sell/group/forth/settings' },
  })
  await operate('tokens', 'end', 'group:forth', id)
  expect((await shop.get('/api/sell/group/forth', withToken(token))).json().code).toBe('token_ended')
})

test('no token is of a brewery and of a group at once (PLAT-02)', async () => {
  const { client } = await organiser()
  const both = {
    hash: 'a'.repeat(64),
    clientId: client.id,
    breweryId: tern.id,
    groupId: forth.id,
    name: 'Both',
    scopes: ['runs:read' as const],
    madeAt: new Date('2026-01-01'),
    endsAt: new Date('2026-02-01'),
  }
  await expect(database.insert(apiTokens).values(both)).rejects.toMatchObject({
    cause: { constraint: 'api_tokens_owner' },
  })
})
