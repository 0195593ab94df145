export { BasketDrawer } from './drawer/BasketDrawer.tsx'
import { type BasketAdd, basketAddEvent, basketOpenEvent } from '../../shared/basket/basket-events.ts'
import { readBasketForm } from '../../shared/basket/read-basket-form.ts'
import type { MergeRequest } from '../accounts/session/session-events.ts'
import { basketActions, type DrawerOpening } from './basket-actions.ts'
import { mergeBasket } from './store/browser-basket.ts'

type FormAddition = {
  /** Names an item until the shop answers. */
  titleOf: (itemId: string) => string | undefined
  opens: DrawerOpening
}

/** Does what an event asks for. */
export function handleEvent(event: Event): void {
  const { type, detail } = event as CustomEvent<unknown>
  if (type === basketAddEvent) void basketActions.add((detail as BasketAdd).items)
  else if (type === basketOpenEvent) basketActions.open()
  else if ((detail as MergeRequest['detail']).kind === 'basket') void mergeBasket()
}

/** Adds what a form asks for. */
export function addForm(
  fields: Iterable<readonly [string, unknown]>,
  { titleOf, opens }: FormAddition,
): void {
  const items = readBasketForm(fields)
  if (items.length > 0)
    void basketActions.add(
      items.map((item) => ({ ...item, title: titleOf(item.itemId) })),
      opens,
    )
}
