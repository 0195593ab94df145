/**
 * Calls of the consoles that change something and show nothing before: they move no stock and no money, send no mail and give
 * no one a right, or the page that sends them shows what they do on its own: a brewery's documents are printed as they are typed,
 * on what is issued from then on, and an order by phone names the total that its page shows.
 */
export const savedAtOnce: readonly string[] = `
  DELETE /api/sell/:brewery/beer-drafts/:draft
  DELETE /api/sell/:brewery/beers/:beer/batches/:batch
  DELETE /api/sell/:brewery/beers/:beer/change
  DELETE /api/sell/:brewery/page/change
  DELETE /api/sell/:brewery/tokens/:id
  DELETE /api/sell/:brewery/webhooks/:id
  DELETE /api/sell/group/:group/tokens/:id
  POST /api/admin/buyers/:id/phone-orders
  POST /api/admin/buyers/:id/phone-orders/:order/withdrawal
  POST /api/admin/buyers/:id/phone-orders/quote
  POST /api/admin/buyers/:id/phone-orders/text
  POST /api/admin/shop/:entry/page
  POST /api/admin/shop/pictures
  POST /api/admin/system/checks
  POST /api/admin/system/stopped/:kind/:id/retry
  POST /api/admin/worklist/:id/give-back
  POST /api/admin/worklist/:id/snooze
  POST /api/admin/worklist/:id/take
  POST /api/admin/worklist/:id/wake
  POST /api/sell/:brewery/agreement
  POST /api/sell/:brewery/beer-pictures
  POST /api/sell/:brewery/beers/:beer/batches
  POST /api/sell/:brewery/beers/:beer/containers
  POST /api/sell/:brewery/imports
  POST /api/sell/:brewery/imports/reading
  POST /api/sell/:brewery/picking/:part/ticks
  POST /api/sell/:brewery/pubs/:pub/phone-orders
  POST /api/sell/:brewery/pubs/:pub/phone-orders/:id/withdrawal
  POST /api/sell/:brewery/pubs/:pub/phone-orders/quote
  POST /api/sell/:brewery/pubs/:pub/phone-orders/text
  POST /api/sell/:brewery/tokens
  POST /api/sell/:brewery/webhooks
  POST /api/sell/:brewery/webhooks/:id/again
  POST /api/sell/:brewery/webhooks/:id/deliveries/:delivery/again
  POST /api/sell/:brewery/webhooks/:id/secret
  POST /api/sell/:brewery/webhooks/:id/test
  POST /api/sell/group/:group/runs/:run/ticks
  POST /api/sell/group/:group/tokens
  PUT /api/admin/system/webhooks/:id/switch
  PUT /api/sell/:brewery/beer-drafts/:draft
  PUT /api/sell/:brewery/papers
  PUT /api/sell/:brewery/returnables
  PUT /api/sell/:brewery/pubs/:pub/note
  PUT /api/sell/:brewery/stock/:container/low-below
  PUT /api/sell/:brewery/webhooks/:id/events
  PUT /api/sell/:brewery/webhooks/:id/switch
`
  .trim()
  .split('\n')
  .map((line) => line.trim())
