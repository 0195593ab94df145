import {
  type AddedItem,
  type BasketAdd,
  basketAddEvent,
  basketChangedEvent,
} from '../../shared/basket-events.ts'

/** How long the basket may take to be fetched and to answer, in milliseconds. */
const patienceMs = 15_000

/** Raises what adds to the basket, and tells whether the basket took it: it may have to be fetched first. */
export async function putIntoBasket(items: AddedItem[]): Promise<boolean> {
  const detail: BasketAdd = { items }
  return new Promise((resolve) => {
    const settle = (isTaken: boolean) => {
      clearTimeout(timer)
      window.removeEventListener(basketChangedEvent, hear)
      resolve(isTaken)
    }
    const hear = () => settle(true)
    const timer = setTimeout(settle, patienceMs, false)
    window.addEventListener(basketChangedEvent, hear)
    window.dispatchEvent(new CustomEvent(basketAddEvent, { detail }))
  })
}
