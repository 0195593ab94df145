import { LRUCache } from 'lru-cache'
import type { SellingOrderList } from '../../../../shared/api/selling-api.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findBusinessNames } from '../../../parties/trade-accounts/find-business-names.ts'
import { beersOfOrders, clientsOfOrders, groupsOfOrders, lastMoveOf } from './selling-choice-queries.ts'

type Choices = SellingOrderList['choices']

/** Names of pubs and groups may be a minute old. */
const remembered = { max: 200, ttl: 60_000 }
const choicesIn = new WeakMap<Database, LRUCache<string, Choices>>()

/**
 * What the filters of a brewery's orders offer: pallets, pubs and beers of its own orders (SELL-17). Remembered until a
 * part of the brewery moves, since the list is read far more often.
 */
export async function findSellingChoices(database: Database, breweryId: string): Promise<Choices> {
  const known = choicesIn.get(database) ?? new LRUCache(remembered)
  choicesIn.set(database, known)
  const version = `${breweryId} ${await lastMoveOf(database, breweryId)}`
  const before = known.get(version)
  if (before !== undefined) return before
  const choices = await readChoices(database, breweryId)
  known.set(version, choices)
  return choices
}

async function readChoices(database: Database, breweryId: string): Promise<Choices> {
  const [groups, beers, clients] = await Promise.all([
    groupsOfOrders(database, breweryId),
    beersOfOrders(database, breweryId),
    clientsOfOrders(database, breweryId),
  ])
  const names = await findBusinessNames(
    database,
    clients.map(({ clientId }) => clientId),
  )
  return {
    runs: groups.map(({ slug, name }) => ({ key: slug, name })),
    beers: beers.map((title) => ({ key: title, name: title })),
    pubs: clients
      .map(({ clientId, name }) => ({ key: clientId, name: names.get(clientId) ?? name }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  }
}
