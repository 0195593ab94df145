export { BasketDrawer } from './drawer/BasketDrawer.tsx'
import { type BasketAdd, basketAddEvent, basketOpenEvent } from '../../shared/basket-events.ts'
import { readBasketForm } from '../../shared/read-basket-form.ts'
import type { MergeRequest } from '../accounts/session-events.ts'
import { basketVerbs } from './basket-verbs.ts'
import { mergeBasket } from './browser-basket.ts'

/** Does what an event asks for that BasketPlace heard. */
export function hear(event: Event): void {
  const { type, detail } = event as CustomEvent<unknown>
  if (type === basketAddEvent) void basketVerbs.add((detail as BasketAdd).items)
  else if (type === basketOpenEvent) basketVerbs.open()
  else if ((detail as MergeRequest['detail']).kind === 'basket') void mergeBasket()
}

/** Adds what a form asks for. The title names what it is about until the shop has told. */
export function addForm(fields: Iterable<readonly [string, unknown]>, title?: string): void {
  const items = readBasketForm(fields)
  if (items.length > 0) void basketVerbs.add(items.map((item) => ({ ...item, title })))
}
