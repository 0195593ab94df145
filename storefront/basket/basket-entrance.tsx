import { createRoot } from 'react-dom/client'
import { type BasketAdd, basketAddEvent, basketOpenEvent } from '../../shared/basket-events.ts'
import { readBasketForm } from '../../shared/basket-form.ts'
import { mergeRequestEvent, type MergeRequest } from '../accounts/session-events.ts'
import { basketVerbs } from './basket-verbs.ts'
import { browserBasket, mergeBasket } from './browser-basket.ts'
import { BasketDrawer } from './drawer/BasketDrawer.tsx'
import { takeWishes } from './take-wishes.ts'

/** Opens the baskets and puts the drawer into the page, once. */
export function start(): void {
  browserBasket()
  mount()
}

/** Does what an event of watch-basket.ts asks for. */
export function hear(event: Event): void {
  start()
  const { type, detail } = event as CustomEvent<unknown>
  if (type === basketAddEvent) void basketVerbs.add((detail as BasketAdd).items)
  else if (type === basketOpenEvent) basketVerbs.open()
  else if (type !== mergeRequestEvent) void takeWishes((detail as { beerIds: string[] }).beerIds)
  else if ((detail as MergeRequest['detail']).kind === 'basket') void mergeBasket()
}

/** Adds what a form asks for. The title names what it is about until the shop has told. */
export function addForm(fields: Iterable<readonly [string, unknown]>, title?: string): void {
  start()
  const items = readBasketForm(fields)
  if (items.length > 0) void basketVerbs.add(items.map((item) => ({ ...item, title })))
}

let isMounted = false

function mount(): void {
  if (isMounted) return
  isMounted = true
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<BasketDrawer />)
  // Whoever goes somewhere has done with the drawer
  if ('navigation' in window) {
    window.navigation.addEventListener('navigate', ({ navigationType }) => {
      if (navigationType !== 'replace') basketVerbs.close()
    })
  }
}
