import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortestWalk, stretchAround } from './page-walk.ts'

const newestFirst = (length: number) => Array.from({ length }, (_, at) => length - at)
const newer = (a: number, b: number) => b - a
const page = fc.record({ offset: fc.nat(60), limit: fc.integer({ min: 1, max: 20 }) })

test('a walk from either end reaches the same reviews, and passes at most half of them', () => {
  fc.assert(
    fc.property(fc.nat(60), page, (total, stretch) => {
      const list = newestFirst(total)
      const { from, skip, take } = shortestWalk(stretch, total)
      const found =
        from === 'newest'
          ? list.slice(skip, skip + take)
          : list
              .toReversed()
              .slice(skip, skip + take)
              .toReversed()
      expect(found).toEqual(list.slice(stretch.offset, stretch.offset + stretch.limit))
      expect(skip).toBeLessThanOrEqual(total / 2)
    }),
  )
})

test('own pending reviews appear in their positions on every page, though the server reads only nearby reviews (OPEN-42)', () => {
  const places = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 6 })
  fc.assert(
    fc.property(fc.nat(60), places, page, (approved, own, { offset, limit }) => {
      const halves = own.map((place) => place - 0.5)
      const all = [...newestFirst(approved), ...halves].toSorted(newer)
      const around = stretchAround({ offset, limit }, own.length, approved)
      const read = newestFirst(approved).slice(around.offset, around.offset + around.limit)
      const after = offset - around.offset
      const found = [...read, ...halves].toSorted(newer).slice(after, after + limit)
      fc.pre(offset < all.length)
      expect(found).toEqual(all.slice(offset, offset + limit))
      expect(read.length).toBeLessThanOrEqual(limit + own.length)
    }),
  )
})
