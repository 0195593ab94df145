import type { Database } from '../database/database.ts'
import { findDeadLetters, restartMails, sumWaitingMails } from './mail-queries.ts'

export type DeadLetter = {
  id: string
  template: string
  toEmail: string
  createdAt: string
  lastError: string | null
  /** It has a link that expires, and so cannot be sent again. */
  isPast: boolean
}

/** Mails that could not be sent, oldest first, with the mail server's answer. They stay for 30 days. */
export function listDeadLetters(database: Database): Promise<DeadLetter[]> {
  return findDeadLetters(database)
}

/** How many mails wait to be sent, and since when the oldest does. */
export const countWaitingMails = (database: Database) => sumWaitingMails(database)

/** Retries dead letters from the beginning, all of them without ids; skips those whose link expires: it was dropped. */
export function retryDeadLetters(database: Database, ids: string[]): Promise<number> {
  return restartMails(database, ids)
}
