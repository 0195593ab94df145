import { and, asc, desc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { bankPayments, creditAccounts, creditReminders } from './credit-tables.ts'

export type CreditRow = typeof creditAccounts.$inferSelect
export type BankPaymentRow = typeof bankPayments.$inferSelect
export type Reminder = typeof creditReminders.$inferInsert

/** Most accounts, and payments of one account, that one answer holds. */
export const mostRows = 500

export async function creditRow(database: Database, clientId: string): Promise<CreditRow | null> {
  const [row] = await database.select().from(creditAccounts).where(eq(creditAccounts.clientId, clientId))
  return row ?? null
}

/** Others who order, pay or change this account wait for the end of the transaction. */
export async function lockedCreditRow(transaction: Database, clientId: string): Promise<CreditRow | null> {
  const [row] = await transaction
    .select()
    .from(creditAccounts)
    .where(eq(creditAccounts.clientId, clientId))
    .for('update')
  return row ?? null
}

export async function storeCredit(
  transaction: Database,
  row: typeof creditAccounts.$inferInsert,
): Promise<void> {
  const { clientId: _key, ...set } = row
  await transaction
    .insert(creditAccounts)
    .values(row)
    .onConflictDoUpdate({ target: creditAccounts.clientId, set })
}

/** Does nothing where the client has an account. */
export async function insertClosedCredit(
  transaction: Database,
  row: typeof creditAccounts.$inferInsert,
): Promise<void> {
  await transaction.insert(creditAccounts).values(row).onConflictDoNothing()
}

export async function updateCredit(
  transaction: Database,
  clientId: string,
  set: Partial<CreditRow>,
): Promise<void> {
  await transaction.update(creditAccounts).set(set).where(eq(creditAccounts.clientId, clientId))
}

/** Accounts by client, from one on; closed ones too, for a debt outlives its account. */
export async function creditClients(database: Database, after: string | null): Promise<string[]> {
  const rows = await database
    .select({ clientId: creditAccounts.clientId })
    .from(creditAccounts)
    .where(after === null ? undefined : sql`${creditAccounts.clientId} > ${after}::uuid`)
    .orderBy(asc(creditAccounts.clientId))
    .limit(mostRows)
  return rows.map(({ clientId }) => clientId)
}

/** Clients whose account is open or on hold, as a query of their ids to look in. */
export const clientsWithCredit = sql`select ${creditAccounts.clientId} from ${creditAccounts} where ${ne(creditAccounts.state, 'closed')}`

/** The accounts of these clients. */
export async function creditRows(database: Database, clientIds: readonly string[]): Promise<CreditRow[]> {
  return database
    .select()
    .from(creditAccounts)
    .where(inArray(creditAccounts.clientId, [...clientIds]))
}

/** Accounts whose day is not done. */
export async function unsettledClients(database: Database, today: string): Promise<string[]> {
  const rows = await database
    .select({ clientId: creditAccounts.clientId })
    .from(creditAccounts)
    .where(or(isNull(creditAccounts.settledOn), lt(creditAccounts.settledOn, today)))
    .orderBy(asc(creditAccounts.clientId))
    .limit(mostRows)
  return rows.map(({ clientId }) => clientId)
}

export async function insertBankPayment(
  transaction: Database,
  payment: typeof bankPayments.$inferInsert,
): Promise<string> {
  const [row] = await transaction.insert(bankPayments).values(payment).returning({ id: bankPayments.id })
  return row!.id
}

type Marked = Pick<BankPaymentRow, 'clientId' | 'amountMinor' | 'receivedOn' | 'reference'>

/** Whether a payment of this day, amount and reference exists. */
export async function isMarked(database: Database, payment: Marked): Promise<boolean> {
  const { clientId, amountMinor, receivedOn, reference } = payment
  const rows = await database
    .select({ id: bankPayments.id })
    .from(bankPayments)
    .where(
      and(
        eq(bankPayments.clientId, clientId),
        eq(bankPayments.amountMinor, amountMinor),
        eq(bankPayments.receivedOn, receivedOn),
        eq(bankPayments.reference, reference),
        isNull(bankPayments.undoneAt),
      ),
    )
    .limit(1)
  return rows.length > 0
}

export async function bankPaymentRow(database: Database, id: string): Promise<BankPaymentRow | null> {
  const [row] = await database.select().from(bankPayments).where(eq(bankPayments.id, id))
  return row ?? null
}

export async function markUndone(
  transaction: Database,
  id: string,
  { at, reason }: { at: Date; reason: string },
): Promise<void> {
  await transaction
    .update(bankPayments)
    .set({ undoneAt: at.toISOString(), undoneReason: reason })
    .where(eq(bankPayments.id, id))
}

/** The newest payments of a client. */
export async function bankPaymentRows(database: Database, clientId: string): Promise<BankPaymentRow[]> {
  return database
    .select()
    .from(bankPayments)
    .where(eq(bankPayments.clientId, clientId))
    .orderBy(desc(bankPayments.markedAt), desc(bankPayments.id))
    .limit(mostRows)
}

/** Payments that name invoices. */
export async function namedPayments(
  database: Database,
  clientIds: readonly string[],
): Promise<{ id: string; documentIds: string[] }[]> {
  return database
    .select({ id: bankPayments.id, documentIds: bankPayments.documentIds })
    .from(bankPayments)
    .where(
      and(
        inArray(bankPayments.clientId, [...clientIds]),
        isNull(bankPayments.undoneAt),
        ne(bankPayments.documentIds, sql`'{}'::uuid[]`),
      ),
    )
}

/** False where it was written before. */
export async function insertReminder(transaction: Database, reminder: Reminder): Promise<boolean> {
  const rows = await transaction
    .insert(creditReminders)
    .values(reminder)
    .onConflictDoNothing()
    .returning({ stage: creditReminders.stage })
  return rows.length > 0
}
