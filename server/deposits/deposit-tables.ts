import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { containerKinds, type ContainerKind } from '../../shared/empties/container-names.ts'

/** Every deposit that a brewery has asked or will ask for a kind of its containers; rows are only added. */
export const containerDeposits = pgTable(
  'container_deposits',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    breweryId: uuid('brewery_id').notNull(),
    kind: text('kind').$type<ContainerKind>().notNull(),
    /** Pence without VAT for one; 0 is none from that day. */
    netMinor: integer('net_minor').notNull(),
    /** The day in London from which orders bear it. */
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    setBy: text('set_by').notNull(),
    setAt: timestamp('set_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (deposit) => [
    index('container_deposits_cell').on(
      deposit.breweryId,
      deposit.kind,
      deposit.fromDay.desc(),
      deposit.id.desc(),
    ),
    check(
      'container_deposits_kind',
      sql`${deposit.kind} in (${sql.raw(containerKinds.map((kind) => `'${kind}'`).join(', '))})`,
    ),
    check('container_deposits_net', sql`${deposit.netMinor} between 0 and 100000`),
  ],
)

/** Where a brewery says otherwise than the container's name: by the variant that is sold. */
export const returnableContainers = pgTable(
  'returnable_containers',
  {
    variantId: uuid('variant_id').primaryKey(),
    breweryId: uuid('brewery_id').notNull(),
    isReturnable: boolean('is_returnable').notNull(),
  },
  (row) => [index('returnable_containers_brewery').on(row.breweryId)],
)
