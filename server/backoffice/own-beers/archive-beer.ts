import { sizeName } from '../../../shared/catalogue/sizes/size-name.ts'
import type { ActionEffects } from '../../platform/actions/perform-action.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import {
  findRangeContainers,
  findVariantIds,
  putBeerAway,
  putContainerAway,
  putSoldOnline,
  type RangeContainer,
} from '../../catalogue/beers/range/own-range.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { type OfBeer, requireBeer, setSoldOnline } from './change-at-once.ts'

/** In how many baskets any of these storefront variants lie. */
export type BasketsHolding = (database: Database, variantIds: readonly string[]) => Promise<number>
type ArchiveBeerInput = OfBeer & { basketsHolding: BasketsHolding }
type OfSize = ArchiveBeerInput & { containerId: string }

/** Puts a size on sale online or takes it off, and says who has it in a basket. Needs a transaction; throws as setSoldOnline. */
export async function switchOnline(
  transaction: Database,
  { isOnline, basketsHolding, ...of }: OfSize & { isOnline: boolean },
): Promise<ActionEffects> {
  const size = await requireSize(transaction, of)
  const baskets = await basketsOf(transaction, [size], basketsHolding)
  await setSoldOnline(transaction, { ...of, isOnline })
  if (isOnline) return { deadlines: ['Pubs can order it at once.'], button: `Sell ${sizeName(size)} online` }
  return {
    deadlines: ['No one can order it from now on. Placed orders go on.', basketsTold(baskets)],
    button: `Take ${sizeName(size)} off sale`,
  }
}

/**
 * Puts a size away, off sale and out of every list, or takes it out again, still off sale. Needs a transaction. Throws
 * RequestError 404 for another's.
 */
export async function archiveSize(
  transaction: Database,
  { isArchived, basketsHolding, ...of }: OfSize & { isArchived: boolean },
): Promise<ActionEffects> {
  const size = await requireSize(transaction, of)
  const baskets = size.isOnline ? await basketsOf(transaction, [size], basketsHolding) : 0
  if (isArchived) await putSoldOnline(transaction, size.id, false)
  await putContainerAway(transaction, size.id, isArchived ? of.now : null)
  await note(transaction, of, { kind: 'container', id: size.id, isArchived })
  if (!isArchived)
    return { deadlines: ['It is in your lists again, off sale.'], button: `Take ${sizeName(size)} back` }
  return {
    stock: unitsLeft([size]),
    deadlines: ['It leaves pages, prices and stock; orders and documents keep it.', basketsTold(baskets)],
    button: `Archive ${sizeName(size)}`,
  }
}

/** The same for a beer with all its sizes; its page can still be opened by its address. */
export async function archiveBeer(
  transaction: Database,
  { isArchived, basketsHolding, ...of }: ArchiveBeerInput & { isArchived: boolean },
): Promise<ActionEffects> {
  const beer = await requireBeer(transaction, of)
  const sizes = (await findRangeContainers(transaction, of)).filter(({ archivedAt }) => archivedAt === null)
  const online = sizes.filter(({ isOnline }) => isOnline)
  const baskets = await basketsOf(transaction, online, basketsHolding)
  if (isArchived) for (const { id } of online) await putSoldOnline(transaction, id, false)
  await putBeerAway(transaction, beer.id, isArchived ? of.now : null)
  await note(transaction, of, { kind: 'beer', id: beer.id, isArchived })
  if (!isArchived)
    return {
      deadlines: ['Lists and searches have it again. Its sizes are off sale until you sell them online.'],
      button: `Take ${beer.name} back`,
    }
  return {
    stock: unitsLeft(sizes),
    deadlines: [
      'It leaves every list and search, with all its sizes. Orders, documents and reviews keep it.',
      basketsTold(baskets),
    ],
    button: `Archive ${beer.name}`,
  }
}

async function requireSize(transaction: Database, of: OfBeer & { containerId: string }) {
  await requireBeer(transaction, of)
  const size = (await findRangeContainers(transaction, of)).find(({ id }) => id === of.containerId)
  if (size === undefined) throw notFound('The container')
  return size
}

const basketsOf = async (
  transaction: Database,
  sizes: readonly RangeContainer[],
  basketsHolding: BasketsHolding,
) =>
  basketsHolding(
    transaction,
    await findVariantIds(
      transaction,
      sizes.map(({ id }) => id),
    ),
  )

function basketsTold(baskets: number): string {
  if (baskets === 0) return 'No basket holds it.'
  return `${baskets === 1 ? '1 basket' : `${baskets} baskets`} will be notified that it is gone.`
}

const unitsLeft = (sizes: readonly RangeContainer[]) =>
  sizes
    .filter(({ availableUnits }) => availableUnits > 0)
    .map((size) => `${sizeName(size)}: ${size.availableUnits} are still there to sell, and wait with it.`)

const note = (
  transaction: Database,
  { actor, now }: OfBeer,
  { kind, id, isArchived }: { kind: 'beer' | 'container'; id: string; isArchived: boolean },
) =>
  writeAudit(transaction, {
    at: now,
    actor,
    verb: isArchived ? `archive ${kind}` : `take back ${kind}`,
    subject: { kind, id },
    before: { isArchived: !isArchived },
    after: { isArchived },
  })
