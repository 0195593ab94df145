import { useSyncExternalStore } from 'react'
import { basketChangedEvent, type BasketChanged } from '../../shared/basket-events.ts'

/** Where the browser keeps how many units all baskets hold, to be seen before they are looked at. */
export const basketCountKey = 'dray-basket-count'

let told: number | null = null

/** As the basket told, or else as it was told last. */
export function keptCount(): number {
  try {
    return told ?? (Number(localStorage.getItem(basketCountKey)) || 0)
  } catch {
    return 0
  }
}

/** Units in all baskets together (C-54); 0 while the page is drawn as the server drew it. */
export const useBasketCount = () => useSyncExternalStore(hear, keptCount, () => 0)

function hear(listener: () => void): () => void {
  const take = (event: Event) => {
    told = (event as CustomEvent<BasketChanged>).detail.count
    listener()
  }
  window.addEventListener(basketChangedEvent, take)
  return () => window.removeEventListener(basketChangedEvent, take)
}
