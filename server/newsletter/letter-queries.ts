import { eq } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { letters } from './newsletter-tables.ts'

export type LetterRow = Pick<typeof letters.$inferSelect, 'id' | 'sentUpTo' | 'copies' | 'finishedAt'>

const columns = {
  id: letters.id,
  sentUpTo: letters.sentUpTo,
  copies: letters.copies,
  finishedAt: letters.finishedAt,
}

/** A letter that was not begun yet is there afterwards. */
export async function insertLetter(
  database: Database,
  letter: Pick<typeof letters.$inferInsert, 'digest' | 'category' | 'subject' | 'startedAt'>,
): Promise<void> {
  await database.insert(letters).values(letter).onConflictDoNothing({ target: letters.digest })
}

export async function letterByDigest(database: Database, digest: string): Promise<LetterRow | null> {
  const [row] = await database.select(columns).from(letters).where(eq(letters.digest, digest))
  return row ?? null
}

/** The same, held until the transaction ends: two who send it take turns. */
export async function lockLetter(transaction: Database, digest: string): Promise<LetterRow | null> {
  const [row] = await transaction
    .select(columns)
    .from(letters)
    .where(eq(letters.digest, digest))
    .for('update')
  return row ?? null
}

export async function markSent(
  transaction: Database,
  id: string,
  progress: Partial<Omit<LetterRow, 'id'>>,
): Promise<void> {
  await transaction.update(letters).set(progress).where(eq(letters.id, id))
}
