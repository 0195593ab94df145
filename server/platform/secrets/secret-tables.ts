import { pgTable, text } from 'drizzle-orm/pg-core'

/** Secrets of the installation as a whole, sealed. The first start makes them. */
export const shopSecrets = pgTable('shop_secrets', {
  name: text('name').primaryKey(),
  sealed: text('sealed').notNull(),
})
