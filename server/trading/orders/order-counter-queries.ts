import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { findCounterFaults } from '../../platform/counters/counters.ts'
import { orderStandings } from './order-standing-tables.ts'
import { orderConsignments } from './order-tables.ts'

/** Where the counter of all orders differs from their standings. */
export const standingFaults = (database: Database): Promise<string[]> =>
  findCounterFaults(
    database,
    'order_standings',
    sql`select '' as owner, part_states || ' ' || is_charged::text as key, count(*) as total from ${orderStandings} group by 2`,
  )

/** Where the counters of breweries differ from the parts that they know of. */
export const partFaults = (database: Database): Promise<string[]> =>
  findCounterFaults(
    database,
    'brewery_parts',
    sql`select brewery_id::text as owner, state as key, count(*) as total from ${orderConsignments}
      where state_since is not null and brewery_id is not null group by 1, 2`,
  )
