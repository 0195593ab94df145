import { staffPaths } from '../../../shared/paths/staff-paths.ts'

/** The address of an account's entries, of one owner alone where it is named. */
export const ledgerHref = (account: string, owner?: string) =>
  `${staffPaths.money('ledger')}?${new URLSearchParams({ account, ...(owner !== undefined && { owner }) })}`
