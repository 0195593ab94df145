import { expect, test } from 'vitest'
import { placeOf } from './staff-go-to.ts'

test.each([
  ['order', 'DRAY-VKTY', '/admin/orders/DRAY-VKTY', 'Order'],
  ['document', 'DRAY-VKTY', '/admin/orders/DRAY-VKTY', 'Document'],
  ['buyer', 'b-1', '/admin/buyers/b-1', 'Buyer'],
  ['brewery', 'learmonth-basin', '/admin/breweries/learmonth-basin', 'Brewery'],
  ['group', 'forth-crossing', '/admin/groups/forth-crossing', 'Group'],
] as const)('shows a %s that was found, %s, at %s (STAF-06)', (kind, key, href, kindName) => {
  expect(placeOf({ kind, key, name: 'N', about: 'A' })).toEqual({
    href,
    kind: kindName,
    name: 'N',
    about: 'A',
  })
})

test('shows a run that was found among those of its group (STAF-06)', () => {
  const run = { kind: 'run', key: 'r-1', group: 'forth-crossing', name: 'N', about: 'A' } as const
  expect(placeOf(run)).toEqual({
    href: '/sell/group/forth-crossing/runs/r-1',
    kind: 'Run',
    name: 'N',
    about: 'A',
  })
})
