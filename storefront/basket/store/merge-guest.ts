import type { MergedLine } from '../../../shared/api/basket-api.ts'
import { isMergeableId } from '../../../shared/basket/basket-keys.ts'
import { outcomeOf } from '../../api/client-calls.ts'
import type { TextStorage } from '../../storage/safe-storage.ts'
import { forgetRequests, sendOnce } from '../../sync/send-once.ts'
import { storedList } from '../../sync/stored-value.ts'
import { type BasketEntry, findEntry, nameOf, wireLineOf } from '../lines/basket-entry.ts'
import type { CartCalls } from './basket-calls.ts'
import { type BasketStorage, emptyBasket } from './stored-basket.ts'

type MergeDeps = { calls: CartCalls; storage: TextStorage; guest: BasketStorage; newKey: () => string }
/** A merge that was sent and has no answer yet. */
type SentMerge = { clientId: string; key: string; entries: BasketEntry[] }

const sentMerges = (storage: TextStorage) =>
  storedList<SentMerge>(
    storage,
    'dray-basket-merges',
    ({ clientId, key, entries }) => Boolean(clientId && key) && Array.isArray(entries),
  )

/**
 * Puts a guest's lines into a client's cart and answers what became of each (BASK-25, C-46). A merge whose answer was
 * lost is sent again under its key first: nothing is doubled. Lines whose ids are not the shop's stay (BASK-26), as do
 * those that were refused but may be taken another day. Rejects when there is no answer, with everything as it was. One
 * tab at a time.
 */
export async function mergeGuest(deps: MergeDeps, clientId: string): Promise<MergedLine[]> {
  const { guest, newKey } = deps
  const sent = sentMerges(deps.storage)
  const own = sent.read().find((merge) => merge.clientId === clientId)
  const results = own ? await send(deps, own) : []

  const isSent = (entry: BasketEntry) =>
    [...sent.read(), ...(own ? [own] : [])].some(({ entries }) => findEntry(entries, nameOf(entry)))
  const entries = guest
    .read()
    .entries.filter((entry) => isMergeableId(entry.commerceItemId) && !isSent(entry))
  if (entries.length === 0) return results
  return [...results, ...(await send(deps, { clientId, key: newKey(), entries }))]
}

async function send({ calls, storage, guest }: MergeDeps, merge: SentMerge): Promise<MergedLine[]> {
  const unanswered = sentMerges(storage)
  const { lines } = await sendOnce(
    unanswered,
    merge,
    ({ entries, key }) => calls.merge(entries.map(wireLineOf), key),
    (error) => outcomeOf(error) === 'refused',
  )
  guest.write({ ...emptyBasket, entries: leftOf(guest.read().entries, merge.entries, lines) })
  forgetRequests(unanswered, [merge])
  return lines
}

/** Reasons that pass: the line stays in the browser. */
const staying = new Set(['sold_out', 'price_unknown', 'basket_full', 'seller_not_cleared', 'seller_paused'])

/** The guest's lines without what the account has taken, or never will. */
function leftOf(
  entries: readonly BasketEntry[],
  sent: readonly BasketEntry[],
  results: readonly MergedLine[],
): BasketEntry[] {
  const gone = sent.filter((_entry, at) => {
    const reason = results.find(({ line }) => line === at)?.reason
    return !staying.has(reason ?? '')
  })
  return entries.flatMap((entry) => {
    const taken = findEntry(gone, nameOf(entry))?.quantity ?? 0
    return taken < entry.quantity ? [{ ...entry, quantity: entry.quantity - taken }] : []
  })
}
