import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPage } from './read-page.ts'

test('a page of a list is that part of it, beyond the end the last, below the first the first (STAF-08, SELL-05)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: 90 }),
      fc.oneof(fc.integer({ min: -2, max: 40 }), fc.constantFrom(undefined, 1e9)),
      fc.integer({ min: 1, max: 7 }),
      async (length, asked, size) => {
        const list = Array.from({ length }, (_, at) => at)
        const offsets: number[] = []
        const read = await readPage({
          page: asked,
          size,
          total: Promise.resolve(length),
          rows: async ({ offset, limit }) => {
            offsets.push(offset)
            return list.slice(offset, offset + limit)
          },
        })
        const pages = Math.max(1, Math.ceil(length / size))
        const page = Math.min(Math.max(asked ?? 1, 1), pages)
        expect(read).toEqual({
          total: length,
          page,
          pages,
          rows: list.slice((page - 1) * size, page * size),
        })
        // Whatever is asked for, the database is not sent far beyond the end.
        expect(Math.max(...offsets)).toBeLessThanOrEqual(Math.max(length, 20 * size))
      },
    ),
  )
})

test('an error of the count is the error of the page', async () => {
  const total = Promise.reject(new Error('away'))
  await expect(readPage({ page: 1, total, rows: async () => [1] })).rejects.toThrow('away')
})
