import { byOperations, membersOnly, notFinance, rules } from './access-rule.ts'

/** Routes of a brewery's beers, and of the changes that staff decide. */
export const beerRules = [
  ...rules(
    notFinance(200),
    `
    GET /api/admin/catalogue
    GET /api/admin/beer-pictures/:name
    GET /api/admin/catalogue/:change`,
  ),
  ...rules(
    byOperations(200),
    `
    POST /api/admin/catalogue/:change/approve
    POST /api/admin/catalogue/:change/refuse`,
  ),
  ...rules(
    membersOnly(200),
    `
    GET /api/sell/:brewery/beers
    GET /api/sell/:brewery/imports
    GET /api/sell/:brewery/beers/:beer
    GET /api/sell/:brewery/beers/:beer/ratings
    POST /api/sell/:brewery/beers
    GET /api/sell/:brewery/beer-drafts
    PUT /api/sell/:brewery/beer-drafts/:draft
    GET /api/sell/:brewery/beer-label
    POST /api/sell/:brewery/beers/:beer
    DELETE /api/sell/:brewery/beers/:beer/change
    POST /api/sell/:brewery/beers/:beer/containers
    PUT /api/sell/:brewery/beers/:beer/containers/:container/online
    PUT /api/sell/:brewery/beers/:beer/containers/:container/archived
    PUT /api/sell/:brewery/beers/:beer/archived
    POST /api/sell/:brewery/beers/:beer/batches
    GET /api/sell/:brewery/page
    POST /api/sell/:brewery/page
    DELETE /api/sell/:brewery/page/change
    GET /api/sell/:brewery/profile
    PUT /api/sell/:brewery/contact
    POST /api/sell/:brewery/closures
    DELETE /api/sell/:brewery/closures/:closure
    GET /api/sell/:brewery/beer-pictures/:name`,
  ),
  // Sales took it away before.
  ...rules(membersOnly(404), 'DELETE /api/sell/:brewery/beers/:beer/batches/:batch', { sales: 200 }),
  ...rules(membersOnly(404), 'DELETE /api/sell/:brewery/beer-drafts/:draft', { brewer: 200, sales: 200 }),
  // The file is of prices: the cellar sees none, and brings stock alone.
  ...rules(membersOnly(200), 'GET /api/sell/:brewery/imports/templates/:kind', { cellar: 404 }),
  ...rules(
    membersOnly(200),
    `
    POST /api/sell/:brewery/imports/reading
    POST /api/sell/:brewery/imports/:id/undo`,
    { cellar: 403 },
  ),
  // No one has looked at the file of the requests.
  ...rules(membersOnly(409), 'POST /api/sell/:brewery/imports', { cellar: 403 }),
  // Its only owner stays.
  ...rules(membersOnly(409), 'DELETE /api/sell/:brewery/membership', {
    sales: 200,
    cellar: 200,
    accounts: 200,
  }),
  // The brewery of the requests has documents, and so a code.
  ...rules(membersOnly(400), 'PUT /api/sell/:brewery/invoice-code'),
  // The file of the requests is no picture.
  ...rules(membersOnly(400), 'POST /api/sell/:brewery/beer-pictures'),
]
