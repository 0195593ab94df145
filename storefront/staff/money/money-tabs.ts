import { staffPaths } from '../../../shared/paths/staff-paths.ts'

/** The tabs of Money by their part of the address. */
export const moneyTabs = {
  receivables: 'Receivables',
  payouts: 'Payouts',
  balances: 'Breweries',
  refunds: 'Refunds',
  ledger: 'Ledger',
  papers: 'Documents',
  reconcile: 'Reconcile',
  disputes: 'Disputes',
  fees: 'Fees',
  exports: 'Exports',
} as const
export type MoneyTab = keyof typeof moneyTabs
export const isMoneyTab = (text: string): text is MoneyTab => Object.hasOwn(moneyTabs, text)

/** The address of an account's entries, of one owner alone where it is named. */
export const ledgerHref = (account: string, owner?: string) =>
  `${staffPaths.money('ledger')}?${new URLSearchParams({ account, ...(owner !== undefined && { owner }) })}`
