import { paths } from '../../../shared/paths/paths.ts'
import type { Database } from '../../platform/database/database.ts'
import { tradeNotApproved } from '../../platform/errors/trade-errors.ts'
import { steadyTradeState } from './trade-queries.ts'

/**
 * Lets approved clients order, and holds the account so until the transaction ends. Throws RequestError 403 with the
 * state of any other (TRADE-01).
 */
export async function requireApprovedTrade(transaction: Database, clientId: string): Promise<void> {
  const state = (await steadyTradeState(transaction, clientId)) ?? 'none'
  if (state !== 'approved') throw tradeNotApproved({ state, link: paths.trade })
}
