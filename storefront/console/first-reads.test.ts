import { expect, test } from 'vitest'
import { sellingReads } from '../selling/selling-calls.ts'
import { staffReads } from '../staff/staff-calls.ts'
import { firstReads, readsOfRole, screenModule } from './first-reads.ts'

const views = (list: string) => `/api/views?${new URLSearchParams({ list })}`

test.each([
  ['/sell', '', []],
  ['/sell/join', '', []],
  ['/sell/apply', '', []],
  ['/sell/orders/part', '', []],
  ['/sell/group/any', '', []],
  ['/sell/a-b', '', [sellingReads.today('a-b')]],
  ['/sell/a-b/orders', '', [sellingReads.orders('a-b'), views('/sell/a-b/orders')]],
  [
    '/sell/a-b/orders',
    '?view=all&q=salt%20cellar',
    [`${sellingReads.orders('a-b')}?view=all&q=salt+cellar`, views('/sell/a-b/orders')],
  ],
  ['/sell/a-b/orders/DRAY-1', '', [sellingReads.order('a-b', 'DRAY-1')]],
  ['/sell/a-b/stock', '', [sellingReads.stock('a-b'), views('/sell/a-b/stock')]],
  ['/sell/a-b/pubs', '', [sellingReads.pubs('a-b'), views('/sell/a-b/pubs')]],
  ['/sell/a-b/settings', '', []],
])('a brewery’s screen %s%s asks early for what it shows (SELL-01)', (path, search, reads) => {
  expect(firstReads(path, search)).toEqual([sellingReads.places, ...reads])
})

test.each([
  ['/admin', '?view=late', [`${staffReads.worklist}?view=late`, views('/admin')]],
  ['/admin/orders', '', [staffReads.orders, views('/admin/orders')]],
  ['/admin/orders/DRAY-1', '', [staffReads.order('DRAY-1')]],
  ['/admin/money', '', ['/api/admin/money/receivables']],
  ['/admin/system', '', []],
])('a screen of the staff %s%s asks early for what it shows (STAF-01)', (path, search, reads) => {
  expect(firstReads(path, search)).toEqual([staffReads.member, ...reads])
})

test.each([
  ['owner', ['checklist', 'standing', 'money']],
  ['accounts', ['checklist', 'standing', 'money']],
  ['sales', ['checklist', 'standing']],
  ['cellar', []],
])('Today asks early for what the role %s may see, and for nothing else (SELL-13)', (role, reads) => {
  const places = { breweries: [{ slug: 'a-b', role }] }
  expect(readsOfRole('/sell/a-b', places)).toEqual(reads.map((read) => `/api/sell/a-b/${read}`))
  expect(readsOfRole('/sell/other', places)).toEqual([])
  expect(readsOfRole('/sell/a-b/orders', places)).toEqual([])
  expect(readsOfRole('/sell/a-b', undefined)).toEqual([])
})

test.each([
  ['/sell', 'ChooserPage'],
  ['/sell/a-b', 'TodayPage'],
  ['/sell/a-b/orders', 'OrdersPage'],
  ['/sell/a-b/orders/DRAY-1', 'OrderPage'],
  ['/sell/a-b/picking', 'PickingPage'],
  ['/sell/a-b/stock', 'StockPage'],
  ['/sell/orders/part', 'PartPage'],
  ['/sell/a-b/stock/count', 'FurtherScreen'],
  ['/sell/a-b/money', 'FurtherScreen'],
  ['/sell/apply', 'FurtherScreen'],
  ['/sell/join', 'FurtherScreen'],
  ['/sell/group/orders', 'FurtherScreen'],
  ['/sell/group/any/runs/run', 'FurtherScreen'],
  ['/admin', 'WorklistPage'],
  ['/admin/orders', 'StaffOrdersPage'],
  ['/admin/orders/DRAY-1', 'StaffOrderPage'],
  ['/admin/money', 'StaffMoneyPage'],
  ['/admin/money/papers/QUI', 'StaffMoneyPage'],
  ['/admin/buyers', 'FurtherStaffScreen'],
])(
  'the screen %s is asked for early with the module %s, which draws it (SELL-01, STAF-01)',
  (path, module) => {
    expect(screenModule(path)).toBe(module)
  },
)
