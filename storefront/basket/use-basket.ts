import { useEffect, useSyncExternalStore } from 'react'
import { basketState, hearBasket, unseenBasket } from './basket-state.ts'
import { basketVerbs } from './basket-verbs.ts'
import { activeView, viewsOf } from './basket-views.ts'
import { browserBasket } from './browser-basket.ts'

/** The baskets of this tab's visitor, and all that can be done with them; loading while the page is as the server drew it. */
export function useBasket() {
  const state = useSyncExternalStore(hearBasket, basketState, () => unseenBasket)
  useEffect(() => void browserBasket(), [])
  const views = viewsOf(state.entries)
  const count = views.reduce((units, { itemCount }) => units + itemCount, 0)
  return {
    ...state,
    lines: state.entries,
    count,
    views,
    active: activeView(views, state.chosen),
    ...basketVerbs,
  }
}
