import type { Database } from '../../platform/database/database.ts'
import { creditLimit, creditOnHold } from '../../platform/errors/credit-errors.ts'
import { invoiceNotApproved } from '../../platform/errors/order-errors.ts'
import { readOwedOnAccount } from '../ledger/read-on-account.ts'
import { type CreditRow, creditRow, lockedCreditRow } from './credit-queries.ts'

export type UninvoicedOf = (database: Database, clientId: string) => Promise<number>
type RequireCreditInput = {
  clientId: string
  totalMinor: number
  /** What of the client's orders on account no invoice was issued for yet, in pence. */
  uninvoicedOf: UninvoicedOf
}

/**
 * Lets an order of this total be placed on account, and holds the account until the transaction ends, so orders at the
 * same moment see each other. Throws RequestError 403 without an open account, 409 above what is left (CRED-02).
 */
export async function requireCredit(
  transaction: Database,
  { clientId, totalMinor, uninvoicedOf }: RequireCreditInput,
): Promise<void> {
  const { limitMinor } = requireOpen(await lockedCreditRow(transaction, clientId))
  const leftMinor = limitMinor - (await readUsed(transaction, { clientId, uninvoicedOf }))
  if (totalMinor > leftMinor) throw creditLimit({ leftMinor: Math.max(0, leftMinor) })
}

/** Holds a client's credit account, if there is one, until the transaction ends. */
export async function lockCredit(transaction: Database, clientId: string): Promise<void> {
  await lockedCreditRow(transaction, clientId)
}

/** Throws RequestError 403 for a client without an open credit account, before anything else is looked at. */
export async function requireCreditAccount(database: Database, clientId: string): Promise<void> {
  requireOpen(await creditRow(database, clientId))
}

function requireOpen(account: CreditRow | null): CreditRow {
  if (account === null || account.state === 'closed') throw invoiceNotApproved()
  if (account.state === 'on_hold') throw creditOnHold(account.reason)
  return account
}

/** What a client's orders on account hold of the limit, in pence: invoiced and unpaid, and not invoiced yet. */
export async function readUsed(
  database: Database,
  { clientId, uninvoicedOf }: Omit<RequireCreditInput, 'totalMinor'>,
): Promise<number> {
  // In this order: an order that is invoiced in between is counted twice rather than not at all.
  const uninvoicedMinor = await uninvoicedOf(database, clientId)
  return uninvoicedMinor + (await readOwedOnAccount(database, clientId))
}
