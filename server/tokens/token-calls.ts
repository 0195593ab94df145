import type { ApiScope, BreweryScope, BuyerScope } from '../../shared/accounts/api-token-scopes.ts'
import { brewerySteps, buyerSteps } from '../../shared/api/order-steps-api.ts'
import type { TokenKind } from './token-text.ts'

/** The calls of each scope, as 'METHOD /path'. A call that stands nowhere here is not there for tokens (PLAT-03). */
type Calls<Scope extends ApiScope> = Record<Scope, readonly string[]>

const stepPaths = (verbs: object, path: string) =>
  Object.keys(verbs).map((verb) => `POST ${path}${verb.replace('_', '-')}`)

export const buyerCalls: Calls<BuyerScope> = {
  basket: ['GET /api/cart', 'POST /api/cart/items', 'POST /api/cart/merge'],
  'orders:read': [
    'GET /api/orders',
    'GET /api/orders/:number',
    'GET /api/orders/:number/reorder',
    'GET /api/orders/export.csv',
    'GET /api/orders/payment-methods',
  ],
  'orders:write': [
    'POST /api/orders',
    'POST /api/orders/:number/cancellation',
    ...stepPaths(buyerSteps, '/api/orders/:number/parts/:part/'),
  ],
  'papers:read': ['GET /api/orders/:number/invoice.pdf', 'GET /api/documents/:id.pdf'],
}

export const breweryCalls: Calls<BreweryScope> = {
  'orders:read': [
    'GET /api/sell/:brewery',
    'GET /api/sell/:brewery/today',
    'GET /api/sell/:brewery/orders',
    'GET /api/sell/:brewery/orders/:number',
    'GET /api/sell/:brewery/orders/:number/substitutes',
  ],
  'orders:write': stepPaths(brewerySteps, '/api/sell/:brewery/orders/:part/'),
  'stock:read': ['GET /api/sell/:brewery/stock'],
  'stock:write': ['POST /api/sell/:brewery/stock'],
  // Not the sums themselves: they name the payout account by its last signs.
  'money:read': ['entries', 'sales', 'payouts', 'papers', 'alcohol'].map(
    (part) => `GET /api/sell/:brewery/money/${part}`,
  ),
  'papers:read': ['GET /api/documents/:id.pdf'],
}

const scopesByCall: Record<TokenKind, ReadonlyMap<string, ApiScope>> = {
  buyer: byCall(buyerCalls),
  brewery: byCall(breweryCalls),
}

/** The scope that a call asks of a token of this kind; null for a call that no such token reaches. */
export function scopeOfCall(kind: TokenKind, method: string, path: string): ApiScope | null {
  return scopesByCall[kind].get(`${method === 'HEAD' ? 'GET' : method} ${path}`) ?? null
}

function byCall<Scope extends ApiScope>(calls: Calls<Scope>): Map<string, ApiScope> {
  return new Map(
    (Object.entries(calls) as [Scope, readonly string[]][]).flatMap(([scope, list]) =>
      list.map((call) => [call, scope] as const),
    ),
  )
}
