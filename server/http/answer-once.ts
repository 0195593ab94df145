import { createHash } from 'node:crypto'
import Type from 'typebox'
import { keptAnswerDays } from '../../shared/limits.ts'
import type { Database } from '../database/connect.ts'
import { RequestError } from '../errors.ts'
import {
  type AnswerName,
  dropAnswersOf,
  dropOldAnswers,
  keepAnswer,
  keptAnswer,
  takeAnswerKey,
} from './kept-answer-queries.ts'

const AnswerKey = Type.String({ minLength: 8, maxLength: 200 })
/** Headers of a call that may, or must, say which attempt it is. */
export const MayHaveAnswerKey = Type.Object({ 'idempotency-key': Type.Optional(AnswerKey) })
export const NeedsAnswerKey = Type.Object({ 'idempotency-key': AnswerKey })

type Once = AnswerName & {
  /** All that decides what is done. */
  request: unknown
  now: Date
}

/**
 * Does the work once for each key, in a transaction with its answer: whoever lost the answer asks again and is told
 * it. Two at once wait for each other; work that failed was not done and may be tried again. Throws RequestError 409
 * for a key that stood for another request of the same call.
 */
export async function answerOnce<Answer>(
  database: Database,
  { request, now, ...name }: Once,
  work: (transaction: Database) => Promise<Answer>,
): Promise<Answer> {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url')
  return database.transaction(async (transaction) => {
    if (await takeAnswerKey(transaction, { ...name, requestHash, at: now })) {
      const answer = await work(transaction)
      await keepAnswer(transaction, name, answer)
      return answer
    }
    const kept = await keptAnswer(transaction, name)
    if (kept?.requestHash !== requestHash)
      throw new RequestError(409, 'key_reused', 'This Idempotency-Key was used for another request.')
    return kept.answer as Answer
  })
}

/** Whose keys those of a client are. */
export const clientKeys = (clientId: string) => `client:${clientId}`

/** Before an account goes. */
export async function forgetAnswers(transaction: Database, clientId: string): Promise<void> {
  await dropAnswersOf(transaction, clientKeys(clientId))
}

export async function tidyAnswers(database: Database, now: Date): Promise<void> {
  await dropOldAnswers(database, new Date(now.getTime() - keptAnswerDays * 86_400_000))
}
