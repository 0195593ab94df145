import { expect, test } from 'vitest'
import type { Feature, PageRoute } from '../../feature.ts'
import { pageTable } from '../../features.ts'
import { sumPages } from './page-table.ts'

const row = {
  paths: ['/x'],
  queryNames: [],
  audience: 'everybody' as const,
  load: async () => ({ kind: 'not-found' as const }),
}
const cart = { pages: { cart: row } } satisfies Feature<object>
const otherRoutes = pageTable.map(({ route }) => route).filter((route) => route !== 'cart')
const others = {
  pages: Object.fromEntries(otherRoutes.map((route) => [route, row])) as Record<
    Exclude<PageRoute, 'cart'>,
    typeof row
  >,
}
const oneEach = [cart, others] as const
const doubled = [cart, others, cart] as const
const lacking = [others] as const

test('the table has a row for each page of each feature', () => {
  const table = sumPages<object, typeof oneEach>(oneEach)
  expect(table.map(({ route }) => route).toSorted()).toEqual(
    [...new Set([...otherRoutes, 'cart'])].toSorted(),
  )
})

test('the compiler refuses a list that lacks a page or has one twice', () => {
  // @ts-expect-error 'a page of two features': cart
  expect(sumPages<object, typeof doubled>(doubled)).toHaveLength(new Set(otherRoutes).size + 2)
  // @ts-expect-error 'a page of no feature': cart
  expect(sumPages<object, typeof lacking>(lacking)).toHaveLength(new Set(otherRoutes).size)
})
