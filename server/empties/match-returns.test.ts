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
