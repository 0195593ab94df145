import { standardVatRate } from '../../../../shared/duty/vat.ts'
import { countLots, sumLots } from '../../../../shared/empties/charge-sums.ts'
import { addDays, londonDay } from '../../../../shared/working-time/working-time.ts'
import { findPublicClients } from '../../../identity/accounts/find-public-clients.ts'
import { systemActor } from '../../../platform/audit/actor.ts'
import { ensureCreditAccount } from '../../../finance/credit/ensure-credit-account.ts'
import type { Database } from '../../../platform/database/database.ts'
import { retryTransaction } from '../../../platform/database/retry-transaction.ts'
import type { DocumentContents } from '../../../finance/documents/document-contents.ts'
import { findCode } from '../../../finance/documents/find-code.ts'
import { findBreweryParty } from '../../../finance/documents/find-parties.ts'
import { issueDocument } from '../../../finance/documents/issue-document.ts'
import { findDrayDetails } from '../../../finance/documents/store-dray-details.ts'
import { containerLost } from '../../../finance/ledger/booking-rules.ts'
import { postLedger } from '../../../finance/ledger/post-ledger.ts'
import { readTradeAccount } from '../../../parties/trade-accounts/trade-view.ts'
import { countWaiting, insertMovement, lockLevel } from '../container-level-queries.ts'
import { placeRow, type PlaceRow } from '../container-place-queries.ts'
import type { EmptiesDeps } from '../empties-deps.ts'
import { namesOf } from '../name-pubs.ts'
import { dueDays } from './announce-charge.ts'
import { chargeInvoice } from './charge-document.ts'
import { type ChargeRow, chargeRow, dueChargeIds, updateCharge } from './charge-queries.ts'
import { notifyOfCharge } from './notify-of-charge.ts'

type Deps = Pick<EmptiesDeps, 'database' | 'publicUrl' | 'clock' | 'logger'>

const atATime = 200
const hourMs = 3_600_000
/** No one gets a mail about money in the middle of the night. */
const dayBeginsAt = 7

/**
 * Invoices announced charges whose day has come, each once; the containers are lost from then on (EMPT-06). Any number of
 * processes may do it at once, and may die at any point of it.
 */
export async function invoiceCharges({ database, publicUrl, clock, logger }: Deps): Promise<void> {
  const today = londonDay(new Date(clock().getTime() - dayBeginsAt * hourMs))
  for (const id of await dueChargeIds(database, { today, most: atATime }))
    await retryTransaction(database, (transaction) =>
      invoiceCharge(transaction, { id, publicUrl, now: clock() }),
    ).catch((error: unknown) =>
      logger.warn({ err: error, charge: id }, 'lost containers were not invoiced; tried again'),
    )
}

async function invoiceCharge(
  transaction: Database,
  { id, publicUrl, now }: { id: string; publicUrl: string; now: Date },
): Promise<void> {
  const seen = (await chargeRow(transaction, id))!
  await lockLevel(transaction, seen)
  const charge = (await chargeRow(transaction, id))!
  if (charge.state !== 'announced' || (await countWaiting(transaction, charge)) > 0) return
  const place = (await placeRow(transaction, charge.placeId))!
  const { placeId, breweryId, kind, lots } = charge
  const count = countLots(lots)
  const lost = { placeId, breweryId, kind, what: 'lost' as const, count, actor: systemActor }
  await insertMovement(transaction, { ...lost, at: now.toISOString() })
  const issued = place.clientId === null ? {} : await issue(transaction, { charge, place, now })
  const state = { state: 'invoiced' as const, invoicedAt: now.toISOString() }
  const row = await updateCharge(transaction, id, { ...state, ...issued })
  await notifyOfCharge(transaction, { row, news: 'invoiced', publicUrl, now })
}

/** The invoice and its booking; none for what costs nothing. */
async function issue(
  transaction: Database,
  { charge: announced, place, now }: { charge: ChargeRow; place: PlaceRow; now: Date },
): Promise<{ invoiceId?: string; vatRate?: number }> {
  const { breweryId } = announced
  const clientId = place.clientId!
  const { brewery: name } = await namesOf(transaction, { clientId, breweryId })
  const seller = await findBreweryParty(transaction, { breweryId, name, hasVat: false, now })
  const vatRate = seller.vat.kind === 'not_registered' ? 0 : standardVatRate
  const charge = { ...announced, vatRate }
  const { totalMinor } = sumLots(charge.lots, vatRate)
  if (totalMinor === 0) return {}
  const today = londonDay(now)
  const dueOn = addDays(today, dueDays)
  await ensureCreditAccount(transaction, clientId, now)
  const { id: invoiceId } = await issueDocument(transaction, {
    kind: 'invoice',
    code: await findCode(transaction, { breweryId, name }),
    issuerId: breweryId,
    partId: charge.id,
    clientId,
    breweryId,
    dueOn,
    contents: chargeInvoice({
      charge,
      seller,
      buyer: await buyerAt(transaction, place),
      premises: placeLines(place),
      dray: await findDrayDetails(transaction),
      today,
      dueOn,
      terms: `${dueDays} days from the invoice`,
    }),
    now,
  })
  await postLedger(transaction, {
    event: 'container_lost',
    key: `container_lost:${charge.id}`,
    entries: containerLost(totalMinor, clientId, breweryId),
    partId: charge.id,
    documentId: invoiceId,
    now,
  })
  return { invoiceId, vatRate }
}

const placeLines = ({ street, town, postcode }: PlaceRow): string[] =>
  [street, town, postcode].filter((line): line is string => line !== null && line !== '')

async function buyerAt(transaction: Database, place: PlaceRow): Promise<DocumentContents['buyer']> {
  const clientId = place.clientId!
  const client = (await findPublicClients(transaction, [clientId])).get(clientId)
  const { businessName, vatNumber } = (await readTradeAccount(transaction, clientId)).details
  const person = client?.name ?? 'A client who has left'
  const address = placeLines(place)
  return businessName === null
    ? { business: person, contact: null, address, vatNumber }
    : { business: businessName, contact: person, address, vatNumber }
}
