import { type SQL, sql } from 'drizzle-orm'

/**
 * The order of a beer's sizes in lists, the largest first as the shop has them, as a part of a statement. `container` is
 * the table's name in that statement.
 */
export const sizeOrder = (container: SQL): SQL =>
  sql`${container}.volume_ml * ${container}.pack_size desc nulls last, ${container}.name, ${container}.id`
