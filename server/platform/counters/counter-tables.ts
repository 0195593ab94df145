import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

/**
 * How many rows of each key a list has, as differences: triggers add a row for each change, so that no transaction waits
 * for another's, and a job folds them into one row a key (server/platform/counters/README.md).
 */
export const counters = pgTable(
  'tallies',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    list: text('list').notNull(),
    /** Whose list it is; '' of a list of the whole shop. */
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    change: bigint('change', { mode: 'number' }).notNull(),
    isFolded: boolean('is_folded').notNull().default(false),
  },
  (counter) => [
    index('tallies_key').on(counter.list, counter.owner, counter.key, counter.change),
    uniqueIndex('tallies_folded')
      .on(counter.list, counter.owner, counter.key)
      .where(sql`${counter.isFolded}`),
    index('tallies_new')
      .on(counter.id)
      .where(sql`not ${counter.isFolded}`),
    index('tallies_nought')
      .on(counter.id)
      .where(sql`${counter.change} = 0`),
  ],
)
