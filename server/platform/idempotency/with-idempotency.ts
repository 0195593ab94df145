import { hash } from 'node:crypto'
import Type from 'typebox'
import { idempotencyRecordDays } from '../../../shared/limits/limits.ts'
import type { Database } from '../database/database.ts'
import { retryTransaction } from '../database/retry-transaction.ts'
import {
  type IdempotencyName,
  dropIdempotencyRecordsOf,
  dropOldIdempotencyRecords,
  storeIdempotentAnswer,
  findIdempotencyRecord,
  claimIdempotencyKey,
} from './idempotency-queries.ts'
import { keyReused } from '../errors/common-errors.ts'
import { noteReplay } from './replayed-call.ts'

const IdempotencyKey = Type.String({ minLength: 8, maxLength: 200 })
/** Headers of a call that may, or must, carry an idempotency key. */
export const OptionalIdempotencyKey = Type.Object({ 'idempotency-key': Type.Optional(IdempotencyKey) })
export const RequiredIdempotencyKey = Type.Object({ 'idempotency-key': IdempotencyKey })

type IdempotentCall = IdempotencyName & {
  /** All inputs that determine the effect. */
  request: unknown
  now: Date
}

/**
 * Does the work once for each key, in one transaction with its answer; a caller that lost the answer retries and gets
 * it again. Two concurrent calls wait for each other. Failed work leaves no trace, so it can be retried. Throws
 * RequestError 409 for a key that belongs to another request of the same call. Work that meets a deadlock runs again.
 */
export async function withIdempotency<Answer>(
  database: Database,
  { request, now, ...name }: IdempotentCall,
  work: (transaction: Database) => Promise<Answer>,
): Promise<Answer> {
  const requestHash = hash('sha256', JSON.stringify(request), 'base64url')
  return retryTransaction(database, async (transaction) => {
    if (await claimIdempotencyKey(transaction, { ...name, requestHash, at: now })) {
      const answer = await work(transaction)
      await storeIdempotentAnswer(transaction, name, answer)
      return answer
    }
    const record = await findIdempotencyRecord(transaction, name)
    if (record?.requestHash !== requestHash) throw keyReused()
    noteReplay()
    return record.answer as Answer
  })
}

/** The key owner of a client. */
export const clientKeys = (clientId: string) => `client:${clientId}`

/** Runs before an account is deleted. */
export async function forgetIdempotencyRecords(transaction: Database, clientId: string): Promise<void> {
  await dropIdempotencyRecordsOf(transaction, clientKeys(clientId))
}

export async function tidyIdempotencyRecords(database: Database, now: Date): Promise<void> {
  await dropOldIdempotencyRecords(database, new Date(now.getTime() - idempotencyRecordDays * 86_400_000))
}
