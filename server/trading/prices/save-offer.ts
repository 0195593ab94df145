import type { QuantityPrice } from '../../../shared/prices/unit-price.ts'
import { mostOffersOfSize, mostQuantityPrices } from '../../../shared/prices/public-offers.ts'
import { mostOffers, mostOfferSizes } from '../../../shared/api/offers-api.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { findContainerItems } from '../../catalogue/beers/find-container-items.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField, notFound } from '../../platform/errors/common-errors.ts'
import { showOffers } from './apply-offers.ts'
import {
  countOffersOfSizes,
  deleteOffer,
  lockOffers,
  offerExists,
  setOfferSizes,
  setQuantityPrices,
  upsertOffer,
} from './offer-queries.ts'
import { readOffers, type StoredOffer } from './read-offers.ts'

type Change = { breweryId: string; actor: Actor; now: Date }
type OfferToSave = Omit<StoredOffer, 'unitsTaken'>
const latestYears = 2

/**
 * Saves an offer of a brewery as a whole, new or changed. Pages and baskets have it at once, placed orders keep their price.
 * Throws RequestError 400 that names the field, 404 for another brewery's offer. Needs a transaction.
 */
export async function saveOffer(
  transaction: Database,
  { offer, breweryId, actor, now }: Change & { offer: OfferToSave },
): Promise<void> {
  const wanted = { ...offer, name: offer.name.trim(), containerIds: [...new Set(offer.containerIds)] }
  await lockOffers(transaction, breweryId)
  const all = await readOffers(transaction, breweryId)
  const before = all.find(({ id }) => id === wanted.id) ?? null
  if (before === null && isUuid(wanted.id) && (await offerExists(transaction, wanted.id)))
    throw notFound('The offer')
  if (before === null && all.length >= mostOffers)
    throw badField('name', `A brewery has at most ${mostOffers} offers. Remove one that is over.`)
  await requireRules(transaction, { breweryId, before, wanted, today: londonDay(now) })
  const { containerIds, ...row } = wanted
  if (all.some(({ id, name }) => id !== row.id && name.toLowerCase() === row.name.toLowerCase()))
    throw badField('name', 'Another offer has this name.')
  if (!(await upsertOffer(transaction, { ...row, breweryId, now }))) throw notFound('The offer')
  await setOfferSizes(transaction, { offerId: row.id, containerIds })
  await showOffers(transaction, [...containerIds, ...(before?.containerIds ?? [])], now)
  const subject = { kind: 'offer', id: row.id }
  await writeAudit(transaction, { at: now, actor, verb: 'save offer', subject, before, after: wanted })
}

/** Removes an offer at once, and answers it as it was. Throws RequestError 404 for one that the brewery does not have. Needs a transaction. */
export async function removeOffer(
  transaction: Database,
  { offerId, breweryId, actor, now }: Change & { offerId: string },
): Promise<StoredOffer> {
  await lockOffers(transaction, breweryId)
  const before = (await readOffers(transaction, breweryId)).find(({ id }) => id === offerId)
  if (!before) throw notFound('The offer')
  await deleteOffer(transaction, offerId)
  await showOffers(transaction, before.containerIds, now)
  const subject = { kind: 'offer', id: offerId }
  await writeAudit(transaction, { at: now, actor, verb: 'remove offer', subject, before, after: null })
  return before
}

/**
 * Sets the quantity prices of a size and the price below which its brewery is warned. Throws RequestError 400 that names the
 * field. Needs a transaction.
 */
export async function saveQuantityPrices(
  transaction: Database,
  {
    containerId,
    steps,
    floorMinor,
    breweryId,
    actor,
    now,
  }: Change & { containerId: string; steps: readonly QuantityPrice[]; floorMinor: number | null },
): Promise<void> {
  await lockOffers(transaction, breweryId)
  if (steps.length > mostQuantityPrices)
    throw badField('steps', `A size has at most ${mostQuantityPrices} quantity prices.`)
  if (
    steps.some(
      ({ fromUnits, priceMinor }) => !inRange(fromUnits, 2, 1000) || !inRange(priceMinor, 1, 10_000_000),
    )
  )
    throw badField('steps', 'A quantity price begins at 2 to 1,000 units and is £0.01 to £100,000.00.')
  const ordered = steps.toSorted((one, other) => one.fromUnits - other.fromUnits)
  for (const [at, step] of ordered.entries()) {
    const before = ordered[at - 1]
    if (before?.fromUnits === step.fromUnits)
      throw badField('steps', `Two quantity prices begin at ${step.fromUnits} units. Remove one of them.`)
    if (before && before.priceMinor <= step.priceMinor)
      throw badField('steps', `The price from ${step.fromUnits} units must be lower than the one before it.`)
  }
  await setQuantityPrices(transaction, { containerId, steps: ordered, floorMinor })
  await showOffers(transaction, [containerId], now)
  const subject = { kind: 'container', id: containerId }
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'set quantity prices',
    subject,
    after: { steps: ordered, floorMinor },
  })
}

const inRange = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most

async function requireRules(
  transaction: Database,
  {
    breweryId,
    before,
    wanted,
    today,
  }: { breweryId: string; before: StoredOffer | null; wanted: OfferToSave; today: string },
): Promise<void> {
  const { id, name, fromUnits, percentOff, priceMinor, fromDay, untilDay, unitLimit, containerIds } = wanted
  if (!isUuid(id)) throw badField('offer', 'An offer is named by a UUID.')
  if (name === '') throw badField('name', 'Give the offer a name.')
  if ((percentOff === null) === (priceMinor === null))
    throw badField('percentOff', 'An offer has a percentage or a price, and not both.')
  if ((fromDay === null) !== (untilDay === null))
    throw badField('untilDay', 'A dated offer has a first day and a last day.')
  if (fromUnits > 1) {
    if (fromDay !== null) throw badField('fromDay', 'A mixed offer has no days: remove it when it ends.')
    if (percentOff === null) throw badField('percentOff', 'A mixed offer takes a percentage off.')
    if (unitLimit !== null) throw badField('unitLimit', 'Only a dated offer may have a number of units.')
  } else {
    if (fromDay === null || untilDay === null)
      throw badField('fromDay', 'Give the offer a first and a last day, or the units it needs.')
    if (fromDay > untilDay) throw badField('untilDay', 'The last day cannot be before the first.')
    const latest = `${Number(today.slice(0, 4)) + latestYears}${today.slice(4)}`
    if (untilDay < today && untilDay !== before?.untilDay)
      throw badField('untilDay', 'The last day cannot be in the past.')
    if (untilDay > latest) throw badField('untilDay', `An offer ends within ${latestYears} years.`)
  }
  if (containerIds.length === 0) throw badField('sizes', 'Choose at least one size.')
  if (containerIds.length > mostOfferSizes)
    throw badField('sizes', `An offer has at most ${mostOfferSizes} sizes.`)
  const own = await findContainerItems(transaction, { ids: containerIds, breweryId })
  if (own.length < containerIds.length) throw badField('sizes', 'An offer is on the brewery’s own sizes.')
  const counts = await countOffersOfSizes(transaction, { containerIds, except: id })
  const full = own.find(({ id: size }) => (counts.get(size) ?? 0) >= mostOffersOfSize)
  if (full) throw badField('sizes', `${full.title} is in ${mostOffersOfSize} offers already.`)
}
