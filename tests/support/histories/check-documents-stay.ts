import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { documentFile } from '../../../server/finance/documents/document-file.ts'
import { documentsOfOrders } from '../../../server/finance/documents/document-queries.ts'
import type { HistoryOrder } from './history-orders.ts'
import type { HistoryWorld } from './history-world.ts'

/** A PDF takes as long as thirty statements: the first documents of one history in ten are enough. */
const mostDrawn = 2

/** Every document is what it was when it was first seen, its PDF by its SHA-256 (INV-05). */
export async function checkDocumentsStay(
  { papers, now, isDrawing, deps: { database } }: HistoryWorld,
  orders: readonly HistoryOrder[],
): Promise<void> {
  const rows = await documentsOfOrders(
    database,
    orders.map(({ id }) => id),
  )
  for (const row of rows) {
    const isDrawn = papers.has(`file ${row.id}`)
    const drawn = [...papers.keys()].filter((key) => key.startsWith('file ')).length
    expectSame(papers, `document ${row.id}`, hashOf(JSON.stringify(row)))
    if (!isDrawn && (!isDrawing || drawn >= mostDrawn)) continue
    const { bytes, sha256 } = await documentFile(database, row, now())
    expect({ number: row.number, sha256 }).toEqual({ number: row.number, sha256: hashOf(bytes) })
    expectSame(papers, `file ${row.id}`, sha256)
  }
  const seen = [...papers.keys()].filter((key) => key.startsWith('document '))
  expect(rows.map(({ id }) => `document ${id}`).toSorted()).toEqual(seen.toSorted())
}

/** Series run from 1 without gaps, and no credit notes come to more than their invoice (INV-05). */
export async function checkSeries({ deps: { database } }: HistoryWorld): Promise<void> {
  const { rows } = await database.execute(sql`
    select series as fault from documents group by series having max(sequence) <> count(*) or min(sequence) <> 1
    union all
    select invoice.number from documents as invoice join documents as note on note.about_id = invoice.id
    group by invoice.id having sum(note.total_minor) > invoice.total_minor`)
  expect(rows).toEqual([])
}

const hashOf = (contents: string | Buffer) => hash('sha256', contents, 'hex')

function expectSame(documents: Map<string, string>, name: string, hash: string): void {
  const first = documents.get(name) ?? hash
  documents.set(name, first)
  expect(`${name} ${hash}`).toBe(`${name} ${first}`)
}
