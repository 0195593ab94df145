import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { createAccounts } from './create-accounts.ts'
import { tidyRateLimits } from '../../platform/rate-limits/rate-limits.ts'
import { registerClient } from './register-client.ts'
import { signingKeyRows } from './sessions/signing-key-queries.ts'
import { tidyAccounts } from './tidy-accounts.ts'
import { testSealer } from '../../../tests/support/shops/test-sealer.ts'

const day = 24 * 60 * 60 * 1000

test('expired data is removed in time; keys rotate every 90 days', async () => {
  const { database } = await useTestDatabase()
  let time = Date.now()
  const clock = () => new Date(time)
  const { accounts } = await createAccounts({
    database,
    sealer: testSealer,
    publicUrl: 'https://dray.example',
    clock,
  })
  const tidy = async () => {
    await tidyAccounts(accounts)
    await tidyRateLimits(database, clock())
  }
  await registerClient(accounts, {
    email: 'maggie@thetap.example',
    password: 'a firkin of mild',
    name: 'Maggie',
    marketingOptIn: false,
    caller: { ip: '192.0.2.1', network: '192.0.2.1', deviceToken: null, device: 'Firefox' },
  })
  const counts = async () => {
    const tables = [
      'sessions',
      'refresh_tokens',
      'mail_tokens',
      'attempts',
      'security_events',
      'signing_keys',
    ]
    const counted = await Promise.all(
      tables.map(async (table) => {
        const { rows } = await database.execute(`select count(*)::int as total from ${table}`)
        return [table, rows[0]?.['total']]
      }),
    )
    return Object.fromEntries(counted)
  }
  const [first] = await signingKeyRows(database)
  await tidy()
  expect(await counts()).toMatchObject({ sessions: 1, refresh_tokens: 1, mail_tokens: 1, attempts: 2 })
  time += 32 * day
  await tidy()
  expect(await counts()).toEqual({
    sessions: 0,
    refresh_tokens: 0,
    mail_tokens: 0,
    attempts: 0,
    security_events: 1,
    signing_keys: 1,
  })
  time += 60 * day
  await tidy()
  expect((await signingKeyRows(database)).map(({ id }) => id)).toContain(first?.id)
  expect(await counts()).toMatchObject({ signing_keys: 2 })
  time += 2 * day
  await tidy()
  const [left, ...others] = await signingKeyRows(database)
  expect(others).toEqual([])
  expect(left?.id).not.toBe(first?.id)
  time += 100 * day
  await tidy()
  expect(await counts()).toMatchObject({ security_events: 0 })
})
