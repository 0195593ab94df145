import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { AuditList } from '../../../shared/api/admin-api.ts'
import { buildBrewery } from '../../../tests/support/builders/builders.ts'
import { addMember, addStaff } from '../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { networkOf } from './audit-refusals.ts'
import { auditTrailOf } from './write-audit.ts'

const shop = await openOrderShop()
const brewery = await buildBrewery(shop.database, { name: 'Tern', slug: 'tern' })
const cellar = await shop.buyer()
await addMember(shop.database, { clientId: cellar.clientId, breweryId: brewery.id, role: 'cellar' })
const sales = await shop.buyer()
await addMember(shop.database, { clientId: sales.clientId, breweryId: brewery.id, role: 'sales' })
const operations = await shop.buyer()
await addStaff(shop.database, operations.clientId, 'operations')
const keyed = (who: Record<string, string>) => ({ ...who, 'idempotency-key': randomUUID() })
const suspension = '/api/admin/breweries/tern/suspension'
const refused = async () =>
  ((await shop.get('/api/admin/audit?view=refused', operations)).json() as AuditList).rows

test('an action says in its row from which call, from where and after which preview it came (ROLE-15)', async () => {
  const body = { reason: 'Its documents were wrong.' }
  const { digest } = (await shop.post(`${suspension}?dryRun=true`, body, operations)).json()
  await shop.post(`${suspension}?digest=${digest}`, body, keyed(operations))
  const trail = await auditTrailOf(shop.database, { kind: 'brewery', id: brewery.id })
  const rows = trail.filter(({ verb }) => verb === 'brewery_suspended')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    actorId: operations.clientId,
    actorRole: 'operations',
    actedBy: 'page',
    reason: body.reason,
    refusal: null,
    digest,
    requestId: expect.any(String),
    network: expect.stringMatching(/^10\.\d+\.\d+\.0\/24$/),
  })
})

test('what is refused to a person leaves one row with the code, without what was sent; previews leave none (ROLE-15)', async () => {
  expect(await refused()).toEqual([])
  const documents = { legalName: 'Secret Ltd' }
  const send = (query = '') => shop.call('PUT', `/api/sell/tern/papers${query}`, documents, keyed(sales))
  expect((await send()).json().code).toBe('role_missing')
  await send()
  const [row, ...more] = await refused()
  expect(more).toEqual([])
  expect(row).toMatchObject({
    by: 'page',
    verb: 'PUT /api/sell/:brewery/papers',
    subjectId: '/api/sell/tern/papers',
    refusal: 'role_missing',
    network: expect.stringMatching(/^10\.\d+\.\d+\.0\/24$/),
  })
  expect(JSON.stringify(row)).not.toContain('Secret')
  const again = { reason: 'Once more.' }
  expect((await shop.post(`${suspension}?dryRun=true`, again, operations)).statusCode).toBe(409)
  expect(await refused()).toHaveLength(1)
  expect((await shop.post(suspension, again, keyed(operations))).json().code).toBe('already_suspended')
  expect((await refused())[0]).toMatchObject({ role: 'operations', refusal: 'already_suspended' })
})

test('one person leaves at most sixty rows of refusals an hour, and is answered all the same (ROLE-15)', async () => {
  const before = (await refused()).length
  for (let tried = 0; tried < 70; tried += 1) {
    const path = `/api/sell/tern/orders/${randomUUID()}/accept`
    expect((await shop.post(path, {}, keyed(cellar))).statusCode).toBe(403)
  }
  const { total } = (await shop.get('/api/admin/audit?view=refused', operations)).json() as AuditList
  expect(total - before).toBeLessThanOrEqual(60)
})

test('visitors and what does not exist for the caller leave no row (ROLE-15)', async () => {
  const { total: before } = (await shop.get('/api/admin/audit', operations)).json() as AuditList
  expect((await shop.post(suspension, { reason: 'None.' }, {})).statusCode).toBe(401)
  expect((await shop.post(suspension, { reason: 'None.' }, keyed(await shop.buyer()))).statusCode).toBe(404)
  const { total } = (await shop.get('/api/admin/audit', operations)).json() as AuditList
  expect(total).toBe(before)
})

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
])('the network of %s is %s (ROLE-15)', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
