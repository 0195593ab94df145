import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { runs } from '../../parties/runs/run-tables.ts'
import { orders } from './order-tables.ts'

/** In which order an organiser drives a run's drops; an order that no one has placed is not here. */
export const runDrops = pgTable(
  'run_drops',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** From 0. */
    position: integer('position').notNull(),
  },
  (drop) => [primaryKey({ columns: [drop.runId, drop.orderId] })],
)
