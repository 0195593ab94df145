import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { bearer } from '../../../../tests/support/shops/account-shop.ts'
import { openFactorShop } from '../../../../tests/support/shops/factor-shop.ts'

const shop = await openFactorShop()
const { database } = shop.connection
const place = '/api/account/second-factor/authenticator'

const waiting = async () => {
  const { rows } = await database.execute(sql`
    select count(*)::integer as requests from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]!['requests']
}

test('an app that is confirmed twice at once is added once, with the recovery codes that were shown (ROLE-07, ROLE-10)', async () => {
  const session = await shop.register()
  const headers = bearer(session)
  const added = await shop.post(place, { code: await shop.codeOfMail(session) }, headers)
  const code = shop.appCode(added.json().secret)
  const confirm = () => shop.post(`${place}/confirmation`, { code }, headers)
  const answers = await database.transaction(async (transaction) => {
    await transaction.execute(sql`select from client_second_factors for update`)
    const both = [confirm(), confirm()]
    await vi.waitFor(async () => expect(await waiting()).toBe(2), { timeout: 10_000, interval: 50 })
    return both
  })
  const done = await Promise.all(answers)
  expect(done.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
})
