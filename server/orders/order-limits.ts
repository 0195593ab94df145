import type { Limit } from '../rate-limits/rate-limits.ts'

/** Orders from one network: more than a chain of pubs behind one address places. */
export const ordersByNetwork: Limit = { what: 'order by network', max: 120, seconds: 3600 }

/** What a test or a benchmark sets. */
export type OrderSettings = { placingLimit?: Limit }
