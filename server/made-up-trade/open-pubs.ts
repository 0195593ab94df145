import { addDemoPeople } from '../accounts/add-demo-people.ts'
import { approveDemoBuyers } from '../trade/demo-trade.ts'
import type { TradeWorld } from './trade-world.ts'

/** The pubs join, as people nobody can sign in as, and are approved. */
export async function openPubs({ database, file, now }: TradeWorld): Promise<void> {
  const ids = await addDemoPeople(database, file.pubs, now)
  const buyers = file.pubs.flatMap(({ key, ...pub }) => {
    const clientId = ids.get(key)
    return clientId === undefined ? [] : [{ clientId, ...pub }]
  })
  await approveDemoBuyers(database, buyers, now)
}
