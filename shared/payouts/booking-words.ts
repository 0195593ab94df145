/** What each booking of a brewery's money is called for people. */
export const moneyWords: Readonly<Record<string, string>> = {
  part_invoiced: 'Sold',
  part_credited: 'Credited to the buyer',
  dispatched: 'Sent: due to you',
  fee: 'Dray’s fee',
  fee_returned: 'Dray’s fee given back',
  pallet_difference: 'Pallet difference',
  payout: 'Paid out',
  payout_returned: 'Paid back to Dray',
  made_good: 'Made good by Dray',
  container_lost: 'Lost containers',
  container_found: 'Lost containers found',
  dispute_ended: 'Lost dispute',
  write_off: 'Written off',
  reversal: 'Correction',
}

/** Programs that take a month's invoices as files, and the account that sales go to unless another is chosen. */
export const bookPrograms = {
  xero: { name: 'Xero', account: '200' },
  sage: { name: 'Sage 50', account: '4000' },
  quickbooks: { name: 'QuickBooks Online', account: '' },
} as const
export type BookProgram = keyof typeof bookPrograms
export const bookProgramNames = Object.keys(bookPrograms) as BookProgram[]
