import { accountLimits } from '../../../server/identity/accounts/account-limits.ts'
import type { RouteEntry } from '../../../server/platform/http/route-list.ts'
import { bearer } from '../shops/account-shop.ts'
import { openFactorShop } from '../shops/factor-shop.ts'
import { type AccessKind, openAccounts, openExpired, staff } from './access-accounts.ts'
import { openOwner, stockAccessShop } from './access-owner.ts'
import { accessRequest } from './access-requests.ts'
import { openThings } from './owned-things.ts'

/** Routes that use something up, or end the session, in the order in which they can be tried: after all others. */
const lastRoutes = [
  'PUT /api/account/trade',
  'POST /api/standing-orders/:id/:verb',
  'DELETE /api/sell/:brewery/webhooks/:id',
  'DELETE /api/sell/:brewery/tokens/:id',
  'DELETE /api/sell/group/:group/tokens/:id',
  'DELETE /api/sell/:brewery/price-lists/:list',
  'DELETE /api/sell/:brewery/offers/:offer',
  'DELETE /api/sell/:brewery/beer-drafts/:draft',
  'DELETE /api/sell/:brewery/closures/:closure',
  'DELETE /api/sell/:brewery/beers/:beer/batches/:batch',
  'DELETE /api/sell/:brewery/people/invitations/:id',
  'DELETE /api/sell/:brewery/people/:id',
  'DELETE /api/admin/people/invitations/:id',
  'DELETE /api/admin/people/:id',
  'DELETE /api/account/passkeys/:id',
  'DELETE /api/cart/items/:id',
  'POST /api/orders',
  'DELETE /api/account/webhooks/:id',
  'DELETE /api/account/tokens/:id',
  'DELETE /api/views/:id',
  'DELETE /api/account/addresses/:id',
  'DELETE /api/account/sessions/:id',
  'POST /public/auth/logout',
  'POST /api/account/sign-out-everywhere',
  'POST /api/account/password',
  'DELETE /api/account',
]
/** From here on the session of a try may have been ended by the one before. */
export const renewed = new Set(lastRoutes.slice(lastRoutes.indexOf('DELETE /api/account/sessions/:id')))

export const routeName = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`

/**
 * A shop with an owner's things and an account of every kind, and every route of the app in an order in which all can
 * be tried. Closed with the test file.
 */
export async function openAccessWorld() {
  // Without jobs: nothing moves but what the tries move, and no webhook leaves.
  const shop = await openFactorShop(
    {
      // One try for each kind of account, all at the same address.
      limits: { ...accountLimits, registerByAccount: { ...accountLimits.registerByAccount, max: 40 } },
      requiresSecondFactor: [async (_database, clientId) => (staff.has(clientId) ? 'staff' : null)],
    },
    { lasts: 'file', role: 'web' },
  )
  await shop.app.ready()
  const expired = await openExpired(shop)
  const stock = await stockAccessShop(shop)
  const owner = await openOwner(shop, stock)
  const accounts = await openAccounts(shop, { owner: owner.session, expired, stock })
  const things = await openThings({ shop, owner, accounts, stock })
  const ids = { ...owner.ids, ...stock, ...things }
  // Fastify answers HEAD by the handler of GET.
  const routes = shop.routes
    .filter(({ method }) => method !== 'HEAD')
    .toSorted((one, other) => lastRoutes.indexOf(routeName(one)) - lastRoutes.indexOf(routeName(other)))
  const send = async (
    kind: AccessKind,
    { method }: RouteEntry,
    { url, headers, payload }: ReturnType<typeof accessRequest>,
  ) => shop.call(method as 'GET', url, payload as object, { ...headers, ...accounts.headersOf(kind) })
  return { shop, stock, owner, accounts, things, ids, routes, send }
}

/** What the shop stores of the owner, but for times of sessions and tries of others, such as to reset the password. */
export async function ownersData({
  shop,
  owner,
}: Pick<Awaited<ReturnType<typeof openAccessWorld>>, 'shop' | 'owner'>): Promise<unknown> {
  const {
    madeAt: _now,
    sessions: _seen,
    securityEvents: _tries,
    ...data
  } = (await shop.get('/api/account/data', bearer(owner.session))).json()
  return data
}
