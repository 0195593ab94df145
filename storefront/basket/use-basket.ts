import { useEffect, useSyncExternalStore } from 'react'
import { basketState, subscribeToBasket, unseenBasket } from './store/basket-state.ts'
import { basketActions } from './basket-actions.ts'
import { activeView, viewsOf } from './lines/basket-views.ts'
import { browserBasket } from './store/browser-basket.ts'

/** The baskets of this tab's visitor, and all that can be done with them; loading while the page is as the server rendered it. */
export function useBasket() {
  const state = useSyncExternalStore(subscribeToBasket, basketState, () => unseenBasket)
  useEffect(() => void browserBasket(), [])
  const views = viewsOf(state.entries)
  const count = views.reduce((units, { itemCount }) => units + itemCount, 0)
  return {
    ...state,
    lines: state.entries,
    count,
    views,
    active: activeView(views, state.chosen),
    ...basketActions,
  }
}

/** What the hook answers, for the parts that a page hands it to. */
export type LiveBasket = ReturnType<typeof useBasket>
