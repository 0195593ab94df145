import { expect, test } from 'vitest'
import type { MovementKind } from './empties-tables.ts'
import { matchReturns } from './match-returns.ts'

type Move = readonly [what: MovementKind, count: number, partId?: string]
const cell = (moves: readonly Move[]) =>
  moves.map(([what, count, partId], index) => ({
    id: index + 1,
    what,
    count,
    partId: partId ?? null,
    orderNumber: partId === undefined ? null : `DRY-${partId}`,
  }))
const parts = (...moves: readonly Move[]) =>
  matchReturns(cell(moves)).map(({ partId, count }) => [partId, count])

/** A part may be in several lots. */
const sums = (...moves: readonly Move[]) => {
  const lots = Object.entries(Object.groupBy(matchReturns(cell(moves)), ({ partId }) => partId))
  return Object.fromEntries(
    lots.map(([partId, of = []]) => [partId, of.reduce((sum, { count }) => sum + count, 0)]),
  )
}

test('the first containers out are the first back (EMPT-05)', () => {
  expect(parts(['out', 2, 'a'], ['out', 3, 'b'], ['back', 1], ['back', 3])).toEqual([
    ['a', 1],
    ['b', 2],
  ])
})

test('containers that were given up are not back, until they are found (EMPT-05)', () => {
  expect(parts(['out', 1, 'a'], ['written_off', 1], ['out', 1, 'b'], ['back', 1])).toEqual([['b', 1]])
  expect(parts(['out', 1, 'a'], ['lost', 1], ['out', 1, 'b'], ['found', 1], ['back', 1])).toEqual([['a', 1]])
  expect(parts(['found', 2], ['out', 1, 'a'], ['back', 3])).toEqual([['a', 1]])
})

test('only the last movement counts, and nothing of it where it brought nothing back', () => {
  expect(parts()).toEqual([])
  expect(parts(['out', 1, 'a'])).toEqual([])
  expect(parts(['out', 2, 'a'], ['back', 1], ['back', 1])).toEqual([['a', 1]])
})

test('found again are those given up last; what is found beyond them is of no part', () => {
  const lost: Move[] = [
    ['out', 2, 'a'],
    ['out', 2, 'b'],
    ['written_off', 3],
  ]
  expect(sums(...lost, ['found', 2], ['back', 3])).toEqual({ a: 2, b: 1 })
  expect(sums(...lost, ['found', 5], ['back', 6])).toEqual({ a: 2, b: 2 })
  expect(sums(...lost, ['found', 3], ['out', 1, 'c'], ['back', 5])).toEqual({ a: 2, b: 2, c: 1 })
  expect(sums(...lost, ['found', 5], ['out', 1, 'c'], ['back', 7])).toEqual({ a: 2, b: 2, c: 1 })
})

test('containers that came back are not found again', () => {
  expect(parts(['out', 1, 'a'], ['back', 1], ['found', 1], ['back', 1])).toEqual([])
})

test('missing containers that were counted as back were containers of other parts (EMPT-05)', () => {
  const counted: Move[] = [
    ['out', 3, 'a'],
    ['out', 3, 'b'],
    ['back', 3],
  ]
  expect(parts(...counted, ['missing', 2, 'a'])).toEqual([['b', 2]])
  expect(parts(...counted, ['missing', 2, 'a'], ['back', 1])).toEqual([['b', 1]])
  expect(parts(['out', 3, 'a'], ['missing', 2, 'a'])).toEqual([])
})
