import { countLots, sumLots, takeFront } from '../../../../shared/empties/charge-sums.ts'
import { londonDay } from '../../../../shared/working-time/working-time.ts'
import type { Actor } from '../../../platform/audit/actor.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findCode } from '../../../finance/documents/find-code.ts'
import { issueDocument } from '../../../finance/documents/issue-document.ts'
import { findDocument } from '../../../finance/documents/read-documents.ts'
import { containerFound } from '../../../finance/ledger/booking-rules.ts'
import { postLedger } from '../../../finance/ledger/post-ledger.ts'
import { insertMovement } from '../container-level-queries.ts'
import { lostMovementId, movementsOf } from '../deposit-return-queries.ts'
import { type Lot, matchLots } from '../match-returns.ts'
import { chargeCredit } from './charge-document.ts'
import { type ChargeRow, updateCharge } from './charge-queries.ts'
import { notifyOfCharge } from './notify-of-charge.ts'

type Found = {
  charge: ChargeRow
  /** At most those that are charged and not found. */
  count: number
  actor: Actor
  note: string | null
  publicUrl: string
  now: Date
}

/**
 * Charged containers are found: they are on the books of the pub again, and their charge is credited with its VAT, in the
 * ledger too (EMPT-06). Needs the lock of the cell. Answers the credit note; null where they cost nothing.
 */
export async function creditFound(
  transaction: Database,
  { charge, count, actor, note, publicUrl, now }: Found,
): Promise<{ number: string; totalMinor: number } | null> {
  const { placeId, breweryId, kind, vatRate } = charge
  const movement = { placeId, breweryId, kind, what: 'found' as const, actor, note, at: now.toISOString() }
  // The one that is found last is the first to leave.
  for (const lot of (await lotsOfCharge(transaction, { charge, count })).toReversed())
    await insertMovement(transaction, { ...movement, ...lot })
  const { taken, left: lots } = takeFront(charge.lots, count)
  const isOver = countLots(lots) === 0
  const ended = isOver ? { state: 'credited' as const, endedAt: now.toISOString() } : {}
  const row = await updateCharge(transaction, charge.id, { lots, ...ended })
  const [stood, stands] = [sumLots(charge.lots, vatRate), sumLots(lots, vatRate)]
  const sums = {
    netMinor: stood.netMinor - stands.netMinor,
    vatMinor: stood.vatMinor - stands.vatMinor,
    totalMinor: stood.totalMinor - stands.totalMinor,
  }
  const paper =
    sums.totalMinor === 0 || charge.invoiceId === null
      ? null
      : await credit(transaction, { charge, taken, sums, actor, now })
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'charged containers found',
    subject: { kind: 'brewery', id: breweryId },
    reason: note,
    after: { charge: charge.id, containers: count, creditNote: paper?.number ?? null },
  })
  await notifyOfCharge(transaction, { row, news: 'credited', credited: { count, paper }, publicUrl, now })
  return paper
}

/** By which parts the first so many containers of a charge came; those that no part brought name none. */
async function lotsOfCharge(
  transaction: Database,
  { charge, count }: Pick<Found, 'charge' | 'count'>,
): Promise<Lot[]> {
  const lostBy = await lostMovementId(transaction, charge)
  const own = matchLots(await movementsOf(transaction, charge)).gone.filter(
    ({ movementId }) => movementId === lostBy,
  )
  const { taken } = takeFront(own, count)
  const missing = count - countLots(taken)
  return [
    ...taken.map(({ partId, orderNumber, count: units }) => ({ partId, orderNumber, count: units })),
    ...(missing === 0 ? [] : [{ partId: null, orderNumber: null, count: missing }]),
  ]
}

type Crediting = Pick<Found, 'charge' | 'actor' | 'now'> & {
  taken: ChargeRow['lots']
  sums: { netMinor: number; vatMinor: number; totalMinor: number }
}

async function credit(
  transaction: Database,
  { charge, taken, sums, actor, now }: Crediting,
): Promise<{ number: string; totalMinor: number }> {
  const { breweryId } = charge
  const invoice = await findDocument(transaction, charge.invoiceId!, async () => true)
  const { contents, clientId } = invoice
  const document = await issueDocument(transaction, {
    kind: 'credit_note',
    code: await findCode(transaction, { breweryId, name: contents.seller.name }),
    issuerId: breweryId,
    partId: charge.id,
    clientId,
    breweryId,
    aboutId: invoice.id,
    contents: chargeCredit({ charge, invoice: contents, taken, sums, today: londonDay(now) }),
    now,
  })
  await postLedger(transaction, {
    event: 'container_found',
    key: `container_found:${document.id}`,
    entries: containerFound(sums.totalMinor, clientId!, breweryId),
    partId: charge.id,
    documentId: document.id,
    actor: actor.name,
    reason: 'The container is found.',
    now,
  })
  return { number: document.number, totalMinor: sums.totalMinor }
}
