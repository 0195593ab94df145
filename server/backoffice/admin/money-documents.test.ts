import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import type { DocumentSeries, SeriesDocuments } from '../../../shared/api/staff-documents-api.ts'
import { placeTwoBreweryOrder } from '../../../tests/support/builders/two-brewery-order.ts'
import { addStaff } from '../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'

test('each series says that no number is missing, or names it, and each PDF is the bytes stored (STAF-19)', async () => {
  const shop = await openOrderShop()
  const finance = await shop.buyer()
  await addStaff(shop.database, finance.clientId, 'finance')
  const read = async <Answer>(path: string) => (await shop.get(path, finance)).json() as Answer
  const { run, one } = await placeTwoBreweryOrder(shop, 'card')
  await run('accept')
  const { rows } = await read<DocumentSeries>('/api/admin/money/papers')
  const own = rows.find(({ issuer }) => issuer === one.brewery.name)!
  expect(own).toMatchObject({ last: 1, missing: [] })
  expect(rows.every(({ missing }) => missing.length === 0)).toBe(true)

  const path = `/api/admin/money/papers/${own.series}`
  const [paper] = (await read<SeriesDocuments>(path)).rows
  const fetchPdf = async () => (await shop.get(`/api/documents/${paper!.id}.pdf`, finance)).rawPayload
  const hashes = [await fetchPdf(), await fetchPdf()].map((bytes) => hash('sha256', bytes, 'hex'))
  const [stored] = (await read<SeriesDocuments>(path)).rows
  expect(hashes).toEqual([stored!.sha256, stored!.sha256])

  await shop.database.execute(sql`update document_series set last = 3 where series = ${own.series}`)
  const after = (await read<DocumentSeries>('/api/admin/money/papers')).rows
  expect(after.find(({ series }) => series === own.series)).toMatchObject({ last: 3, missing: [2, 3] })
  const support = await shop.buyer()
  await addStaff(shop.database, support.clientId, 'support')
  expect((await shop.get('/api/admin/money/papers', support)).statusCode).toBe(404)
})
