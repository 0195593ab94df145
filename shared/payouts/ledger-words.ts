/** The accounts of the ledger for people, in the order they are listed in. */
export const ledgerAccountNames = {
  buyer: 'Buyers',
  brewery_held: 'Breweries: sold, not sent',
  brewery_due: 'Breweries: due',
  clearing: 'At the payment provider',
  bank: 'Bank',
  fees: 'Fees',
  delivery: 'Delivery',
  accessories: 'Accessories',
  carrier: 'Carriers',
  vat: 'VAT of Dray’s own documents',
  provider_costs: 'Costs of the provider',
  bad_debt: 'Bad debts',
  goodwill: 'Goodwill',
} as const
export type LedgerAccountName = keyof typeof ledgerAccountNames
export const ledgerAccounts = Object.keys(ledgerAccountNames) as LedgerAccountName[]

/** What the ledger books, for people. */
export const ledgerEventNames = {
  card_paid: 'Paid by card',
  provider_fee: 'The provider’s fee',
  part_invoiced: 'Invoiced for a brewery',
  dray_invoiced: 'Invoiced for Dray',
  card_refunded: 'Back to the card',
  part_credited: 'Credited for a brewery',
  dray_credited: 'Credited for Dray',
  dispatched: 'Sent',
  fee: 'Fee',
  fee_returned: 'Fee given back',
  pallet_difference: 'Pallet difference',
  carrier_bill: 'Carrier’s bill',
  bank_payment: 'Paid by bank',
  bank_paid_back: 'Paid back by bank',
  payout: 'Payout',
  payout_returned: 'Payout taken back',
  goodwill: 'Goodwill',
  made_good: 'Made good',
  container_lost: 'Lost containers',
  container_found: 'Lost containers found',
  dispute: 'Disputed',
  dispute_ended: 'Dispute ended',
  write_off: 'Written off',
  provider_payout: 'Paid out by the provider',
  reversal: 'Reversed',
} as const
export type LedgerEventName = keyof typeof ledgerEventNames
export const ledgerEvents = Object.keys(ledgerEventNames) as LedgerEventName[]

/**
 * What finance may correct by a reversing booking. Invoices, credits, dispatches and fees follow documents and what was sent,
 * and would be booked again; payments, bills and payouts have ways back of their own.
 */
export const correctableEvents: readonly LedgerEventName[] = [
  'goodwill',
  'made_good',
  'pallet_difference',
  'bank_paid_back',
  'payout_returned',
  'provider_fee',
]
