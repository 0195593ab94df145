import type { Database } from '../database/connect.ts'
import { mailsGivenUp, restartMails } from './mail-queries.ts'

export type GivenUpMail = {
  id: string
  template: string
  toEmail: string
  createdAt: string
  lastError: string | null
}

/** Mails that could not be sent, oldest first, with what the mail server said. They are kept for 30 days. */
export function listGivenUpMails(database: Database): Promise<GivenUpMail[]> {
  return mailsGivenUp(database)
}

/** Lets them be tried from the beginning, all where no ids are given; those whose link has expired are left. */
export function retryGivenUpMails(database: Database, ids: string[]): Promise<number> {
  return restartMails(database, ids)
}
