import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/servers/test-database.ts'
import { insertClient } from '../client-queries.ts'
import { knownDevices } from '../session-tables.ts'
import { storeKnownDevice } from './known-device-queries.ts'

test('an account knows the devices that were used last, so many and no more, and no other account loses one', async () => {
  const { database } = await useTestDatabase()
  const [clientId, otherId] = await Promise.all(
    ['maggie', 'joan'].map(async (name) => {
      const email = `${name}@thetap.example`
      const client = { email, emailKey: email, name, marketingOptIn: false, emailConfirmedAt: null }
      return (await insertClient(database, client))!
    }),
  )
  const store = (tokenHash: string, minute: number, id = clientId!) =>
    storeKnownDevice(database, {
      tokenHash,
      clientId: id,
      limit: 3,
      now: new Date(Date.UTC(2026, 10, 1, 12, minute)),
    })
  const known = async (id = clientId!) => {
    const rows = await database.select().from(knownDevices).where(eq(knownDevices.clientId, id))
    return rows.map(({ tokenHash }) => tokenHash).toSorted()
  }
  await store('a', 0, otherId)
  for (const [minute, device] of ['a', 'b', 'c'].entries()) await store(device, minute)
  expect(await known()).toEqual(['a', 'b', 'c'])
  await store('a', 3)
  expect(await known()).toEqual(['a', 'b', 'c'])
  await store('d', 4)
  expect(await known()).toEqual(['a', 'c', 'd'])
  expect(await known(otherId)).toEqual(['a'])
})
