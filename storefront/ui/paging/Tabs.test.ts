import { expect, test } from 'vitest'
import { nextTab } from './Tabs.tsx'

const ids = ['tasting', 'cellar', 'reviews']

test.each([
  ['ArrowRight', 'tasting', 'cellar'],
  ['ArrowRight', 'reviews', 'tasting'],
  ['ArrowLeft', 'tasting', 'reviews'],
  ['Home', 'reviews', 'tasting'],
  ['End', 'tasting', 'reviews'],
  ['Tab', 'tasting', undefined],
])('%s on %s leads to %s', (key, from, to) => {
  expect(nextTab(key, ids, from)).toBe(to)
})
