import {
  type AddedItem,
  type BasketAdd,
  basketAddEvent,
  basketChangedEvent,
} from '../../shared/basket/basket-events.ts'

/** How long the basket may take to be fetched and to answer, in milliseconds. */
const patienceMs = 15_000

/** Adds to the basket by its event, and answers whether the basket took it: its chunk may have to be fetched first. */
export async function putIntoBasket(items: AddedItem[]): Promise<boolean> {
  const detail: BasketAdd = { items }
  return new Promise((resolve) => {
    const settle = (isTaken: boolean) => {
      clearTimeout(timer)
      window.removeEventListener(basketChangedEvent, onBasketChange)
      resolve(isTaken)
    }
    const onBasketChange = () => settle(true)
    const timer = setTimeout(settle, patienceMs, false)
    window.addEventListener(basketChangedEvent, onBasketChange)
    window.dispatchEvent(new CustomEvent(basketAddEvent, { detail }))
  })
}
