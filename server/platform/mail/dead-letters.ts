import type { Database } from '../database/database.ts'
import {
  addresseeOfMail,
  findDeadLetters,
  removeDeadLetter,
  restartMails,
  sumWaitingMails,
} from './mail-queries.ts'

export type DeadLetter = {
  id: string
  template: string
  toEmail: string
  createdAt: string
  lastError: string | null
  attempts: number
  /** It has a link that expires, and so cannot be sent again. */
  isPast: boolean
}

/** Mails that could not be sent, oldest first, at most so many, with the mail server's answer. They stay for 30 days. */
export function listDeadLetters(database: Database, most: number): Promise<DeadLetter[]> {
  return findDeadLetters(database, most)
}

/** Deletes a mail that was given up; false where there is none. */
export const dropDeadLetter = (database: Database, id: string): Promise<boolean> =>
  removeDeadLetter(database, id)

/** Whom a mail was written to; null where it is no more. */
export const addresseeOf = (database: Database, id: string) => addresseeOfMail(database, id)

/** How many mails wait to be sent, and since when the oldest does. */
export const countWaitingMails = (database: Database) => sumWaitingMails(database)

/** Retries dead letters from the beginning; skips those whose link expires: it was dropped. Returns how many. */
export function retryDeadLetters(database: Database, ids: string[]): Promise<number> {
  return restartMails(database, ids)
}
