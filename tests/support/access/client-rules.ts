import { optional, own, rules, signedIn, staffAlike } from './access-rule.ts'

/** Routes that read an account. The orders, lines, reviews and ids in the requests are the owner's. */
export const clientRules = [
  ...rules(
    signedIn(200),
    `
    GET /api/account
    GET /api/account/data
    GET /api/account/tokens
    GET /api/account/places
    PUT /api/account/place
    GET /api/account/business
    GET /api/account/calendar
    GET /api/account/delivery-sheet
    GET /api/account/webhooks
    GET /api/views
    POST /api/views
    GET /api/notices
    POST /api/notices/seen
    GET /api/notices/choices
    PUT /api/notices/choices
    GET /api/account/cellar
    GET /api/account/credit
    GET /api/account/statements
    GET /api/account/empties
    GET /api/order-requests
    GET /api/standing-orders
    GET /api/account/trade
    GET /api/apply
    PUT /api/apply
    POST /api/apply
    GET /public/marketplace/wishlist
    GET /api/account/alerts
    PUT /api/account/alerts/choices
    GET /api/orders
    GET /api/orders/at-a-glance
    GET /api/orders/export.csv
    GET /api/orders/payment-methods
    POST /api/account/second-factor/passkey-options
    POST /api/cart/merge
    POST /public/marketplace/wishlist
    POST /public/marketplace/wishlist/merge
    PUT /api/account/cellar
    GET /api/account/standing-wish
    GET /api/account/phone-orders
    PUT /api/account/phone-orders/:brewery
    PUT /api/account/standing-wish
    PUT /api/account/trade
    PATCH /api/account`,
  ),
  ...rules(signedIn(201, { unconfirmed: 409 }), 'POST /api/account/calendar'),
  ...rules(signedIn(200, { unconfirmed: 409 }), 'POST /api/account/alerts/follows'),
  // The size is in stock.
  ...rules(signedIn(409), 'POST /api/account/alerts/stock-requests'),
  ...rules(signedIn(204), 'DELETE /api/account/calendar'),
  ...rules(signedIn(201, { unconfirmed: 409 }), 'POST /api/account/delivery-sheet'),
  ...rules(signedIn(204, { unconfirmed: 409 }), 'DELETE /api/account/delivery-sheet'),
  // Staff have no tokens. Who has not confirmed the address makes nothing that outlives a recovery.
  ...rules(
    signedIn(201, { ...staffAlike(403), unconfirmed: 409 }),
    `
    POST /api/account/tokens
    POST /api/account/webhooks`,
  ),
  // Without keys no browser is notified.
  ...rules(signedIn(409), 'PUT /api/notices/push'),
  ...rules(
    own(200),
    `
    PUT /api/account/webhooks/:id/events
    PUT /api/account/webhooks/:id/switch
    GET /api/account/webhooks/:id/deliveries
    GET /api/account/webhooks/:id/deliveries/:delivery
    POST /api/account/webhooks/:id/deliveries/:delivery/again
    POST /api/account/webhooks/:id/again
    POST /api/account/webhooks/:id/test`,
  ),
  ...rules(own(200, { ...staffAlike(403), unconfirmed: 409 }), 'POST /api/account/webhooks/:id/secret'),
  ...rules(
    own(204),
    `
    DELETE /api/account/webhooks/:id
    DELETE /api/account/tokens/:id
    DELETE /api/views/:id`,
  ),
  ...rules(
    own(200),
    `
    GET /api/order-requests/:id
    POST /api/order-requests/:id/decline
    GET /api/standing-orders/:id
    PUT /api/standing-orders/:id
    POST /api/standing-orders/:id/:verb
    POST /api/standing-orders/:id/occurrences/:day/:verb
    POST /api/account/empties/counts
    POST /api/account/empties/counts/:count/answer`,
  ),
  // What is approved has to be what was seen.
  ...rules(own(409), 'POST /api/order-requests/:id/approval'),
  // A member of the owner's business has requested it.
  ...rules(own(403), 'POST /api/order-requests/:id/withdrawal'),
  // The owner's premises; who has not confirmed the address orders nothing.
  ...rules(signedIn(409, { owner: 201, unconfirmed: 403 }), 'POST /api/standing-orders'),
  ...rules(
    own(400),
    `
    POST /api/orders/:number/claims/pictures`,
  ),
  ...rules(
    own(200),
    `
    GET /public/marketplace/comments/:commentId
    GET /api/orders/:number
    GET /api/orders/:number/claims
    GET /api/orders/:number/reorder
    GET /api/orders/:number/invoice.pdf
    GET /api/orders/:number/documents
    POST /api/orders/:number/cancellation
    PUT /api/account/addresses/:id
    POST /api/orders/:number/payment
    POST /api/orders/:number/payment/secret`,
  ),
  ...rules(
    own(200, { ...staffAlike(200), brewer: 200, accounts: 200 }),
    `
    GET /api/documents/:id.pdf`,
  ),
  // No month has a statement yet.
  ...rules(signedIn(404), 'GET /api/account/statements/:period.pdf'),
  // The part waits for its brewery, the claim for its answer: no step of the buyer's fits.
  ...rules(
    own(409),
    `
    POST /api/orders/:number/parts/:part/agree
    POST /api/orders/:number/parts/:part/decline-lines
    POST /api/orders/:number/parts/:part/decline-part
    POST /api/orders/:number/parts/:part/close-rest
    POST /api/orders/:number/parts/:part/deliver
    POST /api/orders/:number/parts/:part/claim
    POST /api/orders/:number/claims/:claim/question`,
  ),
  ...rules(
    own(200),
    `
    POST /api/orders/:number/claims
    GET /api/orders/:number/claims/:claim/pictures/:picture`,
  ),
  // No one came by Google.
  ...rules(signedIn(404), 'DELETE /api/account/providers/:provider'),
  // Only the owner has a factor, and has not given it.
  ...rules(
    own(403),
    `
    POST /api/account/second-factor/recovery-codes
    PUT /api/account/second-factor/at-sign-in
    DELETE /api/account/second-factor/authenticator
    DELETE /api/account/passkeys/:id`,
  ),
  ...rules(
    signedIn(403),
    `
    POST /api/account/second-factor
    POST /api/account/second-factor/authenticator
    POST /api/account/second-factor/authenticator/confirmation
    POST /api/account/second-factor/passkey
    POST /api/account/passkeys/options`,
  ),
  ...rules(
    signedIn(204),
    `
    DELETE /api/account/email
    POST /api/notices/push/end
    DELETE /public/marketplace/wishlist
    DELETE /api/account/alerts/follows
    DELETE /api/account/alerts/stock-requests
    POST /api/account/sign-out-everywhere
    POST /api/account/password`,
  ),
  ...rules(
    signedIn(200, { unconfirmed: 409 }),
    `
    PUT /api/account/business
    POST /api/account/business/sites
    POST /api/account/business/invitations`,
  ),
  ...rules(
    own(200, { unconfirmed: 409 }),
    `
    PUT /api/account/business/members/:id
    PUT /api/account/business/members/:id/limit
    DELETE /api/account/business/members/:id
    DELETE /api/account/business/invitations/:id`,
  ),
  // The account of each is the first site of the business that the calls before have opened.
  ...rules(signedIn(409, { unconfirmed: 404 }), 'DELETE /api/account/business/membership'),
  // The only owner of a brewery and the only admin stay.
  ...rules(signedIn(204, { brewer: 409, admin: 409 }), 'DELETE /api/account'),
  ...rules(
    optional(200),
    `
    GET /api/cart
    POST /public/basket/quote
    POST /public/quick-order
    GET /public/marketplace/comments
    POST /api/cart/items`,
  ),
  ...rules(
    signedIn(202),
    `
    POST /api/account/email
    POST /api/account/resend-confirmation
    POST /api/account/proof-code`,
  ),
  ...rules(
    signedIn(400),
    `
    POST /api/account/passkeys`,
  ),
  ...rules(
    signedIn(201),
    `
    POST /api/account/addresses`,
  ),
  ...rules(
    optional(404, { owner: 200 }),
    `
    POST /api/cart/acknowledge-price
    PATCH /api/cart/items/:id`,
  ),
  ...rules(
    own(403, { unconfirmed: 403 }),
    `
    POST /public/marketplace/comments/:commentId/report
    POST /public/marketplace/comments/:commentId/reactions`,
  ),
  ...rules(
    signedIn(201, { unconfirmed: 403, blocked: 403 }),
    `
    POST /public/marketplace/comments`,
  ),
  ...rules(
    signedIn(400, { unconfirmed: 403, blocked: 403 }),
    `
    POST /public/marketplace/comments/uploads`,
  ),
  ...rules(
    signedIn(201, { unconfirmed: 403 }),
    `
    POST /api/orders`,
  ),
  ...rules(
    own(200, { unconfirmed: 403 }),
    `
    PATCH /public/marketplace/comments/:commentId`,
  ),
  ...rules(
    own(204),
    `
    DELETE /api/account/addresses/:id
    DELETE /api/account/sessions/:id`,
  ),
  ...rules(
    optional(204),
    `
    DELETE /api/cart/items/:id`,
  ),
]
