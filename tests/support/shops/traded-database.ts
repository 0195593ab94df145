import { sourcesKey } from '../../../server/platform/config/sources-key.ts'
import type { Connection } from '../../../server/platform/database/database.ts'
import { embeddedConnection } from '../../../server/platform/database/embedded-database.ts'
import { findDump, findOrWriteDump } from '../servers/database-setup.ts'
import { openDump } from '../servers/shared-database.ts'
import { makeUpTrade, openShopOfTrade } from './make-demo-trade.ts'

/** The moment at which the trade of `openTradedDatabase` ends. */
export const tradeEndsAt = new Date('2026-11-24T11:30:00Z')

/**
 * An embedded database of the caller's own with the demo shop and its whole trade of six weeks. Writing it takes most of a
 * minute, so it is written once to a dump, and again only when its sources change.
 */
export async function openTradedDatabase(): Promise<Connection> {
  const key = sourcesKey(['tests/support/shops/make-demo-trade.ts'])
  const traded = await findOrWriteDump('traded', key, async () => {
    const client = await openDump(await findDump())
    await writeTrade(embeddedConnection(client, async () => {}))
    return client
  })
  const client = await openDump(traded)
  return embeddedConnection(client, () => client.close())
}

async function writeTrade(connection: Connection): Promise<Connection> {
  await openShopOfTrade(connection, { endsAt: tradeEndsAt, weeks: 6 })
  const { refused } = await makeUpTrade(connection)
  if (refused.length > 0) throw new Error(`The shop refused steps of its trade: ${JSON.stringify(refused)}`)
  return connection
}
