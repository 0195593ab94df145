import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { findCounterFaults } from '../../platform/counters/counters.ts'
import { came } from './came-containers.ts'
import { containerLevels, containerMovements } from './empties-tables.ts'

/** What is left of each arrival at each cell, by the movements alone. */
const lots = sql`
  select place_id, brewery_id::text as owner, kind, (at at time zone 'Europe/London')::date as day,
    least(came, at_pub - up_to + came) as containers
  from (
    select moved.*, level.at_pub, sum(moved.came)
      over (partition by place_id, brewery_id, kind order by moved.at desc, moved.id desc) as up_to
    from (select id, place_id, brewery_id, kind, what, at, ${came} as came from ${containerMovements}) as moved
    join ${containerLevels} as level using (place_id, brewery_id, kind)
    where moved.what in ('out', 'found')
  ) as arrived where up_to - came < at_pub and came > 0`

/** Where the counters of containers differ from what their movements say is at pubs, by day. */
export const containerFaults = (database: Database): Promise<string[]> =>
  findCounterFaults(
    database,
    'containers_at_pubs',
    sql`select owner, kind || ' ' || to_char(day, 'YYYY-MM-DD') as key, sum(containers) as total from (${lots}) as lots group by 1, 2`,
  )

/** Where the counters of cells differ from the days of their oldest containers. */
export const cellFaults = (database: Database): Promise<string[]> =>
  findCounterFaults(
    database,
    'cells_at_pubs',
    sql`select owner, kind || ' ' || to_char(day, 'YYYY-MM-DD') as key, count(*) as total
      from (select owner, kind, min(day) as day from (${lots}) as lots group by place_id, owner, kind) as oldest group by 1, 2`,
  )
