import type { MouseEvent } from 'react'
import { basketOpenEvent } from '../../shared/basket-events.ts'
import { paths } from '../../shared/paths.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { useBasketCount } from './basket-count.ts'

/** The way to the basket: opens the drawer, and without scripts leads to the page (HEAD-13, HEAD-41). */
export function BasketLink() {
  const count = useBasketCount()
  return <IconButton icon="basket" label="Basket" href={paths.cart} count={count} onClick={open} />
}

function open(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  window.dispatchEvent(new CustomEvent(basketOpenEvent))
}
