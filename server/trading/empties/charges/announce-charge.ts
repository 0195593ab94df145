import type { Static } from 'typebox'
import type { ChargeAnnouncement } from '../../../../shared/api/empties-charges-api.ts'
import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import { standardVatRate } from '../../../../shared/duty/vat.ts'
import {
  type ChargeableLot,
  countLots,
  countOlder,
  lotsToCharge,
  lotsWithDeposits,
  sumLots,
} from '../../../../shared/empties/charge-sums.ts'
import { containersText } from '../../../../shared/deposits/container-names.ts'
import { formatMinor } from '../../../../shared/format/money.ts'
import { addDays, londonDay } from '../../../../shared/working-time/working-time.ts'
import type { ActionEffects } from '../../../platform/actions/perform-action.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findContainerPrice } from '../../../finance/deposits/find-deposits.ts'
import { findBreweryParty } from '../../../finance/documents/find-parties.ts'
import { badField } from '../../../platform/errors/common-errors.ts'
import {
  containerPriceMissing,
  notOldEnough,
  nothingToCharge,
} from '../../../platform/errors/empties-errors.ts'
import { readSettings } from '../../../platform/settings/read-settings.ts'
import { type Cell, countWaiting, lockLevel, lotRows } from '../container-level-queries.ts'
import { movementsOf } from '../deposit-return-queries.ts'
import { matchLots } from '../match-returns.ts'
import { placeRow } from '../container-place-queries.ts'
import type { DepositsOf } from '../empties-deps.ts'
import { namesOf } from '../name-pubs.ts'
import { type Acting, requireCell } from '../require-cell.ts'
import { announcedCharges, insertCharge } from './charge-queries.ts'
import { unitsAndPrices } from './charge-words.ts'
import { notifyOfCharge } from './notify-of-charge.ts'

/** What is not back so many days after the announcement is invoiced. */
const noticeDays = 14
/** Days in which the invoice is to be paid. */
export const dueDays = 14

/**
 * A brewery announces what it charges for containers that are at a pub for too long: its stated price less the deposit they
 * have (EMPT-06). Throws RequestError 404 for a place without its containers, 409 without a price, for younger ones, and
 * where deposits cover the price.
 */
export async function announceCharge(
  transaction: Database,
  { actor, breweryId, publicUrl, now, depositsOf }: Acting & { depositsOf: DepositsOf },
  { place, kind, count, note = null }: Static<typeof ChargeAnnouncement>,
): Promise<ActionEffects> {
  const { cell, pub } = await requireCell(transaction, { place, breweryId, kind })
  const { clientId } = (await placeRow(transaction, place))!
  if (clientId === null) throw badField('place', 'This pub has left Dray: write to it yourself.')
  const today = londonDay(now)
  const priceMinor = await findContainerPrice(transaction, { breweryId, kind, day: today })
  if (priceMinor === 0) throw containerPriceMissing(kind)
  await lockLevel(transaction, cell)
  const { lots, chargeable, skip, days } = await readChargeable(transaction, cell, { today, depositsOf })
  if (count > chargeable) throw notOldEnough({ text: containersText(chargeable, kind), chargeable, days })
  const charged = lotsToCharge(lots, { skip, count, priceMinor })
  const { brewery } = await namesOf(transaction, { clientId, breweryId })
  const seller = await findBreweryParty(transaction, { breweryId, name: brewery, hasVat: false, now })
  const vatRate = seller.vat.kind === 'not_registered' ? 0 : standardVatRate
  const sums = sumLots(charged, vatRate)
  if (sums.netMinor === 0) throw nothingToCharge(kind)
  const chargeOn = addDays(today, noticeDays)
  const row = await insertCharge(transaction, {
    ...cell,
    announced: count,
    lots: charged,
    priceMinor,
    vatRate,
    note: note?.trim() || null,
    announcedAt: now.toISOString(),
    announcedBy: actor.name,
    chargeOn,
  })
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'container charge announced',
    subject: { kind: 'brewery', id: breweryId },
    after: { charge: row.id, place, kind, containers: count, netMinor: sums.netMinor, chargeOn },
  })
  await notifyOfCharge(transaction, { row, news: 'announced', publicUrl, now })
  const what = containersText(count, kind)
  const day = dayText(chargeOn)
  return {
    money: [
      ...unitsAndPrices({ kind, priceMinor, lots: charged }).map(({ text }) => text),
      `${pub} then owes ${formatMinor(sums.totalMinor)}, ${vatText(vatRate)}. Dray takes no fee of it.`,
    ],
    documents: [
      `Your invoice on ${day}, due ${dueDays} days later, for what is not back. What is found afterwards is credited.`,
    ],
    deadlines: [
      `${pub} can give ${what} back until ${dayText(addDays(chargeOn, -1))} and owes nothing for them.`,
    ],
  }
}

export const vatText = (vatRate: number) => (vatRate === 0 ? 'without VAT' : 'with VAT')

/** The lots at a place with their deposits, and how many are old enough and neither announced nor being counted. */
async function readChargeable(
  transaction: Database,
  cell: Cell,
  { today, depositsOf }: { today: string; depositsOf: DepositsOf },
): Promise<{ lots: ChargeableLot[]; chargeable: number; skip: number; days: number }> {
  const { placeId, breweryId, kind } = cell
  const rows = (await lotRows(transaction, { breweryId, placeIds: [placeId] }))
    .filter((lot) => lot.kind === kind)
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at) || one.id - other.id)
  // By the part whose deposit comes back next, as when containers are back: those found again go first.
  const { there } = matchLots(await movementsOf(transaction, cell))
  const borne = await depositsOf(
    transaction,
    there.flatMap(({ partId }) => partId ?? []),
  )
  const lots = lotsWithDeposits(
    rows.map(({ at, count }) => ({ day: londonDay(new Date(at)), count })),
    there,
    borne.filter((one) => one.kind === kind),
  )
  const announced = (await announcedCharges(transaction, cell)).map((charge) => countLots(charge.lots))
  const waiting = await countWaiting(transaction, cell)
  const skip = waiting + announced.reduce((sum, count) => sum + count, 0)
  const { 'empties.charge-after-days': days } = await readSettings(transaction, 'empties.charge-after-days')
  return { lots, skip, days, chargeable: Math.max(0, countOlder(lots, { today, days }) - skip) }
}
