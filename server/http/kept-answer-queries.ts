import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { keptStatement, value } from '../database/kept-statement.ts'
import { keptAnswers } from './kept-answer-tables.ts'

export type AnswerName = { who: string; call: string; key: string }

const takeKey = keptStatement(sql`
  insert into kept_answers (who, call, key, request_hash, at)
  values (${value('who', 'text')}, ${value('call', 'text')}, ${value('key', 'text')}, ${value('requestHash', 'text')},
    ${value('at', 'timestamptz')})
  on conflict do nothing returning key`)
const keep = keptStatement(sql`
  update kept_answers set answer = ${value('answer', 'jsonb')}
  where who = ${value('who', 'text')} and call = ${value('call', 'text')} and key = ${value('key', 'text')}`)

/** False when the key was taken before; waits for whoever is taking it. */
export async function takeAnswerKey(
  database: Database,
  taken: AnswerName & { requestHash: string; at: Date },
): Promise<boolean> {
  const rows = await takeKey(database, { ...taken, at: taken.at.toISOString() })
  return rows.length > 0
}

export async function keepAnswer(database: Database, name: AnswerName, answer: unknown): Promise<void> {
  await keep(database, { ...name, answer: JSON.stringify(answer) })
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
