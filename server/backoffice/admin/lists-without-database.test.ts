import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { listAudit } from '../../platform/audit/list-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { connectEmbedded } from '../../platform/database/embedded-database.ts'
import { listFeeInvoices } from '../../finance/documents/list-fee-invoices.ts'
import { listMoneyRefunds } from '../../trading/orders/refunds/list-money-refunds.ts'
import { listSellingOrders } from '../../trading/orders/selling/list-selling-orders.ts'
import { listSellingPubs } from '../../trading/orders/selling/list-selling-pubs.ts'
import { listStaffOrders } from '../../trading/orders/staff/list-staff-orders.ts'
import { listPayouts } from '../../finance/payouts/list-payouts.ts'
import { listContainerPrices } from '../../trading/prices/list-container-prices.ts'
import { listStaffReviews } from '../../engagement/reviews/list-staff-reviews.ts'
import { listStock } from '../../trading/stock/list-stock.ts'
import { listEntries } from '../../platform/worklist/worklist.ts'
import { findBuyerList } from './find-buyer-list.ts'

const now = new Date('2026-11-27T12:00:00Z')
const breweryId = randomUUID()
const lists: Record<string, (database: Database) => Promise<unknown>> = {
  audit: (database) => listAudit(database, {}),
  buyers: (database) => findBuyerList(database, { query: {}, seesMoney: true, now }),
  fees: (database) => listFeeInvoices(database, { page: 1, now }),
  payouts: (database) => listPayouts(database, { breweryId, page: 1 }),
  prices: (database) => listContainerPrices(database, { breweryId, now }),
  refunds: (database) => listMoneyRefunds(database, { view: 'done', page: 1, readerId: randomUUID() }),
  reviews: (database) => listStaffReviews(database, { view: 'pending' }),
  'selling orders': (database) => listSellingOrders(database, { breweryId, role: 'owner' }, {}),
  'selling pubs': (database) => listSellingPubs(database, { breweryId, now }),
  'staff orders': (database) => listStaffOrders(database, {}),
  stock: (database) => listStock(database, breweryId, { now }),
  worklist: (database) => listEntries(database, { view: 'waiting', clientId: randomUUID(), now }),
}

let away: Database

beforeAll(async () => {
  const { database, close } = await connectEmbedded()
  await close()
  away = database
})

// A promise of theirs that no one waits for would end the process: Vitest fails for it, whatever the list itself says.
test.each(Object.entries(lists))(
  'while the database is away the list of %s is an error and nothing else',
  async (_name, read) => {
    await expect(read(away)).rejects.toThrow(/closed|Failed query/)
    await wait(20)
  },
)
