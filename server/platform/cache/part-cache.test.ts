import { expect, test } from 'vitest'
import { createPartCache, lasting } from './part-cache.ts'

test('a part is rendered once for an object that lasts, and again for the next version of it', () => {
  const parts = createPartCache({ maxBytes: 1e6 })
  let renders = 0
  const render = () => `part ${(renders += 1)}`
  const beer = lasting({ name: 'Stout' })
  expect(parts.segment(beer, 'tile', render)?.bytes.toString()).toBe('part 1')
  expect(parts.segment(beer, 'tile', render)?.bytes.toString()).toBe('part 1')
  expect(parts.segment(beer, 'row', render)?.bytes.toString()).toBe('part 2')
  expect(parts.segment(lasting({ ...beer }), 'tile', render)?.bytes.toString()).toBe('part 3')
})

test('what does not last has no part', () => {
  const parts = createPartCache({ maxBytes: 1e6 })
  expect(parts.segment({ name: 'Stout' }, 'tile', () => 'part')).toBe(null)
})

test('parts, texts and their keys stay within the bound', () => {
  const parts = createPartCache({ maxBytes: 100_000 })
  for (let n = 0; n < 500; n += 1) {
    parts.segment(lasting({}), 'tile', () => 'x'.repeat(1000))
    parts.text(`${n}${'k'.repeat(500)}`, () => 'y')
  }
  const { bytes, entries } = parts.size()
  expect(bytes).toBeLessThanOrEqual(100_000)
  expect(entries).toBeGreaterThan(10)
})
