import { isUuid } from '../../../shared/format/uuid.ts'
import {
  findBeersOfSizes,
  findSizeOfVariant,
  findWatchedBeers,
  type WatchedSize,
} from '../../catalogue/beers/find-watched-beers.ts'
import type { Database } from '../../platform/database/database.ts'
import { sizeInStock, tooManyStockRequests } from '../../platform/errors/alert-errors.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { switchKind } from '../../parties/notices/own-notices.ts'
import { deleteRequest, insertRequest, isWaiting } from './stock-request-queries.ts'

type Request = { clientId: string; variantId: string }

/**
 * Puts a client in line for a sold-out size, and switches emails about it on. Needs a transaction. Throws RequestError 404 for a
 * size that is not sold online, 409 for one in stock or one too many.
 */
export async function requestStock(
  transaction: Database,
  { clientId, variantId, now }: Request & { now: Date },
): Promise<void> {
  const size = isUuid(variantId) ? await findSize(transaction, variantId.toLowerCase()) : undefined
  if (size === undefined || size.priceMinor === null) throw notFound('The size')
  if (size.units > 0) throw sizeInStock()
  const request = { clientId, containerId: size.id }
  await insertRequest(transaction, { ...request, now })
  if (!(await isWaiting(transaction, request))) throw tooManyStockRequests()
  await switchKind(transaction, { clientId, kind: 'back_in_stock', isOn: true })
}

/** Takes a client out of the line; one who is not in it is out already. */
export async function withdrawRequest(database: Database, { clientId, variantId }: Request): Promise<void> {
  const containerId = isUuid(variantId) ? await findSizeOfVariant(database, variantId) : null
  if (containerId !== null) await deleteRequest(database, { clientId, containerId })
}

async function findSize(database: Database, variantId: string): Promise<WatchedSize | undefined> {
  const containerId = await findSizeOfVariant(database, variantId)
  const beerIds = await findBeersOfSizes(database, containerId === null ? [] : [containerId])
  const beers = await findWatchedBeers(database, [...beerIds.values()])
  return [...beers.values()].flatMap(({ sizes }) => sizes).find((size) => size.variantId === variantId)
}
