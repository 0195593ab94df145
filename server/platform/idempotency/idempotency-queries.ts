import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { preparedStatement, value } from '../database/prepared-statement.ts'
import { idempotencyRecords } from './idempotency-tables.ts'

export type IdempotencyName = { who: string; call: string; key: string }

const claimKey = preparedStatement(sql`
  insert into kept_answers (who, call, key, request_hash, at)
  values (${value('who', 'text')}, ${value('call', 'text')}, ${value('key', 'text')}, ${value('requestHash', 'text')},
    ${value('at', 'timestamptz')})
  on conflict do nothing returning key`)
const storeAnswer = preparedStatement(sql`
  update kept_answers set answer = ${value('answer', 'jsonb')}
  where who = ${value('who', 'text')} and call = ${value('call', 'text')} and key = ${value('key', 'text')}`)

/** False if the key already exists. Waits for a concurrent call with the same key. */
export async function claimIdempotencyKey(
  database: Database,
  claim: IdempotencyName & { requestHash: string; at: Date },
): Promise<boolean> {
  const rows = await claimKey(database, { ...claim, at: claim.at.toISOString() })
  return rows.length > 0
}

export async function storeIdempotentAnswer(
  database: Database,
  name: IdempotencyName,
  answer: unknown,
): Promise<void> {
  await storeAnswer(database, { ...name, answer: JSON.stringify(answer) })
}

export async function findIdempotencyRecord(
  database: Database,
  name: IdempotencyName,
): Promise<{ requestHash: string; answer: unknown } | null> {
  const [row] = await database
    .select({ requestHash: idempotencyRecords.requestHash, answer: idempotencyRecords.answer })
    .from(idempotencyRecords)
    .where(named(name))
  return row ?? null
}

export async function dropIdempotencyRecordsOf(database: Database, who: string): Promise<void> {
  await database.delete(idempotencyRecords).where(eq(idempotencyRecords.who, who))
}

export async function dropOldIdempotencyRecords(database: Database, before: Date): Promise<void> {
  await database.delete(idempotencyRecords).where(lt(idempotencyRecords.at, before))
}

function named({ who, call, key }: IdempotencyName) {
  return and(
    eq(idempotencyRecords.who, who),
    eq(idempotencyRecords.call, call),
    eq(idempotencyRecords.key, key),
  )
}
