import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quickOrderRows, quickOrderTextLength } from '../../../shared/limits/limits.ts'
import { anyContainer } from '../../catalogue/beers/search-text/read-container.ts'
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
  ['a hundred lines that no one sells', 'three lost barrels of nothing known here\n'.repeat(150)],
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

type FindCandidatesInput = { q: string; filters: object }

/** An index that finds these ids for a query, without filters unless they are given. */
function indexOf(idsOf: (input: FindCandidatesInput) => string[]) {
  const asked: FindCandidatesInput[] = []
  const search = (query: FindCandidatesInput) => {
    asked.push(query)
    return { ids: idsOf(query), total: 0 }
  }
  return { asked, searchIndex: { search } as unknown as Parameters<typeof findCandidates>[0] }
}
const firkin = { ...anyContainer(), family: 'cask' as const, volumeMl: 40_915 }
const numbered = (count: number, name = 'beer') => Array.from({ length: count }, (_, at) => `${name}-${at}`)
const queriesOf = (asked: readonly FindCandidatesInput[]) => asked.map(({ q }) => q)

test('beers with every word and the container come first, then every word, all but one, and any', async () => {
  const { asked, searchIndex } = indexOf(({ q, filters }) => [
    `${q}${Object.keys(filters).length > 0 ? '+' : ''}`,
  ])
  const found = await findCandidates(searchIndex, { words: ['two', 'tynes', 'pale'], container: firkin }, 1)
  expect(found).toEqual([
    'two tynes pale+',
    'two tynes pale',
    'tynes pale+',
    'tynes pale',
    'two pale+',
    'two pale',
    'two tynes+',
    'two tynes',
    'two',
    'tynes',
    'pale',
  ])
  expect(asked).toHaveLength(found.length)
})

test('of two words neither is left out before each is looked for on its own', async () => {
  const { asked, searchIndex } = indexOf(() => [])
  await findCandidates(searchIndex, { words: ['two', 'tynes'], container: firkin }, 1)
  expect(queriesOf(asked)).toEqual(['two tynes', 'two tynes', 'two', 'tynes'])
})

test('twelve beers are enough, and eleven are not', async () => {
  const words = ['two', 'tynes', 'pale']
  const twelve = indexOf(() => numbered(12))
  expect(await findCandidates(twelve.searchIndex, { words, container: firkin }, 1)).toHaveLength(12)
  expect(queriesOf(twelve.asked)).toEqual(['two tynes pale', 'two tynes pale'])
  const eleven = indexOf(() => numbered(11))
  await findCandidates(eleven.searchIndex, { words, container: firkin }, 1)
  expect(queriesOf(eleven.asked)).toContain('pale')
})

test('no row has more than 24 candidates, and a full one looks for no more', async () => {
  const few = indexOf(({ filters }) => numbered(23, JSON.stringify(filters)))
  expect(
    await findCandidates(few.searchIndex, { words: ['pale', 'ale'], container: firkin }, 1),
  ).toHaveLength(24)
  const full = indexOf(() => numbered(24))
  await findCandidates(full.searchIndex, { words: ['pale', 'ale'], container: firkin }, 1)
  expect(full.asked).toHaveLength(1)
})

test('a long text leaves four searches to a row, and no words are not looked for', async () => {
  const { asked, searchIndex } = indexOf(() => [])
  await findCandidates(searchIndex, { words: ['one', 'two', 'three', 'four'], container: firkin }, 1000)
  expect(asked).toHaveLength(4)
  await findCandidates(searchIndex, { words: [], container: firkin }, 1)
  expect(asked).toHaveLength(4)
})

test.each([
  ['swaneck', ['swa neck', 'swan eck']],
  ['swanny', []],
  ['x'.repeat(20), Array.from({ length: 15 }, (_, at) => `${'x'.repeat(at + 3)} ${'x'.repeat(17 - at)}`)],
  ['x'.repeat(21), []],
])('%s is taken apart into %j where nothing was found', async (word, parts) => {
  const { asked, searchIndex } = indexOf(() => [])
  await findCandidates(searchIndex, { words: [word], container: anyContainer() }, 1)
  expect(queriesOf(asked)).toEqual([word, word, ...parts])
  const found = indexOf(() => ['beer'])
  await findCandidates(found.searchIndex, { words: [word], container: anyContainer() }, 1)
  expect(queriesOf(found.asked)).toEqual([word, word])
})
