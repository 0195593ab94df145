import { expect, test } from 'vitest'
import { buildBrewery } from '../../../tests/support/builders/builders.ts'
import { bearer } from '../../../tests/support/shops/account-shop.ts'
import { addMember, addStaff } from '../../../tests/support/shops/add-staff.ts'
import { openFactorShop } from '../../../tests/support/shops/factor-shop.ts'
import { auditTrailOf } from '../../platform/audit/write-audit.ts'
import type { StaffRole } from '../../../shared/accounts/roles.ts'

const shop = await openFactorShop({})
const { database } = shop.connection
const towpath = await buildBrewery(database, { name: 'Towpath', slug: 'towpath' })

async function staff(role: StaffRole) {
  const session = await shop.register({ name: `Una of ${role}` })
  await addStaff(database, session.client.id, role)
  return session
}
const looksOf = async () =>
  (await auditTrailOf(database, { kind: 'brewery', id: towpath.id })).filter(({ verb }) => verb === 'look in')

test('staff read a brewery as their role allows, and see money only where it does (STAF-25)', async () => {
  const places = ['', '/orders', '/picking', '/delivery', '/money', '/standing', '/people', '/tokens']
  const statuses: Record<string, number[]> = {}
  for (const role of ['support', 'operations', 'finance', 'admin'] as const) {
    const session = await staff(role)
    statuses[role] = []
    for (const place of places)
      statuses[role].push((await shop.get(`/api/sell/towpath${place}`, bearer(session))).statusCode)
  }
  expect(statuses).toEqual({
    support: [200, 200, 200, 200, 404, 200, 404, 404],
    operations: [200, 200, 200, 200, 404, 200, 404, 200],
    finance: [200, 200, 404, 404, 200, 200, 404, 404],
    admin: [200, 200, 200, 200, 200, 200, 200, 200],
  })
})

test('nothing can be changed while looking in, by any method or as a preview (STAF-25)', async () => {
  const admin = await staff('admin')
  const { id } = admin.client
  const calls = [
    ['POST', '/pause?dryRun=true', { until: null }],
    ['PUT', '/papers', { legalName: 'Towpath Ltd' }],
    ['DELETE', `/people/${id}`, undefined],
    ['POST', '/people/invitations', { email: 'jo@pub.example', role: 'owner' }],
    ['POST', '/tokens', { name: 'Till', scopes: ['stock:read'], days: 30 }],
  ] as const
  for (const [method, path, body] of calls) {
    const headers = { ...bearer(admin), 'idempotency-key': `look-${method}-${path}` }
    const answer = await shop.call(method, `/api/sell/towpath${path}`, body, headers)
    expect([path, answer.statusCode, answer.json().code]).toEqual([path, 403, 'read_only'])
  }
})

test('the brewery’s trail has one row a visit, and its owner reads who it was (STAF-25)', async () => {
  const owner = await shop.register()
  await addMember(database, { clientId: owner.client.id, breweryId: towpath.id, role: 'owner' })
  const support = await staff('support')
  const before = (await looksOf()).length
  const look = () => shop.get('/api/sell/towpath/orders', bearer(support))
  await Promise.all([look(), look(), look()])
  expect(await looksOf()).toHaveLength(before + 1)
  await shop.get('/api/sell/towpath/money', bearer(support))
  expect(await looksOf()).toHaveLength(before + 1)
  const { entries } = (await shop.get('/api/sell/towpath/trail', bearer(owner))).json()
  expect(entries[0]).toMatchObject({ who: 'Una of support of Dray', what: 'looked into the console' })
  shop.wait(31 * 60)
  await shop.get('/api/sell/towpath/orders', bearer(await shop.signIn(support.client.email)))
  expect(await looksOf()).toHaveLength(before + 2)
  await shop.get('/api/sell/towpath/orders', bearer(await shop.signIn(owner.client.email)))
  expect(await looksOf()).toHaveLength(before + 2)
})

test('only staff look in: to all others, and of unknown breweries, there is nothing (STAF-25)', async () => {
  const client = await shop.register()
  const support = await staff('support')
  const [foreign, unknown] = [
    await shop.get('/api/sell/towpath/orders', bearer(client)),
    await shop.get('/api/sell/nowhere/orders', bearer(support)),
  ]
  expect([foreign.statusCode, unknown.statusCode]).toEqual([404, 404])
  expect(foreign.json().message).toBe(unknown.json().message)
})
