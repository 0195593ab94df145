import { expect, test } from 'vitest'
import { scopesOfRole } from './api-token-scopes.ts'
import { isBreweryRole, isGroupRole, isStaffRole } from './roles.ts'
import { settingsAddress } from './settings-pages.ts'
import { staffReaders } from './staff-rights.ts'

test.each([
  ['support', [true, false, false]],
  ['admin', [true, false, false]],
  ['owner', [false, true, false]],
  ['cellar', [false, true, false]],
  ['organiser', [false, false, true]],
  ['', [false, false, false]],
  ['Admin', [false, false, false]],
])('%j is a role of Dray, a brewery, a group: %j', (role, kinds) => {
  expect([isStaffRole(role), isBreweryRole(role), isGroupRole(role)]).toEqual(kinds)
})

test.each([
  ['/admin/money/fees', 'operations finance admin'],
  ['/api/admin/audit?page=2', 'operations finance admin'],
  ['/admin/people', 'admin'],
  ['/admin/people?role=support', 'admin'],
  ['/admin/catalogue/beers', 'operations admin support'],
  ['/admin/beer-pictures', 'operations admin support'],
  ['/admin/reviews/12', 'support operations admin'],
  ['/admin/orders', 'support operations finance admin'],
  ['/admin', 'support operations finance admin'],
])('%s is read by %s', (path, roles) => expect(staffReaders(path).join(' ')).toBe(roles))

test('a token has no right that its maker’s role lacks', () => {
  const all = scopesOfRole('owner')
  expect(all).toHaveLength(8)
  expect(all.filter((scope) => !scopesOfRole('sales').includes(scope))).toEqual(['money:read'])
  expect(scopesOfRole('accounts')).toEqual(['orders:read', 'beers:read', 'money:read', 'papers:read'])
  expect(scopesOfRole('cellar')).toEqual([])
})

test.each([
  ['addresses', '/account/settings/details#addresses'],
  ['second-factor', '/account/settings/security#second-factor'],
  ['calendar', '/account/settings/connections#calendar'],
  ['orders', null],
])('mails of old that call on %s lead to %s', (part, address) => {
  expect(settingsAddress(part)).toBe(address)
})
