import type { Database } from '../database/connect.ts'
import { removeWaitingLetters } from './mail-queries.ts'

/** Takes copies out of the outbox that somebody does not want any more. */
export async function dropWaitingLetters(
  transaction: Database,
  reader: { emailKey: string; category: string },
): Promise<void> {
  await removeWaitingLetters(transaction, reader)
}
