import type { Database } from '../../platform/database/database.ts'
import { readCounter } from '../../platform/counters/counters.ts'
import type { CostBearer } from './booking-rules.ts'
import type { LedgerAccount, LedgerEvent } from './ledger-accounts.ts'
import { feeCounterFaults, unbalancedRows } from './ledger-fault-queries.ts'
import {
  type BookedEntry,
  buyerOfOrder,
  entryRows,
  type FeeRow,
  feeRows,
  madeGoodRows,
  sumEntries,
  sumImbalance,
} from './ledger-queries.ts'

export type { BookedEntry, FeeRow } from './ledger-queries.ts'

type BalancesFilter = {
  owner?: string
  orderId?: string
  partId?: string
  events?: readonly LedgerEvent[]
  /** Entries booked before this moment alone. */
  before?: Date
}

/** The balance of an account in pence, debit above 0: a sum over its entries. Nothing else holds one. */
export async function readBalance(
  database: Database,
  account: LedgerAccount,
  of: BalancesFilter = {},
): Promise<number> {
  return sumEntries(database, { account, ...of })
}

/** The bookings of an order, an entry a row, the oldest first. */
export async function readOrderBookings(database: Database, orderId: string): Promise<BookedEntry[]> {
  return entryRows(database, { orderId })
}

/** What was made good to the brewery of a part, in pence by who paid it, the oldest first; below 0 it was taken back. */
export async function readMadeGood(
  database: Database,
  partId: string,
): Promise<{ by: CostBearer; minor: number }[]> {
  const rows = await madeGoodRows(database, partId)
  return rows.map(({ account, amountMinor }) => ({
    by: account === 'carrier' ? 'carrier' : 'dray',
    minor: amountMinor,
  }))
}

/** The owner of an order's `buyer` entries: the client, and for one who has left whom the order was booked to. */
export async function findLedgerBuyer(
  database: Database,
  { id, clientId }: { id: string; clientId: string | null },
): Promise<string> {
  return clientId ?? (await buyerOfOrder(database, id)) ?? id
}

/** Fees and pallet differences booked to breweries in a time, its end left out. */
export async function readFees(database: Database, time: { from: Date; to: Date }): Promise<FeeRow[]> {
  return feeRows(database, time)
}

type FeeSum = { breweryId: string; grossMinor: number; vatMinor: number }

/** What each brewery was charged in fees in a month in London, 'YYYY-MM', in pence with VAT, the largest sum first. */
export async function sumFees(database: Database, month: string): Promise<FeeSum[]> {
  const counter = await readCounter(database, { list: 'fees', owner: month })
  return [...counter.keys()]
    .filter((key) => key.endsWith(' bookings'))
    .map((key) => key.split(' ')[0]!)
    .map((breweryId) => ({
      breweryId,
      grossMinor: counter.get(`${breweryId} gross`) ?? 0,
      vatMinor: counter.get(`${breweryId} vat`) ?? 0,
    }))
    .toSorted((one, other) => other.grossMinor - one.grossMinor || (one.breweryId < other.breweryId ? -1 : 1))
}

/** Pence by which the ledger is off 0; it is in /metrics. */
export async function readImbalance(database: Database): Promise<number> {
  return sumImbalance(database)
}

/** Transactions whose entries do not add up to 0, by how many pence; at most a hundred. The database refuses such. */
export const findUnbalanced = (database: Database): Promise<{ key: string; offMinor: number }[]> =>
  unbalancedRows(database)

/** Where the fees of a month that a list shows are not those of the ledger, in words. */
export const findFeeCounterFaults = (database: Database): Promise<string[]> => feeCounterFaults(database)
