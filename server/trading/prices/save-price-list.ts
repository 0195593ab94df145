import { mostListMembers, mostPriceLists, mostSinglePrices } from '../../../shared/api/price-lists-api.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { findContainerItems } from '../../catalogue/beers/find-container-items.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField, notFound } from '../../platform/errors/common-errors.ts'
import {
  deletePriceList,
  isListOfOther,
  lockPriceLists,
  setSinglePrices,
  upsertPriceList,
} from './client-price-queries.ts'
import { setListedBusinesses, setMembers } from './list-member-queries.ts'
import { readPriceLists, type StoredList } from './read-price-lists.ts'

type Change = { breweryId: string; actor: Actor; now: Date }
/** A list as it becomes; null businesses stay as they are. */
type ListToSave = Omit<StoredList, 'businessIds'> & { businessIds: string[] | null }
const highestPercent = 10_000

/**
 * Saves a list of a brewery as a whole, new or changed; a client on another of its lists moves (PRICE-03). Baskets have
 * the prices at once, placed orders stay. Throws RequestError 400 that names the field, 404 for another brewery's list.
 */
export async function savePriceList(
  database: Database,
  { list, breweryId, actor, now }: Change & { list: ListToSave },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockPriceLists(transaction, breweryId)
    const lists = await readPriceLists(transaction, breweryId)
    const before = lists.find(({ id }) => id === list.id) ?? null
    const wanted = {
      ...list,
      name: list.name.trim(),
      clientIds: [...new Set(list.clientIds)],
      businessIds: [...new Set(list.businessIds ?? before?.businessIds)],
    }
    if (before === null && lists.length >= mostPriceLists)
      throw badField('name', `A brewery has at most ${mostPriceLists} price lists.`)
    await requireRules(transaction, breweryId, wanted)
    if (before === null && (await isListOfOther(transaction, { id: wanted.id, breweryId })))
      throw notFound('The price list')
    const { id: listId, clientIds, businessIds, prices } = wanted
    if (!(await upsertPriceList(transaction, { ...wanted, breweryId, now })))
      throw badField('name', 'Another price list has this name.')
    await setMembers(transaction, { listId, breweryId, clientIds, now })
    await setListedBusinesses(transaction, { listId, breweryId, businessIds, now })
    await setSinglePrices(transaction, { listId, prices })
    const subject = { kind: 'price list', id: listId }
    await writeAudit(transaction, { at: now, actor, verb: 'save price list', subject, before, after: wanted })
  })
}

/** Removes a list; its clients pay the base prices. Throws RequestError 404 for one that the brewery does not have. */
export async function removePriceList(
  database: Database,
  { listId, breweryId, actor, now }: Change & { listId: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockPriceLists(transaction, breweryId)
    const before = (await readPriceLists(transaction, breweryId)).find(({ id }) => id === listId)
    if (!before || !(await deletePriceList(transaction, { id: listId, breweryId })))
      throw notFound('The price list')
    const subject = { kind: 'price list', id: listId }
    await writeAudit(transaction, { at: now, actor, verb: 'remove price list', subject, before, after: null })
  })
}

async function requireRules(
  transaction: Database,
  breweryId: string,
  { id, name, percentOff, clientIds, businessIds, prices }: StoredList,
): Promise<void> {
  if (!isUuid(id)) throw badField('list', 'A price list is named by a UUID.')
  if (name === '') throw badField('name', 'A price list has a name.')
  if (!Number.isInteger(percentOff) || percentOff < 0 || percentOff > highestPercent)
    throw badField('percentOff', 'A percentage is from 0 to 100.')
  if (clientIds.length > mostListMembers)
    throw badField('members', `A price list has at most ${mostListMembers} pubs.`)
  if (businessIds.length > mostListMembers)
    throw badField('businesses', `A price list has at most ${mostListMembers} businesses.`)
  if (prices.length > mostSinglePrices)
    throw badField('prices', `A price list has at most ${mostSinglePrices} single prices.`)
  const ids = prices.map(({ containerId }) => containerId)
  if (new Set(ids).size < ids.length) throw badField('prices', 'A container has one price on a list.')
  const own = await findContainerItems(transaction, { ids, breweryId })
  if (own.length < ids.length) throw badField('prices', 'A price list prices the brewery’s own containers.')
}
