import { expect, test } from 'vitest'
import { dayText } from '../../shared/delivery/arrival-text.ts'
import type { SellingPlaces } from '../../shared/api/selling-api.ts'
import { sellingPaths } from '../../shared/paths/selling-paths.ts'
import { staffPaths } from '../../shared/paths/staff-paths.ts'
import { homeOf, workplacesOf } from './workplaces.ts'

const brewery = { name: 'Jet Lantern', slug: 'jet-lantern', role: 'owner' as const, toAnswer: 2, claims: 1 }
const group = {
  name: 'Forth Crossing',
  slug: 'forth-crossing',
  nextRun: { day: '2026-12-02', state: 'closed' as const },
  toDo: 1,
}
const nowhere: SellingPlaces = { breweries: [], groups: [], staff: null }

const home = (places: Partial<SellingPlaces>) => homeOf(workplacesOf({ ...nowhere, ...places }))

test('signing in leads to the one console, to a choice of several, and buyers to the shop (SELL-01)', () => {
  expect(home({})).toBe('/')
  expect(home({ breweries: [brewery] })).toBe(sellingPaths.today('jet-lantern'))
  expect(home({ groups: [group] })).toBe(sellingPaths.group('forth-crossing'))
  expect(home({ staff: { toDo: 4 } })).toBe(staffPaths.worklist)
  expect(home({ breweries: [brewery], groups: [group] })).toBe(sellingPaths.chooser)
})

test('each console is listed with its number of things to do (SELL-01)', () => {
  const places = workplacesOf({ breweries: [brewery], groups: [group], staff: { toDo: 4 } })
  expect(places.map(({ label, toDo, about }) => [label, toDo, about])).toEqual([
    ['Jet Lantern', 3, '2 to answer, 1 claim'],
    ['Forth Crossing deliveries', 1, `Next delivery run: ${dayText('2026-12-02')}`],
    ['Dray staff', 4, '4 to do'],
  ])
})
