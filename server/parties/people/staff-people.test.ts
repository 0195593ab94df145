import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { bearer, newEmail, registration, tokenOf } from '../../../tests/support/shops/account-shop.ts'
import { addStaff } from '../../../tests/support/shops/add-staff.ts'
import { operatorContext } from '../../../tests/support/shops/operator-context.ts'
import { openFactorShop } from '../../../tests/support/shops/factor-shop.ts'
import { auditTrailOf } from '../../platform/audit/write-audit.ts'
import { commandFor } from '../../backoffice/operate/find-command.ts'

const shop = await openFactorShop({})
const { database } = shop.connection
const address = '/api/admin/people'

test('an admin invites staff, changes their roles and ends them, and the last admin stays (ROLE-04, ROLE-05)', async () => {
  const admin = await shop.register({ name: 'Greta Hall' })
  await addStaff(database, admin.client.id, 'admin')
  const keyed = (session = admin) => ({ ...bearer(session), 'idempotency-key': randomUUID() })
  const email = newEmail()
  await shop.post(`${address}/invitations`, { email, role: 'support' }, keyed())
  const mail = (await shop.mailsTo(email)).find(({ template }) => template === 'invitation')
  const una = await shop.register({ email, name: 'Una Bell' })
  const joined = await shop.post('/api/join', { token: tokenOf(mail?.data.link) }, keyed(una))
  expect(joined.json()).toEqual({ place: 'Dray', role: 'support', path: '/admin' })
  const { id } = una.client
  expect((await shop.get('/api/admin', bearer(una))).json().roles).toEqual(['support'])
  expect((await shop.get(address, bearer(una))).statusCode).toBe(404)
  await shop.call('PUT', `${address}/${id}/roles`, { roles: ['finance'] }, keyed())
  expect((await shop.get('/api/admin', bearer(una))).json().roles).toEqual(['finance'])
  const left = await shop.call('DELETE', `${address}/${admin.client.id}`, undefined, keyed())
  expect(left.json().code).toBe('last_owner')
  const closed = await shop.call('DELETE', '/api/account', { password: registration.password }, bearer(admin))
  expect(closed.json()).toMatchObject({
    code: 'last_owner',
    message: 'You are the only admin of Dray. Make another person admin first, under People in its console.',
  })
  await shop.call('DELETE', `${address}/${id}`, undefined, keyed())
  expect((await shop.get('/api/admin', bearer(una))).statusCode).toBe(404)
  const trail = await auditTrailOf(database, { kind: 'staff', id: 'dray' })
  expect(trail.map(({ verb, actorName }) => `${actorName}: ${verb}`)).toEqual([
    'Greta Hall: invite',
    'Una Bell: join',
    'Greta Hall: grant role',
    'Greta Hall: revoke role',
    'Greta Hall: revoke role',
  ])
})

test('who is no longer an admin by command leaves no invitation that works (ROLE-04, ROLE-05)', async () => {
  const [first, second] = [await shop.register(), await shop.register({ name: 'Iain Wood' })]
  for (const { client } of [first, second]) await addStaff(database, client.id, 'admin')
  const email = newEmail()
  const by = { ...bearer(second), 'idempotency-key': randomUUID() }
  await shop.post(`${address}/invitations`, { email, role: 'finance' }, by)
  const mail = (await shop.mailsTo(email)).find(({ template }) => template === 'invitation')
  const token = tokenOf(mail?.data.link)
  const state = async () => (await shop.post('/public/invitation', { token })).json().state
  expect(await state()).toBe('open')
  const revoke = commandFor(['staff', 'revoke', second.client.email, 'admin'])
  await revoke(database, { ...operatorContext, clock: shop.now })
  expect(await state()).toBe('ended')
})

test('people of the staff are changed with a second factor of the last ten minutes alone (ROLE-12)', async () => {
  const strict = await openFactorShop({ secondFactor: 'required' }, {})
  const admin = await strict.register()
  await addStaff(strict.connection.database, admin.client.id, 'admin')
  await strict.addApp(admin)
  const invite = () =>
    strict.post(
      `${address}/invitations`,
      { email: newEmail(), role: 'support' },
      { ...bearer(admin), 'idempotency-key': randomUUID() },
    )
  expect((await invite()).statusCode).toBe(200)
  strict.wait(11 * 60)
  expect((await strict.get(address, bearer(admin))).statusCode).toBe(200)
  expect((await invite()).json().code).toBe('second_factor_needed')
})
