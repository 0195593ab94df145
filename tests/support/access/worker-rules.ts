import { membersOnly, organisersOnly, rules, signedIn, staffOnly } from './access-rule.ts'

/** Routes of Dray's staff and of breweries' people. */
export const workerRules = [
  ...rules(
    staffOnly(200),
    `
    GET /api/admin
    GET /api/admin/worklist
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
    POST /api/admin/orders/:number/changes
    GET /api/admin/orders/:number/claims
    GET /api/admin/money/breweries
    GET /api/admin/money/refunds
    GET /api/admin/money/ledger
    GET /api/admin/money/ledger/:account
    GET /api/admin/money/ledger/:account/entries
    GET /api/admin/money/fees
    GET /api/admin/money/corrections
    GET /api/admin/money/disputes
    GET /api/admin/money/reconciliation
    GET /api/admin/money/payouts
    GET /api/admin/money/breweries/:slug
    GET /api/admin/money/breweries/:slug/entries
    GET /api/admin/breweries
    GET /api/admin/groups
    GET /api/admin/groups/:slug
    POST /api/admin/groups
    DELETE /api/admin/groups/:slug/members/:brewery
    GET /api/admin/go-to
    GET /api/admin/shop
    GET /api/admin/shop/:entry
    PUT /api/admin/shop/:entry
    POST /api/admin/shop/:entry/page
    GET /api/admin/reviews
    GET /api/admin/reviews/:id
    POST /api/admin/reviews/:id/approve
    POST /api/admin/reviews/:id/hide
    POST /api/admin/reviews/:id/bar
    POST /api/admin/reviews/:id/unbar
    GET /api/admin/system
    POST /api/admin/system/checks
    GET /api/admin/money/papers
    GET /api/admin/money/papers/:series
    GET /api/admin/breweries/:slug
    GET /api/admin/breweries/:slug/standing
    GET /api/admin/breweries/:slug/awrs-entries/:entry/evidence
    POST /api/admin/money/carrier-bills
    POST /api/admin/money/carrier-bills/reversal
    POST /api/admin/breweries/:slug/awrs-checks
    POST /api/admin/breweries/:slug/awrs-exclusions
    PUT /api/admin/breweries/:slug/papers
    POST /api/admin/breweries/:slug/agreement
    POST /api/admin/breweries/:slug/suspension
    DELETE /api/admin/breweries/:slug/suspension`,
  ),
  // Finance's alone: operations read.
  ...rules(
    staffOnly(403),
    `
    POST /api/admin/buyers/:id/credit/:verb
    GET /api/admin/money/sellers-report
    GET /api/admin/money/journal
    GET /api/admin/money/exports/:program
    POST /api/admin/money/disputes/:dispute/decision
    POST /api/admin/money/reconciliation/comparison
    POST /api/admin/orders/:number/payment/question
    POST /api/admin/money/reconciliation/explanations
    POST /api/admin/money/refunds/:id/match
    POST /api/admin/money/refunds/:id/again
    POST /api/admin/money/payouts/:number/sent
    POST /api/admin/money/payouts/:number/return
    POST /api/admin/money/breweries/:slug/hold
    DELETE /api/admin/money/breweries/:slug/hold
    PUT /api/admin/money/breweries/:slug/account
    POST /api/admin/money/breweries/:slug/payments
    POST /api/admin/money/payments
    POST /api/admin/money/corrections
    POST /api/admin/money/corrections/:id/confirmation
    POST /api/admin/orders/:number/bank-refund
    POST /api/admin/money/payments/:id/reversal
    POST /api/admin/money/write-offs
    POST /api/admin/money/write-offs/:id/confirmation
    POST /api/admin/money/pay-backs
    POST /api/admin/money/pay-backs/:id/confirmation
    POST /api/admin/refunds/:id/confirmation`,
  ),
  // It is in the group already.
  ...rules(staffOnly(400), 'POST /api/admin/groups/:slug/members'),
  // An admin's alone.
  ...rules(
    staffOnly(403),
    `
    POST /api/admin/groups/:slug/organisers
    DELETE /api/admin/groups/:slug/organisers/:id
    GET /api/admin/people
    POST /api/admin/people/invitations
    DELETE /api/admin/people/invitations/:id
    PUT /api/admin/people/:id/roles
    DELETE /api/admin/people/:id`,
  ),
  // Nobody's mail, webhook or standing order.
  ...rules(
    staffOnly(404),
    `
    GET /api/admin/money/disputes/:dispute/evidence.pdf
    POST /api/admin/empties/counts/:count/decision
    POST /api/admin/standing-orders/:id/:verb
    POST /api/admin/system/stopped/:kind/:id/retry
    PUT /api/admin/system/webhooks/:id/switch`,
  ),
  ...rules(
    staffOnly(409),
    `
    POST /api/admin/shop/:entry/undo
    POST /api/admin/buyers/:id/trade/:verb`,
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
    GET /api/sell/:brewery/webhooks
    GET /api/sell/:brewery/orders
    GET /api/sell/:brewery/orders/:number
    GET /api/sell/:brewery/orders/:number/substitutes
    GET /api/sell/:brewery/orders/:number/claims
    GET /api/sell/:brewery/pubs
    GET /api/sell/:brewery/empties
    GET /api/sell/:brewery/returnables
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
    GET /api/sell/:brewery/price-lists
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
  // The owner of the requests has bought nothing there; list, containers and count are nobody's.
  ...rules(
    membersOnly(404),
    `
    GET /api/sell/:brewery/prices/:container/pubs/:pub
    PUT /api/sell/:brewery/returnables
    POST /api/sell/:brewery/empties/back
    POST /api/sell/:brewery/empties/write-off
    POST /api/sell/:brewery/empties/counts/:count/answer
    POST /api/sell/:brewery/empties/charges
    POST /api/sell/:brewery/empties/charges/:charge/withdraw
    POST /api/sell/:brewery/empties/charges/:charge/found
    DELETE /api/sell/:brewery/price-lists/:list`,
  ),
  // Its id is not a UUID.
  ...rules(membersOnly(400), 'PUT /api/sell/:brewery/price-lists/:list'),
  ...rules(organisersOnly(200), 'GET /api/sell/group/:group'),
  // The run of the requests is nobody's.
  ...rules(
    signedIn(404),
    `
    GET /api/sell/group/:group/runs/:run
    GET /api/sell/group/:group/runs/:run/drops/:number/pallet-note.pdf
    POST /api/sell/group/:group/runs/:run/ticks
    PUT /api/sell/group/:group/runs/:run/drops
    POST /api/sell/group/:group/runs/:run/change
    POST /api/sell/group/:group/runs/:run/write
    POST /api/sell/group/:group/runs/:run/close
    POST /api/sell/group/:group/runs/:run/depart
    POST /api/sell/group/:group/runs/:run/finish
    POST /api/sell/group/:group/runs/:run/cancel
    POST /api/sell/group/:group/runs/:run/drops/:number/deliver
    POST /api/sell/group/:group/runs/:run/drops/:number/not-delivered`,
  ),
  ...rules(
    organisersOnly(200),
    `
    GET /api/sell/group/:group/plan
    POST /api/sell/group/:group/plan`,
  ),
  ...rules(organisersOnly(200), 'GET /api/sell/group/:group/tokens'),
  // Staff act in groups, but have no tokens.
  ...rules(organisersOnly(201, { operations: 403 }), 'POST /api/sell/group/:group/tokens'),
  ...rules(signedIn(404, { operations: 403 }), 'DELETE /api/sell/group/:group/tokens/:id'),
  ...rules(membersOnly(201), 'POST /api/sell/:brewery/tokens'),
  ...rules(membersOnly(201), 'POST /api/sell/:brewery/webhooks'),
  ...rules(signedIn(404), 'DELETE /api/sell/:brewery/tokens/:id'),
  // Nobody's invitation, and a person of no place; server/people/people.test.ts tries those of others.
  ...rules(
    signedIn(404),
    `
    POST /api/join
    DELETE /api/sell/:brewery/people/invitations/:id
    PUT /api/sell/:brewery/people/:id/roles
    DELETE /api/sell/:brewery/people/:id`,
  ),
  ...rules(signedIn(200), 'GET /api/sell'),
  // Nobody's application; server/onboarding/apply-to-sell.test.ts tries that of another.
  ...rules(
    signedIn(404),
    `
    GET /api/admin/applications/:id
    POST /api/admin/applications/:id/:verb`,
  ),
  // Nobody's webhook; server/webhooks/webhook-log.test.ts tries those of others.
  ...rules(
    signedIn(404),
    `
    PUT /api/sell/:brewery/webhooks/:id/events
    PUT /api/sell/:brewery/webhooks/:id/switch
    POST /api/sell/:brewery/webhooks/:id/secret
    DELETE /api/sell/:brewery/webhooks/:id
    GET /api/sell/:brewery/webhooks/:id/deliveries
    GET /api/sell/:brewery/webhooks/:id/deliveries/:delivery
    POST /api/sell/:brewery/webhooks/:id/deliveries/:delivery/again
    POST /api/sell/:brewery/webhooks/:id/again
    POST /api/sell/:brewery/webhooks/:id/test`,
  ),
  // The part and the entry of the requests are nobody's; server/orders/life/worker-steps.test.ts tries those of others.
  ...rules(
    signedIn(404),
    `
    GET /api/sell/orders/:part
    POST /api/sell/:brewery/picking/:part/ticks
    POST /api/sell/:brewery/claims/:claim/answer
    GET /api/sell/:brewery/claims/:claim/pictures/:picture
    POST /api/admin/claims/:claim/answer
    POST /api/admin/claims/:claim/decision
    GET /api/admin/claims/:claim/pictures/:picture
    POST /api/sell/:brewery/orders/:part/accept
    POST /api/sell/:brewery/orders/:part/propose
    POST /api/sell/:brewery/orders/:part/withdraw
    POST /api/sell/:brewery/orders/:part/refuse
    POST /api/sell/:brewery/orders/:part/pack
    POST /api/sell/:brewery/orders/:part/dispatch
    POST /api/sell/:brewery/orders/:part/close-rest
    POST /api/sell/:brewery/orders/:part/deliver
    POST /api/sell/:brewery/orders/:part/hand-over
    POST /api/sell/:brewery/orders/:part/not-delivered
    POST /api/admin/orders/:part/accept
    POST /api/admin/orders/:part/propose
    POST /api/admin/orders/:part/withdraw
    POST /api/admin/orders/:part/refuse
    POST /api/admin/orders/:part/pack
    POST /api/admin/orders/:part/dispatch
    POST /api/admin/orders/:part/close-rest
    POST /api/admin/orders/:part/deliver
    POST /api/admin/orders/:part/hand-over
    POST /api/admin/orders/:part/not-delivered
    POST /api/admin/orders/:part/cancel
    POST /api/admin/worklist/:id/take
    POST /api/admin/worklist/:id/give-back
    POST /api/admin/worklist/:id/snooze
    POST /api/admin/worklist/:id/wake`,
  ),
]
