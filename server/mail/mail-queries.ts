import { sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { mails } from './mail-tables.ts'

type NewMail = {
  toEmail: string
  toName: string
  template: string
  data: unknown
  validMinutes: number | null
}

export async function insertMail(database: Database, { validMinutes, ...mail }: NewMail): Promise<void> {
  const expiresAt = validMinutes === null ? null : sql`now() + make_interval(mins => ${validMinutes})`
  await database.insert(mails).values({ ...mail, expiresAt })
}
