import type { SiteRight } from '../../../../shared/accounts/site-roles.ts'

/**
 * Calls that act for the site which the session has chosen, as 'METHOD /path', by the right that they need (BIZ-03).
 * Every other call is about the person, whatever the session has chosen: a new call is never open to members by mistake.
 */
export const siteCalls: Readonly<Record<SiteRight, readonly string[]>> = {
  read: [
    'GET /api/account',
    'PATCH /api/account',
    'GET /api/account/cellar',
    'GET /api/account/credit',
    'GET /api/account/delivery-sheet',
    'GET /api/account/empties',
    'GET /api/account/phone-orders',
    'GET /api/account/standing-wish',
    'GET /api/account/statements',
    'GET /api/account/statements/:period.pdf',
    'GET /api/account/trade',
    'GET /api/cart',
    'GET /api/documents/:id.pdf',
    'GET /api/orders',
    'GET /api/orders/:number',
    'GET /api/orders/:number/claims',
    'GET /api/orders/:number/claims/:claim/pictures/:picture',
    'GET /api/orders/:number/documents',
    'GET /api/orders/:number/invoice.pdf',
    'GET /api/orders/:number/reorder',
    'GET /api/orders/at-a-glance',
    'GET /api/orders/export.csv',
    'GET /api/orders/payment-methods',
    'GET /api/order-requests',
    'GET /api/order-requests/:id',
    'GET /api/standing-orders',
    'GET /api/standing-orders/:id',
    'POST /api/orders/:number/payment',
    'POST /api/orders/:number/payment/secret',
    'POST /public/basket/quote',
    'POST /public/quick-order',
  ],
  order: [
    'POST /api/account/addresses',
    'PUT /api/account/addresses/:id',
    'DELETE /api/account/addresses/:id',
    'POST /api/account/delivery-sheet',
    'DELETE /api/account/delivery-sheet',
    'POST /api/account/empties/counts',
    'POST /api/account/empties/counts/:count/answer',
    'POST /api/cart/acknowledge-price',
    'POST /api/cart/items',
    'PATCH /api/cart/items/:id',
    'DELETE /api/cart/items/:id',
    'POST /api/cart/merge',
    'POST /api/orders',
    'POST /api/orders/:number/cancellation',
    'POST /api/orders/:number/claims',
    'POST /api/orders/:number/claims/:claim/question',
    'POST /api/orders/:number/claims/pictures',
    ...['agree', 'decline-lines', 'decline-part', 'close-rest', 'deliver', 'claim'].map(
      (step) => `POST /api/orders/:number/parts/:part/${step}`,
    ),
    'POST /api/order-requests/:id/withdrawal',
    'POST /api/standing-orders',
    'PUT /api/standing-orders/:id',
    'POST /api/standing-orders/:id/:verb',
    'POST /api/standing-orders/:id/occurrences/:day/:verb',
  ],
  approve: ['POST /api/order-requests/:id/approval', 'POST /api/order-requests/:id/decline'],
  manage: [
    'PUT /api/account/cellar',
    'PUT /api/account/phone-orders/:brewery',
    'PUT /api/account/standing-wish',
    'PUT /api/account/trade',
    'GET /api/account/tokens',
    'POST /api/account/tokens',
    'DELETE /api/account/tokens/:id',
    'GET /api/account/webhooks',
    'POST /api/account/webhooks',
    'PUT /api/account/webhooks/:id/events',
    'PUT /api/account/webhooks/:id/switch',
    'POST /api/account/webhooks/:id/secret',
    'DELETE /api/account/webhooks/:id',
    'GET /api/account/webhooks/:id/deliveries',
    'GET /api/account/webhooks/:id/deliveries/:delivery',
    'POST /api/account/webhooks/:id/deliveries/:delivery/again',
    'POST /api/account/webhooks/:id/again',
    'POST /api/account/webhooks/:id/test',
  ],
}

const rights = new Map(
  (Object.entries(siteCalls) as [SiteRight, readonly string[]][]).flatMap(([right, calls]) =>
    calls.map((call) => [call, right] as const),
  ),
)

/** What a call needs at a site; null for a call about the person. */
export const rightOfCall = (method: string, path: string): SiteRight | null =>
  rights.get(`${method === 'HEAD' ? 'GET' : method} ${path}`) ?? null
