import type { BreweryRole } from './roles.ts'

/** What a token of a buyer, a brewery or a group may be made for; each scope has calls (server/parties/tokens/token-calls.ts). */
export const buyerScopes = ['basket', 'orders:read', 'orders:write', 'papers:read'] as const
export const breweryScopes = [
  'orders:read',
  'orders:write',
  'stock:read',
  'stock:write',
  'beers:read',
  'beers:write',
  'money:read',
  'papers:read',
] as const
export const groupScopes = ['runs:read', 'runs:write'] as const
export type BuyerScope = (typeof buyerScopes)[number]
export type BreweryScope = (typeof breweryScopes)[number]
export type GroupScope = (typeof groupScopes)[number]
export type ApiScope = BuyerScope | BreweryScope | GroupScope

/** Days after which a token ends, of which its maker chooses. */
export const tokenDays = [30, 90, 365] as const

const scopesByRole: Record<BreweryRole, readonly BreweryScope[]> = {
  owner: breweryScopes,
  sales: [
    'orders:read',
    'orders:write',
    'stock:read',
    'stock:write',
    'beers:read',
    'beers:write',
    'papers:read',
  ],
  accounts: ['orders:read', 'beers:read', 'money:read', 'papers:read'],
  cellar: [],
}

/** The scopes that a person of a brewery may give a token: none that the person's role lacks. */
export const scopesOfRole = (role: BreweryRole): readonly BreweryScope[] => scopesByRole[role]
