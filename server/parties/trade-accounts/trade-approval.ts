import { isThisMachine } from '../../platform/config/encrypted-addresses.ts'
import type { Database } from '../../platform/database/database.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'

export type TradeApproval = 'automatic' | 'review'

/** How applications are decided: as set by hand, else by the shop's address (TRADE-04). */
export async function readTradeApproval(database: Database, publicUrl: string): Promise<TradeApproval> {
  const { 'trade.approval': approval } = await readSettings(database, 'trade.approval')
  return approval ?? usualApproval(publicUrl)
}

/** No one but this machine reaches a shop at a local address, so no one there needs to be looked at. */
function usualApproval(publicUrl: string): TradeApproval {
  return isThisMachine(new URL(publicUrl).hostname) ? 'automatic' : 'review'
}
