import {
  membersOnly,
  notFinance,
  notOperations,
  rules,
  signedIn,
  staffAlike,
  staffOnly,
} from './access-rule.ts'

/** Routes of Dray's staff and of breweries' people. */
export const workerRules = [
  ...rules(
    staffOnly(200),
    `
    GET /api/admin
    GET /api/admin/worklist
    POST /api/admin/worklist/:id/take
    POST /api/admin/worklist/:id/give-back
    POST /api/admin/worklist/:id/snooze
    POST /api/admin/worklist/:id/wake
    GET /api/admin/audit
    GET /api/admin/buyers
    GET /api/admin/standing-orders
    GET /api/admin/orders
    GET /api/admin/orders/:number
    GET /api/admin/buyers/:id/trade
    GET /api/admin/buyers/:id/credit
    GET /api/admin/buyers/:id/empties
    GET /api/admin/money/receivables
    GET /api/admin/orders/:number/refunds
    POST /api/admin/orders/:number/refunds
    GET /api/admin/orders/:number/claims
    GET /api/admin/claims/:claim/pictures/:picture
    GET /api/admin/money/breweries
    GET /api/admin/money/refunds
    GET /api/admin/money/ledger
    GET /api/admin/money/ledger/:account
    GET /api/admin/money/ledger/:account/entries
    GET /api/admin/money/fees
    GET /api/admin/money/corrections
    GET /api/admin/money/disputes
    GET /api/admin/money/disputes/:dispute/evidence.pdf
    GET /api/admin/money/reconciliation
    GET /api/admin/money/payouts
    GET /api/admin/money/breweries/:slug
    GET /api/admin/money/breweries/:slug/entries
    GET /api/admin/applications/:id
    GET /api/admin/breweries
    GET /api/admin/groups
    GET /api/admin/groups/:slug
    GET /api/admin/go-to
    GET /api/admin/shop
    GET /api/admin/shop/:entry
    GET /api/admin/system
    POST /api/admin/system/checks
    GET /api/admin/money/papers
    GET /api/admin/money/papers/:series
    GET /api/admin/breweries/:slug
    GET /api/admin/breweries/:slug/standing
    GET /api/admin/breweries/:slug/awrs-entries/:entry/evidence`,
  ),
  ...rules(
    notFinance(200),
    `
    POST /api/admin/orders/:number/changes
    GET /api/admin/reviews
    GET /api/admin/reviews/:id
    POST /api/admin/reviews/:id/approve
    POST /api/admin/reviews/:id/hide
    POST /api/admin/reviews/:id/bar
    POST /api/admin/reviews/:id/unbar
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
    POST /api/admin/claims/:claim/decision
    POST /api/admin/orders/:part/accept
    POST /api/admin/orders/:part/propose
    POST /api/admin/orders/:part/refuse
    POST /api/admin/orders/:part/cancel`,
  ),
  // The part waits for its brewery, and the owner has its trade account.
  ...rules(
    notFinance(409),
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
  // What one of the staff has booked or let try again is no more to be done by the next.
  ...rules(
    staffOnly(200, { finance: 409, admin: 409 }),
    `
    POST /api/admin/money/carrier-bills
    POST /api/admin/money/carrier-bills/reversal`,
  ),
  ...rules(staffOnly(200, { finance: 403, admin: 404 }), 'POST /api/admin/system/stopped/:kind/:id/retry'),
  // Finance's: operations read.
  ...rules(
    notOperations(200),
    `
    POST /api/admin/buyers/:id/credit/:verb
    GET /api/admin/money/sellers-report
    GET /api/admin/money/journal
    GET /api/admin/money/exports/:program
    POST /api/admin/money/reconciliation/comparison
    POST /api/admin/orders/:number/payment/question
    POST /api/admin/money/breweries/:slug/hold
    DELETE /api/admin/money/breweries/:slug/hold
    PUT /api/admin/money/breweries/:slug/account`,
  ),
  // The brewery owes nothing, the order waits for no bank, the dispute is not lost.
  ...rules(
    notOperations(409),
    `
    POST /api/admin/money/breweries/:slug/payments
    POST /api/admin/orders/:number/bank-refund
    POST /api/admin/money/disputes/:dispute/decision`,
  ),
  // The owner has no credit account; the others are nobody's.
  ...rules(
    notOperations(404),
    `
    POST /api/admin/money/payments
    POST /api/admin/money/pay-backs
    POST /api/admin/money/reconciliation/explanations
    POST /api/admin/money/refunds/:id/match
    POST /api/admin/money/refunds/:id/again
    POST /api/admin/money/payouts/:number/sent
    POST /api/admin/money/payouts/:number/return
    POST /api/admin/money/corrections
    POST /api/admin/money/corrections/:id/confirmation
    POST /api/admin/money/payments/:id/reversal
    POST /api/admin/money/write-offs
    POST /api/admin/money/write-offs/:id/confirmation
    POST /api/admin/money/pay-backs/:id/confirmation
    POST /api/admin/refunds/:id/confirmation`,
  ),
  ...rules(
    staffOnly(200, { finance: 403 }),
    `
    POST /api/admin/groups
    DELETE /api/admin/groups/:slug/members/:brewery`,
  ),
  // It is in the group already.
  ...rules(staffOnly(400, { finance: 403 }), 'POST /api/admin/groups/:slug/members'),
  // Nobody has this address.
  ...rules(staffOnly(403, { admin: 400 }), 'POST /api/admin/groups/:slug/organisers'),
  // An admin's alone.
  ...rules(
    staffOnly(403, { admin: 200 }),
    `
    DELETE /api/admin/groups/:slug/organisers/:id
    GET /api/admin/people
    POST /api/admin/people/invitations
    DELETE /api/admin/people/invitations/:id
    PUT /api/admin/people/:id/roles
    DELETE /api/admin/people/:id`,
  ),
  ...rules(
    membersOnly(200),
    `
    GET /api/sell/:brewery
    GET /api/sell/:brewery/today
    GET /api/sell/:brewery/tokens
    GET /api/sell/:brewery/people
    GET /api/sell/:brewery/trail
    POST /api/sell/:brewery/people/invitations
    DELETE /api/sell/:brewery/people/invitations/:id
    PUT /api/sell/:brewery/people/:id/roles
    DELETE /api/sell/:brewery/people/:id
    GET /api/sell/:brewery/webhooks
    PUT /api/sell/:brewery/webhooks/:id/events
    PUT /api/sell/:brewery/webhooks/:id/switch
    POST /api/sell/:brewery/webhooks/:id/secret
    GET /api/sell/:brewery/webhooks/:id/deliveries
    GET /api/sell/:brewery/webhooks/:id/deliveries/:delivery
    POST /api/sell/:brewery/webhooks/:id/deliveries/:delivery/again
    POST /api/sell/:brewery/webhooks/:id/again
    POST /api/sell/:brewery/webhooks/:id/test
    GET /api/sell/:brewery/orders
    GET /api/sell/:brewery/orders/:number
    GET /api/sell/:brewery/orders/:number/substitutes
    GET /api/sell/:brewery/orders/:number/claims
    POST /api/sell/:brewery/orders/:part/accept
    POST /api/sell/:brewery/orders/:part/propose
    POST /api/sell/:brewery/orders/:part/refuse
    POST /api/sell/:brewery/claims/:claim/answer
    GET /api/sell/:brewery/claims/:claim/pictures/:picture
    GET /api/sell/:brewery/pubs
    GET /api/sell/:brewery/empties
    POST /api/sell/:brewery/empties/back
    POST /api/sell/:brewery/empties/write-off
    POST /api/sell/:brewery/empties/counts/:count/answer
    POST /api/sell/:brewery/empties/charges/:charge/withdraw
    GET /api/sell/:brewery/returnables
    PUT /api/sell/:brewery/returnables
    GET /api/sell/:brewery/deposits
    GET /api/sell/:brewery/container-prices
    GET /api/sell/:brewery/delivery
    GET /api/sell/:brewery/delivery/quote
    GET /api/sell/:brewery/picking
    POST /api/sell/:brewery/deposits
    POST /api/sell/:brewery/container-prices
    PUT /api/sell/:brewery/delivery
    GET /api/sell/:brewery/stock
    POST /api/sell/:brewery/stock
    PUT /api/sell/:brewery/stock/:container/low-below
    GET /api/sell/:brewery/prices
    POST /api/sell/:brewery/prices
    GET /api/sell/:brewery/prices/:container
    GET /api/sell/:brewery/prices/:container/pubs/:pub
    GET /api/sell/:brewery/price-lists
    PUT /api/sell/:brewery/price-lists/:list
    DELETE /api/sell/:brewery/price-lists/:list
    GET /api/sell/:brewery/stock/:container/movements
    GET /api/sell/:brewery/money
    GET /api/sell/:brewery/money/entries
    GET /api/sell/:brewery/money/sales
    GET /api/sell/:brewery/money/payouts
    GET /api/sell/:brewery/money/papers
    GET /api/sell/:brewery/money/exports/:program
    GET /api/sell/:brewery/money/alcohol
    PUT /api/sell/:brewery/money/account
    GET /api/sell/:brewery/picking/papers
    GET /api/sell/:brewery/standing
    GET /api/sell/:brewery/checklist
    PUT /api/sell/:brewery/papers
    POST /api/sell/:brewery/agreement
    POST /api/sell/:brewery/pause
    DELETE /api/sell/:brewery/pause`,
  ),
  // The part waits for the brewery's answer, and no container is old enough or charged.
  ...rules(
    membersOnly(409),
    `
    POST /api/sell/:brewery/orders/:part/withdraw
    POST /api/sell/:brewery/orders/:part/pack
    POST /api/sell/:brewery/orders/:part/dispatch
    POST /api/sell/:brewery/orders/:part/close-rest
    POST /api/sell/:brewery/orders/:part/deliver
    POST /api/sell/:brewery/orders/:part/hand-over
    POST /api/sell/:brewery/orders/:part/not-delivered
    POST /api/sell/:brewery/picking/:part/ticks
    POST /api/sell/:brewery/empties/charges
    POST /api/sell/:brewery/empties/charges/:charge/found`,
  ),
  ...rules(
    membersOnly(201),
    `
    POST /api/sell/:brewery/tokens
    POST /api/sell/:brewery/webhooks`,
  ),
  ...rules(
    membersOnly(204),
    `
    DELETE /api/sell/:brewery/tokens/:id
    DELETE /api/sell/:brewery/webhooks/:id`,
  ),
  ...rules(signedIn(404, { ...staffAlike(200), brewer: 200 }), 'GET /api/sell/orders/:part'),
  // The invitation is for an address of somebody else.
  ...rules(signedIn(403), 'POST /api/join'),
  ...rules(signedIn(200), 'GET /api/sell'),
]
