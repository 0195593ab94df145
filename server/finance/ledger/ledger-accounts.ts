/** The accounts of the ledger. A debit of `buyer`, `brewery_held` or `brewery_due` is owed to Dray. */
export type LedgerAccount =
  | 'buyer'
  /** By brewery: sold, not sent. */
  | 'brewery_held'
  /** By brewery: to be paid out. */
  | 'brewery_due'
  | 'fees'
  | 'delivery'
  | 'accessories'
  /** What pallets cost, and who pays differences. */
  | 'carrier'
  /** Dray's own. */
  | 'vat'
  /** By provider: the sandbox has rows of its own. */
  | 'clearing'
  | 'bank'
  | 'provider_costs'
  | 'bad_debt'
  | 'goodwill'

/** What may be booked; each has its row in booking-rules.ts. */
export type LedgerEvent =
  | 'card_paid'
  | 'provider_fee'
  | 'part_invoiced'
  | 'dray_invoiced'
  | 'card_refunded'
  | 'part_credited'
  | 'dray_credited'
  | 'dispatched'
  | 'fee'
  | 'fee_returned'
  | 'pallet_difference'
  | 'carrier_bill'
  | 'bank_payment'
  /** What a buyer on account has left over is paid out. */
  | 'bank_paid_back'
  | 'payout'
  | 'payout_returned'
  | 'goodwill'
  | 'made_good'
  | 'container_lost'
  | 'container_found'
  | 'dispute'
  | 'dispute_ended'
  | 'write_off'
  | 'provider_payout'
  | 'reversal'

export type LedgerEntry = { account: LedgerAccount; owner: string; amountMinor: number }

/** An entry of an account; pence above 0 are a debit. Accounts that the shop has once have no owner. */
export const entry = (account: LedgerAccount, amountMinor: number, owner = ''): LedgerEntry => ({
  account,
  owner,
  amountMinor,
})

/** Entries that move something: those of the same account and owner as one, and none of zero. */
export function tidyEntries(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const sums = new Map<string, LedgerEntry>()
  for (const { account, owner, amountMinor } of entries) {
    const name = `${account} ${owner}`
    sums.set(name, { account, owner, amountMinor: (sums.get(name)?.amountMinor ?? 0) + amountMinor })
  }
  return [...sums.values()].filter(({ amountMinor }) => amountMinor !== 0)
}
