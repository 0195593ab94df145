import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { documents } from './document-tables.ts'

/** Invoices of which more is credited than they came to. */
export async function overCreditedRows(database: Database): Promise<{ number: string }[]> {
  const { rows } = await database.execute(sql`
    select invoice.number from ${documents} as invoice
    join ${documents} as note on note.about_id = invoice.id and note.kind = 'credit_note'
    group by invoice.id, invoice.number, invoice.total_minor
    having sum(note.total_minor) > invoice.total_minor
    order by invoice.number limit 100`)
  return rows as { number: string }[]
}
