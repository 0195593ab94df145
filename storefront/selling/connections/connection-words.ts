import type { BreweryScope, GroupScope } from '../../../shared/accounts/api-token-scopes.ts'

const scopes: Record<BreweryScope, string> = {
  'orders:read': 'Read orders',
  'orders:write': 'Answer, pack and send orders',
  'stock:read': 'Read stock',
  'stock:write': 'Record stock',
  'beers:read': 'Read beers and prices',
  'beers:write': 'Change beers, sizes and prices',
  'money:read': 'Read sales, payouts and bookings',
  'papers:read': 'Read invoices and credit notes',
}

/** What each scope of a brewery's token allows, in words. */
export const breweryScopeTexts: Readonly<Record<string, string>> = scopes

const scopesOfGroups: Record<GroupScope, string> = {
  'runs:read': 'Read runs, drops, loads and pallet notes',
  'runs:write': 'Tick loads, close, depart, deliver and cancel runs',
}

export const groupScopeTexts: Readonly<Record<string, string>> = scopesOfGroups
