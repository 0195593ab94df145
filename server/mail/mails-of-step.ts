import type { Database } from '../database/database.ts'
import { mailsOfTransaction } from './mail-queries.ts'

export type StepMail = { toName: string; toEmail: string; heading: string | null }

/** The mails that leave when this very transaction commits, with their headings as far as they have one. */
export const mailsOfStep = (transaction: Database): Promise<StepMail[]> => mailsOfTransaction(transaction)
