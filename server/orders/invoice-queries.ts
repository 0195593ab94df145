import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { invoiceApprovals } from './order-tables.ts'

export async function isApproved(database: Database, clientId: string): Promise<boolean> {
  const [row] = await database
    .select({ clientId: invoiceApprovals.clientId })
    .from(invoiceApprovals)
    .where(eq(invoiceApprovals.clientId, clientId))
  return row !== undefined
}

export async function insertApproval(
  database: Database,
  clientId: string,
  approvedOn: string,
): Promise<void> {
  await database.insert(invoiceApprovals).values({ clientId, approvedOn }).onConflictDoNothing()
}

export async function deleteApproval(database: Database, clientId: string): Promise<void> {
  await database.delete(invoiceApprovals).where(eq(invoiceApprovals.clientId, clientId))
}
