import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quickOrderRows, quickOrderTextLength } from '../../shared/limits/limits.ts'
import { anyContainer } from '../catalogue/search-text/read-container.ts'
import { findCandidates } from './find-candidates.ts'
import { readOrderText } from './quick-order-rows.ts'

/** An index that finds nothing, and counts how often it is asked. */
function emptyIndex() {
  const asked: string[] = []
  const search = ({ q }: { q?: string }) => {
    asked.push(q ?? '')
    return { ids: [], total: 0 }
  }
  return { asked, searchIndex: { search } as unknown as Parameters<typeof findCandidates>[0] }
}

async function searchesOf(text: string): Promise<number> {
  const { asked, searchIndex } = emptyIndex()
  const { rows } = readOrderText(text.slice(0, quickOrderTextLength), quickOrderRows)
  for (const row of rows) if (row.kind !== 'note') await findCandidates(searchIndex, row, rows.length)
  return asked.length
}

test.each([
  ['one endless word a line', `2 x ${'x'.repeat(290)}\n`.repeat(30)],
  ['many long words', `${'swanneck'.repeat(2)} `.repeat(1000)],
  ['a hundred lines that nobody sells', 'three lost barrels of nothing known here\n'.repeat(150)],
])('a text of %s takes at most 400 searches (SAFE-05, security 14)', async (_what, text) => {
  expect(await searchesOf(text)).toBeLessThanOrEqual(400)
})

test('so does any other text (SAFE-05, security 14)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '2'), maxLength: 6000 }),
      async (text) => {
        expect(await searchesOf(text)).toBeLessThanOrEqual(400)
      },
    ),
    { numRuns: 30 },
  )
})

test('two words that were run together are looked for apart', async () => {
  const { asked, searchIndex } = emptyIndex()
  await findCandidates(searchIndex, { words: ['swanneck'], container: anyContainer() }, 1)
  expect(asked).toContain('swan neck')
})
