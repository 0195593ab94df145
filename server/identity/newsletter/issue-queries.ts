import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { newsletterIssues } from './newsletter-tables.ts'

export type IssueRow = Pick<typeof newsletterIssues.$inferSelect, 'id' | 'sentUpTo' | 'copies' | 'finishedAt'>

const columns = {
  id: newsletterIssues.id,
  sentUpTo: newsletterIssues.sentUpTo,
  copies: newsletterIssues.copies,
  finishedAt: newsletterIssues.finishedAt,
}

/** Inserts an issue unless it exists. */
export async function insertIssue(
  database: Database,
  issue: Pick<typeof newsletterIssues.$inferInsert, 'digest' | 'category' | 'subject' | 'startedAt'>,
): Promise<void> {
  await database
    .insert(newsletterIssues)
    .values(issue)
    .onConflictDoNothing({ target: newsletterIssues.digest })
}

export async function issueByDigest(database: Database, digest: string): Promise<IssueRow | null> {
  const [row] = await database
    .select(columns)
    .from(newsletterIssues)
    .where(eq(newsletterIssues.digest, digest))
  return row ?? null
}

/** The same, held until the transaction ends: two who send it take turns. */
export async function lockIssue(transaction: Database, digest: string): Promise<IssueRow | null> {
  const [row] = await transaction
    .select(columns)
    .from(newsletterIssues)
    .where(eq(newsletterIssues.digest, digest))
    .for('update')
  return row ?? null
}

export async function markSent(
  transaction: Database,
  id: string,
  progress: Partial<Omit<IssueRow, 'id'>>,
): Promise<void> {
  await transaction.update(newsletterIssues).set(progress).where(eq(newsletterIssues.id, id))
}
