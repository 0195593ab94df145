import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { keptAnswers } from './kept-answer-tables.ts'

export type AnswerName = { who: string; call: string; key: string }

/** False when the key was taken before; waits for whoever is taking it. */
export async function takeAnswerKey(
  database: Database,
  taken: AnswerName & { requestHash: string; at: Date },
): Promise<boolean> {
  const rows = await database
    .insert(keptAnswers)
    .values(taken)
    .onConflictDoNothing()
    .returning({ key: keptAnswers.key })
  return rows.length > 0
}

export async function keepAnswer(database: Database, name: AnswerName, answer: unknown): Promise<void> {
  await database.update(keptAnswers).set({ answer }).where(named(name))
}

export async function keptAnswer(
  database: Database,
  name: AnswerName,
): Promise<{ requestHash: string; answer: unknown } | null> {
  const [row] = await database
    .select({ requestHash: keptAnswers.requestHash, answer: keptAnswers.answer })
    .from(keptAnswers)
    .where(named(name))
  return row ?? null
}

export async function dropAnswersOf(database: Database, who: string): Promise<void> {
  await database.delete(keptAnswers).where(eq(keptAnswers.who, who))
}

export async function dropOldAnswers(database: Database, before: Date): Promise<void> {
  await database.delete(keptAnswers).where(lt(keptAnswers.at, before))
}

function named({ who, call, key }: AnswerName) {
  return and(eq(keptAnswers.who, who), eq(keptAnswers.call, call), eq(keptAnswers.key, key))
}
