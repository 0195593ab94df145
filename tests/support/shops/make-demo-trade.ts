import { demoSeller } from '../../../server/platform/config/seller-settings.ts'
import type { Connection } from '../../../server/platform/database/database.ts'
import { storeDrayDetails } from '../../../server/finance/documents/store-dray-details.ts'
import { jobs } from '../../../server/features.ts'
import { openDemoShop } from '../../../server/backoffice/import/open-demo-shop.ts'
import { tradeDays, type TradeSpan } from '../../../server/backoffice/demo-trade/trade-days.ts'
import { upkeepOf } from '../../../server/backoffice/demo-trade/jobs-of-trade.ts'
import { scheduleTrade, writeDemoTrade } from '../../../server/backoffice/demo-trade/write-demo-trade.ts'
import { openDemoPeople } from '../../../server/open-demo-people.ts'
import type { AppDeps } from '../../../server/open-deps.ts'
import { findOpenClaimMoney } from '../../../server/trading/orders/claims/open-claim-money.ts'
import { findOpenOrders } from '../../../server/trading/orders/selling/find-open-orders.ts'
import { testSealer } from './test-sealer.ts'

const publicUrl = 'http://localhost'
const silent = { info: () => {}, warn: () => {} }

/** The demo shop as it opens at a moment, with its people, before its past is written. */
export async function openShopOfTrade(connection: Connection, span: TradeSpan): Promise<void> {
  const { endsAt } = span
  const { database } = connection
  await openDemoShop(connection, silent, null, {
    openedAt: tradeDays(span).opensAt,
    afterwards: (transaction) => scheduleTrade(transaction, span),
  })
  await openDemoPeople(connection, { loadsDemoShop: true, publicUrl }, endsAt)
  await storeDrayDetails(database, demoSeller, endsAt)
}

/** Writes the past, or a share of it: how many steps it took, and which the shop refused. */
export async function makeUpTrade({ database }: Connection, upTo = 1) {
  const shop = {
    claimedOf: findOpenClaimMoney,
    openOrdersOf: findOpenOrders,
    seller: demoSeller,
  } as unknown as AppDeps
  const refused: unknown[] = []
  let steps = 0
  let isOver = false
  await writeDemoTrade({
    database,
    publicUrl,
    sealer: testSealer,
    logger: { ...silent, warn: (about: unknown) => void refused.push(about) },
    upkeep: upkeepOf(jobs, shop),
    isStopping: () => isOver,
    report: (done, of) => {
      steps += 1
      isOver = done >= of * upTo
    },
  })
  return { steps, refused }
}
