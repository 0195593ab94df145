import type {
  ApiScope,
  BreweryScope,
  BuyerScope,
  GroupScope,
} from '../../../shared/accounts/api-token-scopes.ts'
import { brewerySteps, buyerSteps } from '../../../shared/api/order-steps-api.ts'
import type { TokenKind } from './token-text.ts'

/** The calls of each scope, as 'METHOD /path'. A call that is nowhere here is not there for tokens (PLAT-03). */
type Calls<Scope extends ApiScope> = Record<Scope, readonly string[]>

const stepPaths = (verbs: object, path: string) =>
  Object.keys(verbs).map((verb) => `POST ${path}${verb.replace('_', '-')}`)

export const buyerCalls: Calls<BuyerScope> = {
  basket: ['GET /api/cart', 'POST /api/cart/items', 'POST /api/cart/merge'],
  'orders:read': [
    'GET /api/orders',
    'GET /api/orders/at-a-glance',
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
  // With the account they belong to: what is owed, by document, and its statements.
  'papers:read': [
    'GET /api/orders/:number/invoice.pdf',
    'GET /api/orders/:number/documents',
    'GET /api/documents/:id.pdf',
    'GET /api/account/credit',
  ],
}

export const breweryCalls: Calls<BreweryScope> = {
  'orders:read': [
    'GET /api/sell/:brewery',
    'GET /api/sell/:brewery/today',
    'GET /api/sell/:brewery/orders',
    'GET /api/sell/:brewery/orders/:number',
    'GET /api/sell/:brewery/orders/:number/substitutes',
    'GET /api/sell/:brewery/orders/:number/claims',
    'GET /api/sell/:brewery/picking',
  ],
  'orders:write': [
    ...stepPaths(brewerySteps, '/api/sell/:brewery/orders/:part/'),
    'POST /api/sell/:brewery/picking/:part/ticks',
  ],
  'stock:read': ['GET /api/sell/:brewery/stock', 'GET /api/sell/:brewery/stock/:container/movements'],
  'stock:write': ['POST /api/sell/:brewery/stock', 'PUT /api/sell/:brewery/stock/:container/low-below'],
  'beers:read': [
    'GET /api/sell/:brewery/beers',
    'GET /api/sell/:brewery/beers/:beer',
    'GET /api/sell/:brewery/beer-pictures/:name',
    'GET /api/sell/:brewery/prices',
    'GET /api/sell/:brewery/prices/:container',
    'GET /api/sell/:brewery/offers',
    'GET /api/sell/:brewery/imports',
    'GET /api/sell/:brewery/imports/templates/:kind',
  ],
  'beers:write': [
    'POST /api/sell/:brewery/beers',
    'POST /api/sell/:brewery/beers/:beer',
    'DELETE /api/sell/:brewery/beers/:beer/change',
    'POST /api/sell/:brewery/beers/:beer/containers',
    'PUT /api/sell/:brewery/beers/:beer/containers/:container/online',
    'POST /api/sell/:brewery/beers/:beer/batches',
    'DELETE /api/sell/:brewery/beers/:beer/batches/:batch',
    'POST /api/sell/:brewery/beer-pictures',
    'POST /api/sell/:brewery/prices',
    'PUT /api/sell/:brewery/prices/:container/quantity-prices',
    'PUT /api/sell/:brewery/offers/:offer',
    'DELETE /api/sell/:brewery/offers/:offer',
    'POST /api/sell/:brewery/imports/reading',
    'POST /api/sell/:brewery/imports',
  ],
  // Not the sums themselves: they name the payout account by its last characters.
  'money:read': ['entries', 'sales', 'payouts', 'papers', 'alcohol', 'exports/:program'].map(
    (part) => `GET /api/sell/:brewery/money/${part}`,
  ),
  'papers:read': ['GET /api/documents/:id.pdf'],
}

const runPath = '/api/sell/group/:group/runs/:run'
export const groupCalls: Calls<GroupScope> = {
  'runs:read': [
    'GET /api/sell/group/:group',
    `GET ${runPath}`,
    `GET ${runPath}/drops/:number/pallet-note.pdf`,
  ],
  'runs:write': [
    `POST ${runPath}/ticks`,
    `PUT ${runPath}/drops`,
    ...['change', 'close', 'write', 'depart', 'finish', 'cancel'].map((verb) => `POST ${runPath}/${verb}`),
    ...['deliver', 'not-delivered'].map((verb) => `POST ${runPath}/drops/:number/${verb}`),
  ],
}

const scopesByCall: Record<TokenKind, ReadonlyMap<string, ApiScope>> = {
  buyer: byCall(buyerCalls),
  brewery: byCall(breweryCalls),
  group: byCall(groupCalls),
}

/** Files of stock are stock, whatever takes them in. */
const stockFiles: Readonly<Record<string, BreweryScope>> = {
  'GET /api/sell/:brewery/imports/templates/:kind': 'stock:read',
  'POST /api/sell/:brewery/imports/reading': 'stock:write',
  'POST /api/sell/:brewery/imports': 'stock:write',
}

/** The scope in place of a call's own where it is about a file of this kind; null where it is not. */
export const scopeOfFile = (method: string, path: string, kind: unknown): ApiScope | null =>
  kind === 'stock' ? (stockFiles[`${method} ${path}`] ?? null) : null

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
