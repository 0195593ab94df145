import { expect, test } from 'vitest'
import { placeOf } from './go-to-places.ts'

test.each([
  ['order', 'DRAY-VKTY', '/admin/orders/DRAY-VKTY', 'Order'],
  ['document', 'DRAY-VKTY', '/admin/orders/DRAY-VKTY', 'Paper'],
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
