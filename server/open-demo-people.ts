import { closeDemoClients, type DemoClient, openDemoClients } from './accounts/open-demo-clients.ts'
import type { Connection } from './database/database.ts'
import { demoFolder } from './import/load-demo-shop.ts'
import { askDemoChanges } from './import/load-demo-trade.ts'
import { openDemoWorkers } from './roles/open-demo-workers.ts'
import { endEveryTokenOf } from './tokens/end-token-of.ts'
import { applyForDemoClients } from './trade/demo-trade.ts'

/**
 * Opens the accounts of the demo shop and asks for what its brewery wants changed, or closes them where it is off. One
 * transaction: a first start would spend a tenth of a second on ends of thirty. Answers those who can sign in.
 */
export function openDemoPeople(
  connection: Connection,
  config: { loadsDemoShop: boolean; publicUrl: string },
  now: Date,
): Promise<DemoClient[]> {
  return connection.database.transaction(async (database) => {
    const within = { ...connection, database }
    const clients = config.loadsDemoShop ? await openDemoClients(within) : []
    await applyForDemoClients(database, clients, now)
    const workers = await openDemoWorkers(within, config, now)
    if (config.loadsDemoShop) await askDemoChanges(database, demoFolder)
    const closed = config.loadsDemoShop ? [] : await closeDemoClients(database, now)
    await endEveryTokenOf(database, { makerIds: [...closed, ...workers.closed], now })
    return [...clients, ...workers.open]
  })
}
