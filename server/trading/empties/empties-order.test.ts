import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildBrewery } from '../../../tests/support/builders/builders.ts'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { clients } from '../../identity/accounts/client-tables.ts'
import { systemActor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { tradeAccounts } from '../../parties/trade-accounts/trade-tables.ts'
import { insertMovement } from './container-level-queries.ts'
import { placeToDeliver } from './container-place.ts'
import { listSellingEmpties } from './list-selling-empties.ts'

const now = new Date('2026-03-02T12:00:00Z')
/** More than a page, so that the pubs of the first are walked by name. */
const pubs = 60

test('a page of containers is in the order of the pubs’ present names (SELL-31, EMPT-04)', async () => {
  const { database } = await useTestDatabase()
  const { id: breweryId } = await buildBrewery(database)
  const names = Array.from({ length: pubs }, (_, at) => `Pub ${String((at * 37) % pubs).padStart(2, '0')}`)
  const ids: string[] = []
  for (const name of names) ids.push(await deliverTo(database, breweryId, name))
  const listed = async (page: number) =>
    (await listSellingEmpties(database, { breweryId, page, now })).rows.map(({ pubName }) => pubName)
  const sorted = names.toSorted()
  expect(await listed(1)).toEqual(sorted.slice(0, 50))
  expect(await listed(2)).toEqual(sorted.slice(50))

  const isLast = eq(tradeAccounts.clientId, ids[names.indexOf('Pub 59')]!)
  await database.update(tradeAccounts).set({ businessName: 'An Early Bird' }).where(isLast)
  expect(await listed(1)).toEqual(['An Early Bird', ...sorted.slice(0, 49)])
  await database.delete(clients).where(eq(clients.id, ids[names.indexOf('Pub 00')]!))
  expect((await listed(1)).slice(0, 2)).toEqual(['An Early Bird', 'Pub 01'])
})

/** A pub of this name with one cask of the brewery; its client. */
async function deliverTo(database: Database, breweryId: string, businessName: string): Promise<string> {
  const email = `${businessName.replace(' ', '-')}@pubs.example`
  const [client] = await database
    .insert(clients)
    .values({ email, emailKey: email.toLowerCase(), name: businessName })
    .returning({ id: clients.id })
  const clientId = client!.id
  await database.insert(tradeAccounts).values({ clientId, state: 'approved', businessName, kind: 'pub' })
  const to = { streetaddress: `${businessName} Row`, towncity: 'Leith', postcode: 'EH6 6QW' }
  const { id: placeId } = await placeToDeliver(database, clientId, to)
  const cask = { placeId, breweryId, kind: 'firkin' as const, what: 'out' as const, count: 1 }
  await insertMovement(database, { ...cask, actor: systemActor, at: now.toISOString() })
  return clientId
}
