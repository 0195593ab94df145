import { membersOnly, rules, staffOnly } from './access-rule.ts'

/** Routes of Dray's staff and of breweries' people. */
export const workerRules = [
  ...rules(
    staffOnly(200),
    `
    GET /api/admin/worklist`,
  ),
  ...rules(
    membersOnly(200),
    `
    GET /api/sell/:brewery
    GET /api/sell/:brewery/delivery
    PUT /api/sell/:brewery/delivery`,
  ),
]
