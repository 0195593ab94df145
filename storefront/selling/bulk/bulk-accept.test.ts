import { afterEach, expect, test, vi } from 'vitest'
import type { SellingOrderRow } from '../../../shared/api/selling-api.ts'
import { CallError } from '../../api/json-calls.ts'
import { stepCalls } from '../selling-calls.ts'
import { acceptAll, lookAtAll, sumOf } from './bulk-accept.ts'

vi.mock(import('../selling-calls.ts'))
afterEach(() => vi.clearAllMocks())

const row = (part: string, totalMinor = 100) => ({ part, units: 2, totalMinor }) as SellingOrderRow
const gone = () => new CallError(409, 'Conflict', { code: 'not_possible', message: 'The part is cancelled.' })

/** A shop in which these parts cannot be accepted, at the first look or only afterwards. */
function play({ before = [] as string[], after = [] as string[] } = {}) {
  const taken: { part: string; key: string; digest: string }[] = []
  vi.mocked(stepCalls).mockImplementation(({ part }) => ({
    name: part,
    request: () => ({ path: part, method: 'POST', body: {} }),
    preview: async () => {
      if (before.includes(part)) throw gone()
      return { digest: `of ${part}` } as never
    },
    take: async (_body, { digest, key }) => {
      if (after.includes(part)) throw gone()
      taken.push({ part, key, digest })
      return {} as never
    },
  }))
  return taken
}

test('each order is accepted on its own, under its own key and preview, in order (SELL-12)', async () => {
  const taken = play()
  const looked = await lookAtAll('b', [row('one'), row('two')])
  expect(sumOf(looked)).toEqual({ orders: 2, units: 4, totalMinor: 200 })
  expect(await acceptAll('b', looked)).toMatchObject([{ why: null }, { why: null }])
  expect(taken.map(({ part, digest }) => [part, digest])).toEqual([
    ['one', 'of one'],
    ['two', 'of two'],
  ])
  expect(new Set(taken.map(({ key }) => key)).size).toBe(2)
})

test('what did not go is named with its reason, before and after, and the others go (SELL-12)', async () => {
  const taken = play({ before: ['one'], after: ['two'] })
  const looked = await lookAtAll('b', [row('one'), row('two'), row('three')])
  expect(sumOf(looked)).toMatchObject({ orders: 2 })
  const result = await acceptAll('b', looked)
  expect(result.map(({ row: { part }, why }) => [part, why])).toEqual([
    ['one', 'The part is cancelled.'],
    ['two', 'The part is cancelled.'],
    ['three', null],
  ])
  expect(taken).toHaveLength(1)
})
