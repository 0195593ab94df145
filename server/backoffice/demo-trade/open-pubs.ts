import { addDemoPeople } from '../../identity/accounts/add-demo-people.ts'
import { approveDemoBuyers } from '../../parties/trade-accounts/demo-trade.ts'
import type { TradeWorld } from './trade-world.ts'

/** The pubs join, as people no one can sign in as, and are approved. */
export const openPubs = (world: TradeWorld): Promise<void> => open(world, world.file.pubs)

/** The same of those that ordered long ago. */
export const openFormerPubs = (world: TradeWorld): Promise<void> => open(world, world.file.formerPubs)

async function open({ database, now }: TradeWorld, pubs: TradeWorld['file']['pubs']): Promise<void> {
  const ids = await addDemoPeople(database, pubs, now)
  const buyers = pubs.flatMap(({ key, ...pub }) => {
    const clientId = ids.get(key)
    return clientId === undefined ? [] : [{ clientId, ...pub }]
  })
  await approveDemoBuyers(database, buyers, now)
}
