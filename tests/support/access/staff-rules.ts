import { byAdmin, byOperations, notFinance, notSupport, rules, staffOnly } from './access-rule.ts'

/** Routes of Dray's staff, but for money and beers. */
export const staffRules = [
  ...rules(
    staffOnly(200),
    `
    GET /api/admin
    GET /api/admin/worklist
    GET /api/admin/worklist/insight
    POST /api/admin/worklist/:id/take
    POST /api/admin/worklist/:id/give-back
    POST /api/admin/worklist/:id/snooze
    POST /api/admin/worklist/:id/wake
    GET /api/admin/buyers
    GET /api/admin/standing-orders
    GET /api/admin/orders
    GET /api/admin/orders/:number
    GET /api/admin/buyers/:id/trade
    GET /api/admin/buyers/:id/empties
    GET /api/admin/orders/:number/claims
    GET /api/admin/claims/:claim/pictures/:picture
    GET /api/admin/applications/:id
    GET /api/admin/breweries
    GET /api/admin/groups
    GET /api/admin/groups/:slug
    GET /api/admin/go-to
    GET /api/admin/shop
    GET /api/admin/shop/:entry
    GET /api/admin/system
    POST /api/admin/system/checks
    GET /api/admin/breweries/:slug
    GET /api/admin/breweries/:slug/standing
    GET /api/admin/breweries/:slug/awrs-entries/:entry/evidence`,
  ),
  ...rules(
    notSupport(200),
    `
    GET /api/admin/audit
    GET /api/admin/market`,
  ),
  // The requests name neither a brewery nor a group.
  ...rules(
    notFinance(400),
    `
    GET /api/admin/buyers/:id/phone-orders
    POST /api/admin/buyers/:id/phone-orders
    POST /api/admin/buyers/:id/phone-orders/text
    POST /api/admin/buyers/:id/phone-orders/quote
    POST /api/admin/buyers/:id/phone-orders/:order/withdrawal`,
  ),
  // Support changes drop notes alone, which the requests do.
  ...rules(
    notFinance(200),
    `
    POST /api/admin/orders/:number/changes
    GET /api/admin/reviews
    GET /api/admin/reviews/:id
    POST /api/admin/reviews/:id/approve
    POST /api/admin/reviews/:id/hide
    POST /api/admin/reviews/:id/bar
    POST /api/admin/reviews/:id/unbar`,
  ),
  ...rules(
    byOperations(200),
    `
    PUT /api/admin/shop/:entry
    POST /api/admin/shop/:entry/page
    POST /api/admin/breweries/:slug/awrs-checks
    POST /api/admin/breweries/:slug/awrs-exclusions
    PUT /api/admin/breweries/:slug/papers
    POST /api/admin/breweries/:slug/agreement
    POST /api/admin/breweries/:slug/suspension
    DELETE /api/admin/breweries/:slug/suspension
    POST /api/admin/applications/:id/:verb
    POST /api/admin/empties/counts/:count/decision
    POST /api/admin/standing-orders/:id/:verb
    PUT /api/admin/system/webhooks/:id/switch
    POST /api/admin/claims/:claim/answer
    POST /api/admin/orders/:number/claims
    POST /api/admin/claims/:claim/decision
    POST /api/admin/orders/:part/accept
    POST /api/admin/orders/:part/propose
    POST /api/admin/orders/:part/refuse
    POST /api/admin/orders/:part/cancel
    POST /api/admin/groups
    DELETE /api/admin/groups/:slug/members/:brewery`,
  ),
  // The part waits for its brewery, and the owner has its trade account.
  ...rules(
    byOperations(409),
    `
    POST /api/admin/orders/:part/withdraw
    POST /api/admin/orders/:part/pack
    POST /api/admin/orders/:part/dispatch
    POST /api/admin/orders/:part/close-rest
    POST /api/admin/orders/:part/deliver
    POST /api/admin/orders/:part/hand-over
    POST /api/admin/orders/:part/not-delivered
    POST /api/admin/shop/:entry/undo
    POST /api/admin/buyers/:id/trade/:verb`,
  ),
  // What one of the staff has let try again is no more to be done by the next.
  ...rules(byOperations(200), 'POST /api/admin/system/stopped/:kind/:id/retry', { admin: 404 }),
  // The file of the requests is no picture.
  ...rules(byOperations(400), 'POST /api/admin/shop/pictures'),
  // It is in the group already.
  ...rules(byOperations(400), 'POST /api/admin/groups/:slug/members'),
  // No one has this address.
  ...rules(byAdmin(400), 'POST /api/admin/groups/:slug/organisers'),
  ...rules(
    byAdmin(200),
    `
    DELETE /api/admin/groups/:slug/organisers/:id
    GET /api/admin/people
    POST /api/admin/people/invitations
    DELETE /api/admin/people/invitations/:id
    PUT /api/admin/people/:id/roles
    DELETE /api/admin/people/:id`,
  ),
]
