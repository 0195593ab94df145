import { membersOnly, rules, signedIn, staffOnly } from './access-rule.ts'

/** Routes of a brewery's beers, and of the changes that staff decide. */
export const beerRules = [
  ...rules(staffOnly(200), 'GET /api/admin/catalogue'),
  ...rules(
    membersOnly(200),
    `
    GET /api/sell/:brewery/beers
    GET /api/sell/:brewery/beers/:beer
    POST /api/sell/:brewery/beers
    POST /api/sell/:brewery/beers/:beer
    DELETE /api/sell/:brewery/beers/:beer/change
    POST /api/sell/:brewery/beers/:beer/containers
    PUT /api/sell/:brewery/beers/:beer/containers/:container/online
    POST /api/sell/:brewery/beers/:beer/batches`,
  ),
  // The file of the requests is no picture.
  ...rules(membersOnly(400), 'POST /api/sell/:brewery/beer-pictures'),
  // Nobody's change, batch or picture; server/beers/beer-changes.test.ts tries those of others.
  ...rules(
    signedIn(404),
    `
    DELETE /api/sell/:brewery/beers/:beer/batches/:batch
    GET /api/sell/:brewery/beer-pictures/:name
    GET /api/admin/beer-pictures/:name
    GET /api/admin/catalogue/:change
    POST /api/admin/catalogue/:change/approve
    POST /api/admin/catalogue/:change/refuse`,
  ),
]
