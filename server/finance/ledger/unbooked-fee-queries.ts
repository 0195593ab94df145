import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { ledgerEntries, ledgerTransactions } from './ledger-tables.ts'

type UnbookedFeeQueriesInput = { provider: string; since: Date; after: string; most: number }

/** Payments by card at a provider since a moment whose fee is not booked: ids above `after`, in their order. */
export async function paymentsWithoutFee(
  database: Database,
  { provider, since, after, most }: UnbookedFeeQueriesInput,
): Promise<{ paymentId: string; orderId: string | null }[]> {
  const { rows } = await database.execute(sql`
    select substr(paid.key, 6) as "paymentId", paid.order_id as "orderId"
    from ${ledgerTransactions} as paid
    join ${ledgerEntries} as money on money.transaction_id = paid.id and money.account = 'clearing'
    where paid.event = 'card_paid' and paid.booked_at >= ${since.toISOString()}::timestamptz
      and money.owner = ${provider} and substr(paid.key, 6) > ${after}
      and not exists (
        select from ${ledgerTransactions} as fee where fee.key = 'provider_fee:' || substr(paid.key, 6))
    order by substr(paid.key, 6)
    limit ${most}`)
  return rows as { paymentId: string; orderId: string | null }[]
}
