import type { ContainerKind } from '../../../shared/deposits/container-names.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { countCharged } from './charges/read-charges.ts'
import { type Cell, levelRows } from './container-level-queries.ts'
import { placeRow } from './container-place-queries.ts'
import { pubNames } from './name-pubs.ts'

/** A person of a brewery who does something about its containers. */
export type Acting = { actor: Actor; breweryId: string; publicUrl: string; now: Date }

/** One kind of a brewery's containers at a place. Throws RequestError 404 for a place without its containers. */
export async function requireCell(
  transaction: Database,
  { place, breweryId, kind }: { place: string; breweryId: string; kind: ContainerKind },
): Promise<{ cell: Cell; pub: string }> {
  const found = isUuid(place) ? await placeRow(transaction, place) : null
  const own = found === null ? [] : await levelRows(transaction, { breweryId, placeIds: [found.id] })
  // A pub without containers of the brewery is not the brewery's to see.
  const cell = found === null ? null : { placeId: found.id, breweryId, kind }
  if (found === null || cell === null || (own.length === 0 && (await countCharged(transaction, cell)) === 0))
    throw notFound('The place')
  const nameOf = await pubNames(transaction, found.clientId === null ? [] : [found.clientId])
  return { cell, pub: nameOf(found.clientId) }
}
