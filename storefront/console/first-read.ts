import { storedSessionText } from '../accounts/session/session-state.ts'
import { clientCall } from '../api/client-calls.ts'
import type { FirstAnswer } from './first-reads.ts'

/** Answers older than this say what was, not what is. */
const freshMs = 15_000

/**
 * Reads as clientCall does. What early-console.ts has asked for already is taken from there, once, where it was asked
 * for the same client.
 */
export async function firstRead<T>(path: string): Promise<T> {
  const answer = answerOf(path)
  window.drayFirstReads?.answers.delete(path)
  return ((await answer?.coming) as T | undefined) ?? clientCall<T>(path)
}

/** What has come of it before anything was drawn; undefined where that is still on its way. */
export const readBefore = <T>(path: string): T | undefined => answerOf(path)?.value as T | undefined

function answerOf(path: string): FirstAnswer | undefined {
  const { token, answers } = window.drayFirstReads ?? {}
  const answer = answers?.get(path)
  if (token === undefined || answer === undefined || performance.now() > freshMs) return undefined
  return storedSessionText()?.includes(token) === true ? answer : undefined
}
