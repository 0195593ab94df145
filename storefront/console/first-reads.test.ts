import { expect, test } from 'vitest'
import { sellingReads } from '../selling/selling-calls.ts'
import { staffReads } from '../staff/staff-calls.ts'
import { firstReads, isFirstScreen, readsOfRole } from './first-reads.ts'

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
  ['/sell', true],
  ['/sell/a-b', true],
  ['/sell/a-b/orders/DRAY-1', true],
  ['/sell/a-b/picking', true],
  ['/sell/apply', false],
  ['/sell/a-b/money', false],
  ['/sell/group/any', false],
  ['/admin/money/papers', true],
  ['/admin/buyers', false],
])('knows of %s whether further scripts are wanted: %s (SELL-01)', (path, isFirst) => {
  expect(isFirstScreen(path)).toBe(isFirst)
})
