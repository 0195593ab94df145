import { expect, test } from 'vitest'
import { createChangeDropper } from './drop-changed.ts'

/** A cache that records its drops. */
function listingCache() {
  const dropped: string[] = []
  return { dropped, drop: (topic: string) => void dropped.push(topic), clear: () => void dropped.push('all') }
}

const tables = [
  { beer: ['listing'], brewery: ['listing'], catalogue: 'all' },
  { brewery: ['frame'] },
] as const

test.each([
  ['beer:1', ['beer:1', 'listing']],
  ['brewery:2', ['brewery:2', 'listing', 'frame']],
  ['settings', ['settings']],
  ['catalogue', ['all']],
])('%s drops itself and the topics that features name for it', (change, topics) => {
  const [pages, reads] = [listingCache(), listingCache()]
  createChangeDropper([pages, reads], tables)(change)
  expect(pages.dropped).toEqual(topics)
  expect(reads.dropped).toEqual(topics)
})
