import { wishlistFlag } from '../../shared/wishlist-marks.ts'
import type { Database } from '../database/connect.ts'
import { readFlags } from '../settings/feature-flags.ts'

/** Whether there is a wishlist at all: on unless an operator switched it off (WISH-10, WISH-11). */
export async function isWishlistOn(database: Database): Promise<boolean> {
  const [flag] = await readFlags(database, [wishlistFlag], true)
  return flag?.enabled ?? true
}
