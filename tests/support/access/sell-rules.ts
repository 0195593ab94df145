import { membersOnly, peopleAlike, rules, signedIn, staffAlike } from './access-rule.ts'

/** Routes of a brewery's people, but for its beers. */
export const sellRules = [
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
    GET /api/sell/:brewery/pubs/:pub
    GET /api/sell/:brewery/insight/days
    GET /api/sell/:brewery/insight/sales
    GET /api/sell/:brewery/insight/districts
    GET /api/sell/:brewery/money/weeks
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
    PUT /api/sell/:brewery/pubs/:pub/note
    GET /api/sell/:brewery/sheet
    POST /api/sell/:brewery/sheet
    GET /api/sell/:brewery/prices
    POST /api/sell/:brewery/prices
    GET /api/sell/:brewery/prices/:container
    GET /api/sell/:brewery/prices/:container/pubs/:pub
    GET /api/sell/:brewery/price-lists
    PUT /api/sell/:brewery/price-lists/:list
    DELETE /api/sell/:brewery/price-lists/:list
    GET /api/sell/:brewery/offers
    PUT /api/sell/:brewery/offers/:offer
    DELETE /api/sell/:brewery/offers/:offer
    PUT /api/sell/:brewery/prices/:container/quantity-prices
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
  ...rules(membersOnly(200), 'GET /api/sell/:brewery/pubs/:pub/phone-orders', { cellar: 403, accounts: 403 }),
  ...rules(
    membersOnly(200),
    `
    POST /api/sell/:brewery/pubs/:pub/phone-orders/text
    POST /api/sell/:brewery/pubs/:pub/phone-orders/quote`,
  ),
  // The total of the requests is not that of the order, and no order waits.
  ...rules(membersOnly(409), 'POST /api/sell/:brewery/pubs/:pub/phone-orders'),
  ...rules(membersOnly(404), 'POST /api/sell/:brewery/pubs/:pub/phone-orders/:id/withdrawal'),
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
  ...rules(membersOnly(204), 'DELETE /api/sell/:brewery/webhooks/:id'),
  // The owner made it: others end their own.
  ...rules(membersOnly(204), 'DELETE /api/sell/:brewery/tokens/:id', { sales: 404, accounts: 404 }),
  ...rules(signedIn(404, { ...staffAlike(200), ...peopleAlike(200) }), 'GET /api/sell/orders/:part'),
  // The invitation is for an address of someone else.
  ...rules(signedIn(403), 'POST /api/join'),
  ...rules(signedIn(200), 'GET /api/sell'),
]
