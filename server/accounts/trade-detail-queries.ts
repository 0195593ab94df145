import { eq } from 'drizzle-orm'
import type { TradeDetails } from '../../shared/api/accounts-api.ts'
import type { Database } from '../database/database.ts'
import { clientTradeDetails } from './client-tables.ts'

export async function tradeDetailsOf(database: Database, clientId: string): Promise<TradeDetails | null> {
  const [row] = await database
    .select({
      company: clientTradeDetails.company,
      licenceNumber: clientTradeDetails.licenceNumber,
      vatNumber: clientTradeDetails.vatNumber,
      awrsNumber: clientTradeDetails.awrsNumber,
    })
    .from(clientTradeDetails)
    .where(eq(clientTradeDetails.clientId, clientId))
  return row ?? null
}

export async function storeTradeDetails(
  database: Database,
  clientId: string,
  trade: TradeDetails,
): Promise<void> {
  await database
    .insert(clientTradeDetails)
    .values({ clientId, ...trade })
    .onConflictDoUpdate({ target: clientTradeDetails.clientId, set: trade })
}
