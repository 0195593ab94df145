import { isUuid } from '../../../shared/format/uuid.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import {
  addContainer,
  type ContainerFacts,
  findRangeBeer,
  findRangeContainers,
  putLastBatch,
  putSoldOnline,
  type RangeBeer,
} from '../../catalogue/beers/range/own-range.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField, notFound } from '../../platform/errors/common-errors.ts'
import { checkSize } from './check-sizes.ts'
import { batchRows, deleteBatch, insertBatch } from './beer-change-queries.ts'

/** A beer of a brewery, and who acts. */
export type OfBeer = { breweryId: string; beerId: string; actor: Actor; now: Date }

const mostBatches = 500

/**
 * Puts a container on sale online or takes it off, at once (SELL-27). Throws RequestError 404 for another's. Needs a
 * transaction, like the other actions of this file.
 */
export async function setSoldOnline(
  transaction: Database,
  { containerId, isOnline, ...of }: OfBeer & { containerId: string; isOnline: boolean },
): Promise<void> {
  await requireBeer(transaction, of)
  const container = (await findRangeContainers(transaction, of)).find(({ id }) => id === containerId)
  if (container === undefined) throw notFound('The container')
  if (container.isOnline === isOnline) return
  await putSoldOnline(transaction, containerId, isOnline)
  await writeAudit(transaction, {
    at: of.now,
    actor: of.actor,
    verb: isOnline ? 'put on sale' : 'take off sale',
    subject: { kind: 'container', id: containerId },
    before: { isOnline: !isOnline },
    after: { isOnline },
  })
}

/** Adds a size to a beer, off sale, without price and stock. Throws RequestError 404 for another's beer. */
export async function addSize(
  transaction: Database,
  { container, ...of }: OfBeer & { container: Omit<ContainerFacts, 'orderMultiple'> },
): Promise<void> {
  await requireBeer(transaction, of)
  const sizes = await findRangeContainers(transaction, of)
  const checked = checkSize(container, sizes)
  const { beerId } = of
  const given = { ...checked, beerId, orderMultiple: 1, externalId: null, isOnline: false }
  const { id } = await addContainer(transaction, given)
  await writeAudit(transaction, {
    at: of.now,
    actor: of.actor,
    verb: 'add size',
    subject: { kind: 'container', id },
    before: null,
    after: checked,
  })
}

/** Writes a batch of a beer down; the last one racked is the beer's. Throws RequestError 400, 404 for another's beer. */
export async function addBatch(
  transaction: Database,
  { batch, ...of }: OfBeer & { batch: { gyle: string; rackedOn: string; bestBefore: string | null } },
): Promise<void> {
  const { beerId, actor, now } = of
  await requireBeer(transaction, of)
  const { rackedOn, bestBefore } = batch
  if (rackedOn > londonDay(now)) throw badField('rackedOn', 'A batch was racked today or before.')
  if (bestBefore !== null && bestBefore < rackedOn)
    throw badField('bestBefore', 'Best before is after the day of racking.')
  if ((await batchRows(transaction, beerId, mostBatches)).length >= mostBatches)
    throw badField('gyle', `A beer has at most ${mostBatches} batches: remove old ones.`)
  const gyle = batch.gyle.trim().normalize('NFC')
  const isAdded = await insertBatch(transaction, {
    ...batch,
    gyle,
    beerId,
    addedBy: actor.name,
    addedAt: now,
  })
  if (!isAdded) throw badField('gyle', 'The beer has a batch of this gyle.')
  await followBatches(transaction, beerId)
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'add batch',
    subject: { kind: 'beer', id: beerId },
    before: null,
    after: { ...batch, gyle },
  })
}

/** Removes a batch. Throws RequestError 404 for an unknown one and for another's beer. */
export async function removeBatch(
  transaction: Database,
  { batchId, ...of }: OfBeer & { batchId: string },
): Promise<void> {
  const { beerId, actor, now } = of
  await requireBeer(transaction, of)
  const gone = isUuid(batchId) ? await deleteBatch(transaction, { id: batchId, beerId }) : null
  if (gone === null) throw notFound('The batch')
  await followBatches(transaction, beerId)
  const { gyle, rackedOn, bestBefore } = gone
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'remove batch',
    subject: { kind: 'beer', id: beerId },
    before: { gyle, rackedOn, bestBefore },
    after: null,
  })
}

/** The days of the last batch, which beer pages and lists read. */
async function followBatches(transaction: Database, beerId: string): Promise<void> {
  const [last] = await batchRows(transaction, beerId, 1)
  await putLastBatch(transaction, beerId, last ?? null)
}

/** The beer of an action, locked. Throws RequestError 404 for another brewery's. */
export async function requireBeer(
  transaction: Database,
  { beerId, breweryId }: Pick<OfBeer, 'beerId' | 'breweryId'>,
): Promise<RangeBeer> {
  const beer = isUuid(beerId)
    ? await findRangeBeer(transaction, { id: beerId, breweryId, isLocked: true })
    : null
  if (beer === null) throw notFound('The beer')
  return beer
}
