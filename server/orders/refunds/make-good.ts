import type { Database } from '../../database/database.ts'
import { findOrderDocuments } from '../../documents/read-documents.ts'
import { madeGood } from '../../ledger/booking-rules.ts'
import { postLedger } from '../../ledger/post-ledger.ts'
import { readBalance } from '../../ledger/read-balances.ts'
import type { BookedRefund } from './booked-refund.ts'

/** Of a part, pence without VAT: what its credit notes come to, and the fee on it. */
type Figures = { creditedMinor: number; feeMinor: number }

/** The figures of a refund's parts as papers and ledger say them now. */
export async function partFigures(
  transaction: Database,
  { order, parts }: Pick<BookedRefund, 'order' | 'parts'>,
): Promise<Map<string, Figures>> {
  const documents = await findOrderDocuments(transaction, [order.id])
  const figures = new Map<string, Figures>()
  for (const { part } of parts) {
    const creditedMinor = documents
      .filter(({ kind, partId }) => kind === 'credit_note' && partId === part.id)
      .reduce((sum, { netMinor }) => sum + netMinor, 0)
    const feeMinor = -(await readBalance(transaction, 'fees', { partId: part.id }))
    figures.set(part.id, { creditedMinor, feeMinor })
  }
  return figures
}

/**
 * Where Dray or the carrier bears a loss, its brewery gets the net that was credited less the net fee that came back
 * (CLAIM-10). Returns pence by part.
 */
export async function makeGood(
  transaction: Database,
  refund: BookedRefund,
  before: ReadonlyMap<string, Figures>,
): Promise<Map<string, number>> {
  const { id, order, parts, bearer, note, actor, now } = refund
  const amounts = new Map<string, number>()
  if (bearer === 'brewery') return amounts
  const after = await partFigures(transaction, refund)
  for (const { part } of parts.filter((each) => each.part.breweryId !== null)) {
    const [was, is] = [before.get(part.id)!, after.get(part.id)!]
    const amountMinor = is.creditedMinor - was.creditedMinor - (was.feeMinor - is.feeMinor)
    amounts.set(part.id, amountMinor)
    await postLedger(transaction, {
      event: 'made_good',
      key: `made_good:${id}:${part.id}`,
      entries: madeGood(amountMinor, part.breweryId!, bearer),
      orderId: order.id,
      partId: part.id,
      reason: note,
      actor: actor.name ?? actor.role,
      now,
    })
  }
  return amounts
}
