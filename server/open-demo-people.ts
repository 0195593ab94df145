import { closeDemoClients, type DemoClient, openDemoClients } from './identity/accounts/open-demo-clients.ts'
import { isThisMachine } from './platform/config/encrypted-addresses.ts'
import type { Seller } from './platform/config/seller-settings.ts'
import { openDemoCredit } from './finance/credit/demo-credit.ts'
import type { Connection } from './platform/database/database.ts'
import { demoFolder } from './backoffice/import/load-demo-shop.ts'
import { requestDemoChanges } from './backoffice/import/load-demo-trade.ts'
import { openDemoWorkers } from './parties/roles/open-demo-workers.ts'
import { endEveryTokenOf } from './parties/tokens/end-token-of.ts'
import { applyForDemoClients } from './parties/trade-accounts/demo-trade.ts'

/**
 * Adds the accounts of the demo shop and asks for what its brewery wants changed. Their passwords are everybody's: they work
 * on this machine alone, and where the demo is off or the address is public all access by them ends (ROLE-18). One
 * transaction: a first start would spend a tenth of a second on ends of thirty. Answers those who can sign in.
 */
export function openDemoPeople(
  connection: Connection,
  config: { loadsDemoShop: boolean; publicUrl: string; seller?: Seller | null },
  now: Date,
): Promise<DemoClient[]> {
  const isOpen = config.loadsDemoShop && isThisMachine(new URL(config.publicUrl).hostname)
  return connection.database.transaction(async (database) => {
    const within = { ...connection, database }
    const clients = config.loadsDemoShop ? await openDemoClients(within) : []
    await applyForDemoClients(database, clients, now)
    // What is owed on account is paid into the seller's bank account.
    if (clients.length > 0 && config.seller?.bankAccount) await openDemoCredit(database, now)
    const workers = await openDemoWorkers(within, config, now)
    if (config.loadsDemoShop) await requestDemoChanges(database, demoFolder)
    const closed = isOpen ? [] : await closeDemoClients(database, now)
    await endEveryTokenOf(database, { makerIds: [...closed, ...workers.closed], now })
    return isOpen ? [...clients, ...workers.open] : []
  })
}
