import { applyChange, type BasketChange, touchedBy } from '../lines/basket-change.ts'
import { type BasketEntry, keyOfName, nameOf } from '../lines/basket-entry.ts'
import type { BasketState } from './basket-state.ts'
import type { OwnedBasket } from './owned-basket.ts'

type ShownBasketView = Pick<
  BasketState,
  'status' | 'entries' | 'isOffline' | 'isAcknowledging' | 'isUnstored'
>

/** The basket that pages show: the stored basket with the waiting changes on top. `now` is ISO 8601. */
export function shownBasket(
  { read, storage }: OwnedBasket,
  isOffline: boolean,
  now: string,
): ShownBasketView {
  const { entries, waiting } = read()
  const changes = waiting.map(({ change }) => change)
  const shown = changes
    // The buyer sees that new prices are being taken, and then that they are (BASK-32)
    .filter((change) => !isAcknowledgement(change))
    .reduce((all, change) => applyChange(all, change, now), entries)
  const touched = new Set(changes.flatMap(touchedBy).map(keyOfName))
  const isWaiting = (entry: BasketEntry) =>
    isOffline && (entry.isBare === true || touched.has(keyOfName(nameOf(entry))))
  return {
    status: storage.isKnown() ? 'ready' : isOffline ? 'failed' : 'loading',
    entries: shown.map((entry) => (isWaiting(entry) ? { ...entry, isWaiting: true } : entry)),
    isOffline: isOffline && (changes.length > 0 || shown.some(isWaiting)),
    isAcknowledging: !isOffline && changes.some(isAcknowledgement),
    isUnstored: !storage.isStored(),
  }
}

const isAcknowledgement = ({ does }: BasketChange) => does === 'acknowledge'
