import { type BasketAdd, basketAddEvent } from '../../shared/basket/basket-events.ts'
import { raiseWishlist } from '../../shared/wishlist/wishlist-events.ts'
import { announce } from '../ui/core/announce.ts'
import { changeDrawer, drawerState } from './drawer-state.ts'
import { wishesToBasket } from './store/wishes-to-basket.ts'
import type { WishlistCalls } from './store/wishlist-calls.ts'

/** Moves beers to the basket, and reports why some of them stay (WISH-21, OPEN-52). */
export async function moveWishes(beerIds: readonly string[], calls: WishlistCalls): Promise<void> {
  const moved = await wishesToBasket(beerIds, calls.describe)
  const { items, unavailable, unknown } = moved
  const stays = [
    ...unavailable.map((title) => `${title} cannot be bought online right now.`),
    ...(unknown.length > 0 ? ['There seems to be no connection.'] : []),
  ]
  changeDrawer({ isMoving: false, stays, ...(items.length > 0 && { isOpen: false }) })
  // An open drawer shows it itself
  const isShown = items.length > 0 || !drawerState().isOpen
  if (stays.length > 0) announce(`Not moved: ${stays.join(' ')}`, { isShown })
  if (items.length === 0) return
  const detail: BasketAdd = { items }
  window.dispatchEvent(new CustomEvent(basketAddEvent, { detail }))
  raiseWishlist('moved', { beerIds: moved.beerIds })
}
