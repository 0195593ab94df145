import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import type { DocumentContents } from './document-contents.ts'
import { documents } from './document-tables.ts'
import { findCode, giveCode } from './find-code.ts'
import { issueDocument } from './issue-document.ts'
import { nothing } from './documented-part.ts'

const now = new Date('2026-11-23T10:00:00Z')
const contents: Omit<DocumentContents, 'number'> = {
  title: 'VAT invoice',
  issuedOn: '2026-11-23',
  taxPoint: '2026-11-23',
  about: null,
  orderNumber: null,
  poNumber: null,
  seller: { name: 'Towpath', address: [], companyNumber: null, vat: { kind: 'unknown' }, awrsNumber: null },
  agentText: null,
  buyer: { business: 'The Tap', contact: null, address: [], vatNumber: null },
  premises: null,
  reason: null,
  period: null,
  sections: [],
  sums: nothing,
  closing: [],
}

test('200 documents of five breweries, twenty at a time, 20 of them rolled back, are numbered 1 to n in each series (DOC-05, INV-05)', async () => {
  const { database } = await useTestDatabase()
  // Names alike: their codes must differ.
  const breweries = Array.from({ length: 5 }, () => ({ breweryId: randomUUID(), name: 'Towpath' }))
  const issue = (index: number) =>
    database.transaction(async (transaction) => {
      const brewery = breweries[index % 5]!
      const code = await findCode(transaction, brewery)
      const kind = index % 4 === 0 ? 'credit_note' : 'invoice'
      await issueDocument(transaction, { kind, code, issuerId: brewery.breweryId, contents, now })
      if (index % 10 === 7) throw new Error('Something else of the event fails.')
    })
  // As many at a time as a pool has connections: what waits for one is no work of the database.
  const waiting = Array.from({ length: 200 }, (_, index) => index)
  const refused: unknown[] = []
  const issueSome = async () => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift())
      await issue(index).catch((error: unknown) => refused.push(error))
  }
  await Promise.all(Array.from({ length: 20 }, issueSome))
  expect(refused).toHaveLength(20)
  const rows = await database.select().from(documents)
  expect(rows).toHaveLength(180)
  const series = Map.groupBy(rows, (row) => row.series)
  expect(series.size).toBe(10)
  for (const [name, papers] of series) {
    const numbers = papers.map(({ number }) => number).toSorted()
    expect(numbers).toEqual(papers.map((_, at) => `${name}-${String(at + 1).padStart(6, '0')}`))
    expect(new Set(papers.map(({ issuerId }) => issuerId)).size).toBe(1)
  }
})

test('a code is given once, to one brewery, and stays (DOC-05)', async () => {
  const { database } = await useTestDatabase()
  const [one, other] = [randomUUID(), randomUUID()]
  await giveCode(database, { breweryId: one, code: 'TPB' })
  await giveCode(database, { breweryId: one, code: 'TPB' })
  expect(await findCode(database, { breweryId: one, name: 'Towpath' })).toBe('TPB')
  await expect(giveCode(database, { breweryId: one, code: 'TOW' })).rejects.toThrow('The code is TPB')
  await expect(giveCode(database, { breweryId: other, code: 'TPB' })).rejects.toThrow('TPB is taken')
  for (const code of ['DRY', 'to', 'TOWPATH', 'T1W'])
    await expect(giveCode(database, { breweryId: other, code })).rejects.toThrow('3 to 5 capital letters')
})
