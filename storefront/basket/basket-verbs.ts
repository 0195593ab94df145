import type { AddedItem } from '../../shared/basket-events.ts'
import { readQuantity } from '../../shared/basket-quantity.ts'
import { announce } from '../ui/announce.ts'
import type { BasketChange } from './basket-change.ts'
import { type BasketEntry, nameOf } from './basket-entry.ts'
import { basketState, changeBasketState } from './basket-state.ts'
import { browserBasket, dismissSummary } from './browser-basket.ts'
import { sayChange } from './say-change.ts'

type GroupId = string | null

/** Everything somebody can do with the baskets of this tab. Each is shown at once and kept as soon as may be. */
export const basketVerbs = {
  /** Puts items into their baskets, shows the basket of the first and opens the drawer (BASK-18, BEER-17). */
  add: (items: readonly AddedItem[]) => {
    const wanted = items.filter((item) => item.itemId.trim() !== '' && readQuantity(item.quantity) > 0)
    changeBasketState({ isOpen: true, chosen: wanted[0]?.groupSlug ?? null })
    return change(...wanted.map((item): BasketChange => ({ does: 'add', item })))
  },
  /** Sets the quantity of a line by its itemKey; 0 removes it (BASK-20). */
  setQuantity: (itemKey: string, quantity: number) => {
    const entry = entryOf(itemKey)
    if (entry === undefined) return
    if (readQuantity(quantity) === 0) return takeOut([entry])
    return change({ does: 'set', name: nameOf(entry), quantity })
  },
  remove: (itemKey: string) => {
    const entry = entryOf(itemKey)
    if (entry !== undefined) return takeOut([entry])
  },
  /** Empties a group's basket, or the regular one for null (BASK-11, BASK-12, BASK-22). */
  clearBasket: (groupId: GroupId) => takeOut(linesOf(groupId)),
  /** Empties all (BASK-23). */
  clearAll: () => takeOut(basketState().entries),
  /** Puts back what was taken out last. */
  putBack: () => {
    const { removed } = basketState()
    changeBasketState({ removed: [] })
    return change({ does: 'restore', entries: [...removed] })
  },
  /** Takes the present prices of one basket as seen: those that have changed (BASK-31, BASK-33). */
  acknowledge: (groupId: GroupId) => {
    const names = linesOf(groupId)
      .filter((entry) => entry.priceChangeMinor !== 0)
      .map(nameOf)
    return names.length === 0 ? undefined : change({ does: 'acknowledge', names })
  },
  refresh: () => browserBasket().refresh(),
  /** Looks at one basket: a group's slug, or null for the regular one. */
  choose: (groupSlug: string | null) => changeBasketState({ chosen: groupSlug, removed: [] }),
  open: () => {
    browserBasket()
    changeBasketState({ isOpen: true })
  },
  close: () => changeBasketState({ isOpen: false, removed: [], news: [], said: '' }),
  dismissNews: () => changeBasketState({ news: [] }),
  dismissSummary,
}

function takeOut(entries: readonly BasketEntry[]): Promise<void> | undefined {
  if (entries.length === 0) return
  changeBasketState({ removed: entries })
  return change({ does: 'remove', names: entries.map(nameOf) })
}

async function change(...changes: BasketChange[]): Promise<void> {
  const basket = browserBasket()
  const before = basketState().entries
  if (changes.some(({ does }) => does !== 'remove' && does !== 'restore')) changeBasketState({ removed: [] })
  const settled = basket.change(...changes)
  const after = basketState().entries
  say(changes.map((one) => sayChange(one, before, after)).join(' '))
  await settled
}

/** The drawer speaks for itself while it is open, for then the page cannot be heard. */
function say(text: string): void {
  changeBasketState({ said: text })
  if (!basketState().isOpen) announce(text)
}

const entryOf = (itemKey: string) => basketState().entries.find((entry) => entry.itemKey === itemKey)
const linesOf = (groupId: GroupId) =>
  basketState().entries.filter(({ group }) => (group?.id ?? null) === groupId)
