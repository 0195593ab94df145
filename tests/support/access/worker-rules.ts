import { membersOnly, rules, staffOnly } from './access-rule.ts'

/** Routes of Dray's staff and of breweries' people. */
export const workerRules = [
  ...rules(
    staffOnly(200),
    `
    GET /api/admin/worklist
    GET /api/admin/buyers/:id/trade`,
  ),
  ...rules(
    staffOnly(409),
    `
    POST /api/admin/buyers/:id/trade/:verb`,
  ),
  ...rules(
    membersOnly(200),
    `
    GET /api/sell/:brewery`,
  ),
]
