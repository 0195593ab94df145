import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

/**
 * How many rows of each key a list has, as differences: triggers add a row for each change, so that no transaction waits
 * for another's, and a job folds them into one row a key (docs/decisions/0129).
 */
export const tallies = pgTable(
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
  (tally) => [
    index('tallies_key').on(tally.list, tally.owner, tally.key, tally.change),
    uniqueIndex('tallies_folded')
      .on(tally.list, tally.owner, tally.key)
      .where(sql`${tally.isFolded}`),
    index('tallies_new')
      .on(tally.id)
      .where(sql`not ${tally.isFolded}`),
    index('tallies_nought')
      .on(tally.id)
      .where(sql`${tally.change} = 0`),
  ],
)
