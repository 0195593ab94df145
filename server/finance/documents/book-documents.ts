import { formatMinor } from '../../../shared/format/money.ts'
import type { Database } from '../../platform/database/database.ts'
import {
  dispatched,
  drayCredited,
  drayInvoiced,
  partCredited,
  partInvoiced,
} from '../ledger/booking-rules.ts'
import { postLedger } from '../ledger/post-ledger.ts'
import { readBalance } from '../ledger/read-balances.ts'
import { settleFee } from '../ledger/settle-fee.ts'
import { feeVat, splitFee } from '../payments/processing-fee.ts'
import type { DocumentSection } from './document-contents.ts'
import type { DocumentSurroundings, PartToSettle } from './order-to-settle.ts'
import { deliveryLine } from './documented-part.ts'

type Charged = { part: PartToSettle; section: DocumentSection }
type Around = DocumentSurroundings & { documentId: string }

/** Books a part's invoice: the buyer owes it to the brewery by Dray, or to Dray itself. */
export async function bookInvoice(
  transaction: Database,
  { part, section }: Charged,
  { order, documentId, actor, now }: Around,
): Promise<void> {
  const { breweryId, id: partId } = part
  const entries =
    breweryId === null
      ? drayInvoiced(chargeOf(section), order.buyerId)
      : partInvoiced(section.sums.totalMinor, order.buyerId, breweryId)
  await postLedger(transaction, {
    event: breweryId === null ? 'dray_invoiced' : 'part_invoiced',
    key: `invoiced:${partId}`,
    entries,
    orderId: order.id,
    partId,
    documentId,
    actor,
    now,
  })
}

/** Books a credit note: first of what is held for the brewery, then of what is due to it. */
export async function bookCredit(
  transaction: Database,
  { part, section }: Charged,
  { order, documentId, reason, actor, now }: Around,
): Promise<void> {
  const { breweryId, id: partId } = part
  const { totalMinor } = section.sums
  const facts = { key: `credited:${documentId}`, orderId: order.id, partId, documentId, reason, actor, now }
  if (breweryId === null) {
    const entries = drayCredited(chargeOf(section), order.buyerId)
    await postLedger(transaction, { event: 'dray_credited', entries, ...facts })
    return
  }
  const heldMinor = await readHeld(transaction, part)
  const unsentMinor = Math.min(heldMinor, totalMinor)
  const owners = { clientId: order.buyerId, breweryId }
  await postLedger(transaction, {
    event: 'part_credited',
    entries: [
      ...partCredited(unsentMinor, { ...owners, isSent: false }),
      ...partCredited(totalMinor - unsentMinor, { ...owners, isSent: true }),
    ],
    ...facts,
  })
}

/** Books what of a part is sent by now, and settles the fee on it. */
export async function bookSent(
  transaction: Database,
  part: PartToSettle,
  { order, actor, now }: DocumentSurroundings,
): Promise<void> {
  const { breweryId, id: partId, isSent, shipments = [], feelessMinor, feeRate } = part
  if (breweryId === null) return
  const facts = { orderId: order.id, partId, actor, now }
  for (const { id, grossMinor } of shipments) {
    const entries = dispatched(Math.min(grossMinor, await readHeld(transaction, part)), breweryId)
    await postLedger(transaction, {
      event: 'dispatched',
      key: `dispatched:${partId}:${id}`,
      entries,
      ...facts,
    })
  }
  if (isSent) {
    const entries = dispatched(await readHeld(transaction, part), breweryId)
    await postLedger(transaction, { event: 'dispatched', key: `dispatched:${partId}`, entries, ...facts })
  }
  const feeOf = (grossMinor: number) => splitFee(grossMinor, feeRate).feeMinor
  const inWords = (grossMinor: number) => `${feeRate / 100}% of ${formatMinor(grossMinor)}`
  await settleFee(transaction, { breweryId, feeOf, vatOf: feeVat, inWords, feelessMinor, ...facts })
}

/** Pence held for the brewery of a part: sold, invoiced and not sent. */
async function readHeld(
  transaction: Database,
  { id: partId, breweryId }: Pick<PartToSettle, 'id' | 'breweryId'>,
): Promise<number> {
  return -(await readBalance(transaction, 'brewery_held', { owner: breweryId ?? '', partId }))
}

function chargeOf({ lines, sums }: DocumentSection) {
  const deliveryMinor = lines
    .filter(({ lineId }) => lineId === deliveryLine)
    .reduce((sum, { netMinor }) => sum + netMinor, 0)
  return { deliveryMinor, accessoriesMinor: sums.netMinor - deliveryMinor, vatMinor: sums.vatMinor }
}
