import type { BuyerList, BuyerQuery, BuyerRow } from '../../../shared/api/buyers-api.ts'
import { findClientsByWords } from '../../identity/accounts/find-clients.ts'
import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import { clientsWithCredit, findCreditSummaries } from '../../finance/credit/find-credit.ts'
import type { Database } from '../../platform/database/database.ts'
import { countOrdersOf, findUninvoicedTotals } from '../../trading/orders/read-orders.ts'
import { type ListedBuyer, listBuyers } from '../../parties/trade-accounts/list-buyers.ts'
import { findDueTimes } from '../../platform/worklist/worklist.ts'
import { typedWords } from '../../platform/database/typed-words.ts'

type FindBuyerListInput = { query: BuyerQuery; seesMoney: boolean; now: Date }

/** A page of the buyers with what their credit, orders and worklist say (STAF-14). */
export async function findBuyerList(
  database: Database,
  { query: { view = 'applied', q, kind, page }, seesMoney, now }: FindBuyerListInput,
): Promise<BuyerList> {
  const words = typedWords(q)
  const search =
    words === undefined ? undefined : { query: words, clientIds: await findClientsByWords(database, words) }
  return listBuyers(database, { view, page, kind, search, withCredit: clientsWithCredit }, (buyers) =>
    viewBuyers(database, buyers, { seesMoney, now }),
  )
}

async function viewBuyers(
  database: Database,
  buyers: readonly ListedBuyer[],
  { seesMoney, now }: { seesMoney: boolean; now: Date },
): Promise<BuyerRow[]> {
  const ids = buyers.map(({ clientId }) => clientId)
  const [clients, due, counts, credit] = await Promise.all([
    findPublicClients(database, ids),
    findDueTimes(database, 'trade', ids),
    countOrdersOf(database, ids),
    findCreditSummaries(database, seesMoney ? ids : [], { uninvoicedOf: findUninvoicedTotals, now }),
  ])
  return buyers.map(({ clientId, appliedAt, ...buyer }) => ({
    id: clientId,
    name: clients.get(clientId)?.name ?? '',
    email: clients.get(clientId)?.email ?? '',
    ...buyer,
    town: clients.get(clientId)?.town ?? null,
    appliedAt: appliedAt === null ? null : new Date(appliedAt).toISOString(),
    dueAt: due.get(clientId)?.toISOString() ?? null,
    credit: credit.get(clientId) ?? null,
    orders: counts.get(clientId) ?? 0,
  }))
}
