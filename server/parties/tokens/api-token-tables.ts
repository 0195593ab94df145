import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ApiScope } from '../../../shared/accounts/api-token-scopes.ts'
import { clients } from '../../identity/accounts/client-tables.ts'
import { breweries } from '../../catalogue/beers/catalogue-tables.ts'
import { groups } from '../../catalogue/groups/group-tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Tokens by which programs call, of a buyer, a brewery or a group; the text itself is nowhere. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** SHA-256 of the text, in hex. */
    hash: text('hash').notNull().unique(),
    /** Its maker: a token never may more than this person may. */
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** Null but for a brewery's. */
    breweryId: uuid('brewery_id').references(() => breweries.id, { onDelete: 'cascade' }),
    /** Null but for a group's; a buyer's has neither. */
    groupId: uuid('group_id').references(() => groups.id, { onDelete: 'cascade' }),
    /** The site of a buyer's token; null for the maker's own account. */
    siteId: uuid('site_id').references(() => clients.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
    madeAt: moment('made_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Ended by hand before its time. */
    endedAt: moment('ended_at'),
    lastUsedAt: moment('last_used_at'),
    /** A network, as rate limits know callers. */
    lastUsedFrom: text('last_used_from'),
    /** When its end was announced by mail. */
    announcedAt: moment('announced_at'),
  },
  (token) => [
    index('api_tokens_client').on(token.clientId),
    index('api_tokens_site').on(token.siteId),
    index('api_tokens_brewery').on(token.breweryId),
    index('api_tokens_group').on(token.groupId),
    index('api_tokens_end').on(token.endsAt),
    check('api_tokens_owner', sql`num_nonnulls(${token.breweryId}, ${token.groupId}) <= 1`),
    check('api_tokens_scopes', sql`cardinality(${token.scopes}) between 1 and 10`),
    check('api_tokens_name', sql`char_length(${token.name}) between 1 and 60`),
    check('api_tokens_end_after', sql`${token.endsAt} > ${token.madeAt}`),
  ],
)
