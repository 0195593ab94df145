import type { AddedItem } from '../../shared/basket/basket-events.ts'
import { readQuantity } from '../../shared/basket/basket-quantity.ts'
import { announce } from '../ui/core/announce.ts'
import type { BasketChange } from './lines/basket-change.ts'
import { type BasketEntry, nameOf } from './lines/basket-entry.ts'
import { basketState, changeBasketState } from './store/basket-state.ts'
import { browserBasket, dismissSummary } from './store/browser-basket.ts'
import { describeChange } from './lines/describe-change.ts'

type GroupId = string | null
/** Whether each addition opens the drawer, or only the first into empty baskets: a list is ordered from line by line. */
export type DrawerOpening = 'always' | 'first'

/** Everything a buyer can do with the baskets of this tab. Each action shows at once and is then stored and sent. */
export const basketActions = {
  /** Puts items into their baskets, shows the basket of the first and opens the drawer (BASK-18, BEER-17). */
  add: (items: readonly AddedItem[], opens: DrawerOpening = 'always') => {
    const wanted = items.filter((item) => item.itemId.trim() !== '' && readQuantity(item.quantity) > 0)
    browserBasket()
    const { isOpen, entries } = basketState()
    const isFirst = entries.length === 0
    changeBasketState({
      isOpen: isOpen || opens === 'always' || isFirst,
      chosen: wanted[0]?.groupSlug ?? null,
    })
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
  close: () => changeBasketState({ isOpen: false, removed: [], news: [], announcement: '' }),
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
  announceChange(changes.map((one) => describeChange(one, before, after)).join(' '))
  await settled
}

/** An open drawer is modal and announces changes itself: a screen reader does not read the page behind it. */
function announceChange(text: string): void {
  changeBasketState({ announcement: text })
  if (!basketState().isOpen) announce(text)
}

const entryOf = (itemKey: string) => basketState().entries.find((entry) => entry.itemKey === itemKey)
const linesOf = (groupId: GroupId) =>
  basketState().entries.filter(({ group }) => (group?.id ?? null) === groupId)
