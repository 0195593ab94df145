import type { MergedLine } from '../../shared/api/basket.ts'
import { isMergeableId } from '../../shared/basket-keys.ts'
import { CallError } from '../api/json-calls.ts'
import type { Storing } from '../accounts/steady-storage.ts'
import type { CartCalls } from './basket-calls.ts'
import { type BasketEntry, findEntry, nameOf, wireLineOf } from './basket-entry.ts'
import { type Keeper, nothingKept } from './kept-entries.ts'

type Means = { calls: CartCalls; storage: Storing; guest: Keeper; newKey: () => string }
/** What was sent and has no answer yet. */
type SentMerge = { clientId: string; key: string; entries: BasketEntry[] }

const sentMergesKey = 'dray-basket-merges'

/**
 * Puts a guest's lines into a client's cart and answers what became of each (BASK-25, C-46). What is sent is kept with
 * its key until there is an answer, and asked again under that key: a lost answer doubles nothing. Lines whose ids are
 * not the shop's stay (BASK-26), as do those that were refused but may be taken another day. Rejects when there is no
 * answer, with everything as it was. To be done by one tab at a time.
 */
export async function mergeGuest(means: Means, clientId: string): Promise<MergedLine[]> {
  const { guest, newKey } = means
  const sent = readSent(means.storage)
  const ours = sent.find((merge) => merge.clientId === clientId)
  const told = ours ? await settle(means, ours) : []

  const others = readSent(means.storage).flatMap(({ entries }) => entries)
  const entries = guest
    .read()
    .entries.filter((entry) => isMergeableId(entry.commerceItemId) && !findEntry(others, nameOf(entry)))
    // Told of already
    .filter((entry) => !ours || !findEntry(ours.entries, nameOf(entry)))
  if (entries.length === 0) return told
  return [...told, ...(await settle(means, { clientId, key: newKey(), entries }))]
}

async function settle({ calls, storage, guest }: Means, merge: SentMerge): Promise<MergedLine[]> {
  const others = () => readSent(storage).filter(({ key }) => key !== merge.key)
  storage.setItem(sentMergesKey, JSON.stringify([...others(), merge]))
  try {
    const { lines } = await calls.merge(merge.entries.map(wireLineOf), merge.key)
    guest.write({ ...nothingKept, entries: leftOf(guest.read().entries, merge.entries, lines) })
    writeSent(storage, others())
    return lines
  } catch (error) {
    if (error instanceof CallError && error.status < 500) writeSent(storage, others())
    throw error
  }
}

/** The guest's lines without what the account has taken, or never will. */
function leftOf(
  entries: readonly BasketEntry[],
  sent: readonly BasketEntry[],
  told: readonly MergedLine[],
): BasketEntry[] {
  const gone = sent.filter((_entry, at) => {
    const reason = told.find(({ line }) => line === at)?.reason
    return reason !== 'sold_out' && reason !== 'basket_full'
  })
  return entries.flatMap((entry) => {
    const taken = findEntry(gone, nameOf(entry))?.quantity ?? 0
    return taken < entry.quantity ? [{ ...entry, quantity: entry.quantity - taken }] : []
  })
}

function readSent(storage: Storing): SentMerge[] {
  try {
    const sent = JSON.parse(storage.getItem(sentMergesKey) ?? '[]') as SentMerge[]
    return sent.filter(({ clientId, key, entries }) => clientId && key && Array.isArray(entries))
  } catch {
    return []
  }
}

function writeSent(storage: Storing, sent: readonly SentMerge[]): void {
  if (sent.length === 0) storage.removeItem(sentMergesKey)
  else storage.setItem(sentMergesKey, JSON.stringify(sent))
}
