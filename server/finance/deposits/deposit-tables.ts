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
import { containerKinds } from '../../../shared/deposits/container-names.ts'
import { type DepositKind, depositKinds } from '../../../shared/deposits/deposit-kinds.ts'

/** Sums that hold for a kind of a brewery's containers from a day on; rows are only added. */
const termTable = (name: string, kinds: readonly DepositKind[]) =>
  pgTable(
    name,
    {
      id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
      breweryId: uuid('brewery_id').notNull(),
      kind: text('kind').$type<DepositKind>().notNull(),
      /** Pence without VAT for one; 0 is none from that day. */
      netMinor: integer('net_minor').notNull(),
      /** The day in London from which it holds. */
      fromDay: date('from_day', { mode: 'string' }).notNull(),
      setBy: text('set_by').notNull(),
      setAt: timestamp('set_at', { withTimezone: true, mode: 'string' }).notNull(),
    },
    (term) => [
      index(`${name}_cell`).on(term.breweryId, term.kind, term.fromDay.desc(), term.id.desc()),
      check(`${name}_kind`, sql`${term.kind} in (${sql.raw(kinds.map((kind) => `'${kind}'`).join(', '))})`),
      check(`${name}_net`, sql`${term.netMinor} between 0 and 100000`),
    ],
  )

/** What a brewery asks with an order until the container is back, or hands on to a deposit return scheme. */
export const containerDeposits = termTable('container_deposits', depositKinds)

/** What a container is worth to a brewery: the price of one that does not come back. */
export const containerPrices = termTable('container_prices', containerKinds)

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
