import { findAccessories } from '../../catalogue/accessories/find-accessories.ts'
import { systemActor } from '../../platform/audit/actor.ts'
import { findContainerItems } from '../../catalogue/beers/find-container-items.ts'
import type { Database } from '../../platform/database/database.ts'
import { closeEntry, openEntry } from '../../platform/worklist/worklist.ts'
import type { ShortItem } from './order-movement-queries.ts'

const kind = 'stock short'

/**
 * Says on operations' worklist by how many units these items are short of what is promised, and takes off what is no
 * longer short (STOCK-04). Needs the transaction that moved them.
 */
export async function noteShortages(
  transaction: Database,
  items: readonly ShortItem[],
  now: Date,
): Promise<void> {
  if (items.length === 0) return
  const titles = await titlesOf(
    transaction,
    items.map(({ itemId }) => itemId),
  )
  for (const { itemId: subject, sellable } of items) {
    await closeEntry(transaction, { kind, subject, by: systemActor, now })
    if (sellable >= 0) continue
    const about = `${titles.get(subject) ?? goneItem}: short by ${-sellable}.`
    await openEntry(transaction, { kind, subject, about, owner: 'operations', now })
  }
}

/** What an item is called that is in no catalogue any more. */
export const goneItem = 'An item that has left the shop'

/** Containers by beer and size, accessories by name; those that have left the shop are missing. */
export async function titlesOf(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const containers = await findContainerItems(database, { ids })
  const accessories = await findAccessories(database, ids)
  return new Map([
    ...containers.map(({ id, title }) => [id, title] as const),
    ...accessories.map(({ id, name }) => [id, name] as const),
  ])
}
