import { expect, test } from 'vitest'
import { addStaff } from '../../tests/support/shops/add-staff.ts'
import { bearer, openAccountShop } from '../../tests/support/shops/account-shop.ts'
import { openFactorShop } from '../../tests/support/shops/factor-shop.ts'
import { openEntry } from '../worklist/worklist.ts'

test('staff of any role read the worklist, others find nothing there', async () => {
  const shop = await openAccountShop()
  const { database } = shop.connection
  const session = await shop.register()
  const read = () => shop.get('/api/admin/worklist', bearer(session))
  expect((await read()).statusCode).toBe(404)
  expect((await shop.get('/api/admin/worklist')).statusCode).toBe(401)
  await addStaff(database, session.client.id, 'support')
  const now = shop.now()
  await openEntry(database, {
    kind: 'part',
    subject: 'A1',
    about: 'Towpath waits.',
    owner: 'operations',
    now,
  })
  const answer = await read()
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toEqual({
    rows: [
      {
        kind: 'part',
        subject: 'A1',
        about: 'Towpath waits.',
        owner: 'operations',
        openedAt: now.toISOString(),
        dueAt: null,
      },
    ],
  })
})

test('staff give a second factor first, and again after an hour of rest (ROLE-07, ROLE-11)', async () => {
  const shop = await openFactorShop({ secondFactor: 'required' })
  const session = await shop.register()
  await addStaff(shop.connection.database, session.client.id, 'support')
  const read = () => shop.get('/api/admin/worklist', bearer(session))
  expect((await read()).json()).toMatchObject({ code: 'second_factor_missing' })
  const { secret } = await shop.addApp(session)
  const code = { code: shop.appCode(secret) }
  await shop.post('/api/account/second-factor', code, bearer(session))
  expect((await read()).statusCode).toBe(200)
})
