import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { OfferedLine } from '../../../shared/basket/offer-link.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * Carts and checkouts of agents (PLAT-22). They belong to no one, reserve nothing and hold no word about a person: a person
 * takes the lines over by a link.
 */
export const agentCarts = pgTable(
  'agent_carts',
  {
    /** SHA-256 of the id that the agent holds. */
    idHash: text('id_hash').primaryKey(),
    kind: text('kind').$type<'cart' | 'checkout'>().notNull(),
    state: text('state').$type<'open' | 'canceled'>().notNull().default('open'),
    lines: jsonb('lines').$type<OfferedLine[]>().notNull(),
    groupSlug: text('group_slug'),
    postcode: text('postcode'),
    endsAt: moment('ends_at').notNull(),
  },
  (cart) => [
    index('agent_carts_ends').on(cart.endsAt),
    check('agent_carts_kind', sql`${cart.kind} in ('cart', 'checkout')`),
    check('agent_carts_state', sql`${cart.state} in ('open', 'canceled')`),
    check('agent_carts_lines', sql`jsonb_array_length(${cart.lines}) between 1 and 50`),
  ],
)
