import { type SQL, sql } from 'drizzle-orm'
import { wishlistItems } from './wishlist-tables.ts'

/** Anyone who has a wishlist, as a part of a statement of a higher feature. */
export const selectWishers = (): SQL => sql`select client_id from ${wishlistItems}`
