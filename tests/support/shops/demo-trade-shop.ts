import { onTestFinished } from 'vitest'
import type { TradeSpan } from '../../../server/backoffice/demo-trade/trade-days.ts'
import { openTestDatabase } from '../servers/test-database.ts'
import { makeUpTrade, openShopOfTrade } from './make-demo-trade.ts'

/** The demo shop as it opens at a moment, with its people, before its past is written. */
export async function openDemoShop(span: TradeSpan) {
  // The demo shop's people are of embedded databases alone; its trade is to hold on either.
  const connection = { ...(await openTestDatabase()), kind: 'embedded' as const }
  onTestFinished(() => connection.close())
  await openShopOfTrade(connection, span)
  return {
    connection,
    /** Writes the past, or a share of it: how many steps it took, and which the shop refused. */
    write: ({ upTo = 1 }: { upTo?: number } = {}) => makeUpTrade(connection, upTo),
  }
}
