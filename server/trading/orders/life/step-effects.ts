import { hash } from 'node:crypto'
import type { StepPreview } from '../../../../shared/api/step-preview-api.ts'
import { isGivenUp, type OrderState } from '../../../../shared/orders/order-states.ts'
import type { StandingWish } from '../../../../shared/orders/standing-wish.ts'
import { findContainerItems } from '../../../catalogue/beers/find-container-items.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findOrderDocuments } from '../../../finance/documents/read-documents.ts'
import { readOrderBookings } from '../../../finance/ledger/read-balances.ts'
import { mailsOfStep } from '../../../platform/mail/enqueue-mail.ts'
import { movementsOfStep } from '../../stock/read-stock.ts'
import { openProposalRows } from '../life-queries.ts'
import { type ConsignmentRow, consignmentRows, type LineRow, lineRows } from '../order-read-queries.ts'
import { type EffectFacts, effectSentences } from './effect-words.ts'

export type Seen = {
  part: ConsignmentRow
  lines: readonly LineRow[]
  documentIds: ReadonlySet<string>
  bookingIds: ReadonlySet<string>
}
type Looked = { orderId: string; partId: string }

/** A part of a locked order as it is before a step. */
export async function seenBefore(transaction: Database, { orderId, partId }: Looked): Promise<Seen> {
  const part = await partRow(transaction, { orderId, partId })
  const documents = await findOrderDocuments(transaction, [orderId])
  const bookings = await readOrderBookings(transaction, orderId)
  return {
    part,
    lines: await lineRows(transaction, [partId]),
    documentIds: new Set(documents.map(({ id }) => id)),
    bookingIds: new Set(bookings.map(({ transactionId }) => transactionId)),
  }
}

type StepEffectsInput = Pick<EffectFacts, 'pub' | 'payment' | 'wish' | 'seesMoney'> & {
  /** Of a proposal, which the buyer's wish may answer at once. */
  isProposal?: boolean
  palletAfter?: EffectFacts['palletAfter']
  /** What was asked for, where the effects do not say it: of a claim's answer. */
  act?: unknown
}

/**
 * What a step has done in this transaction to one brewery's part, compared with how it was before: the preview of a
 * step and the step itself are measured in the same way, so they agree (SELL-09).
 */
export async function effectsOfStep(
  transaction: Database,
  before: Seen,
  input: StepEffectsInput,
): Promise<StepPreview> {
  const { id: partId, orderId, breweryId } = before.part
  const part = await partRow(transaction, { orderId, partId })
  const lines = await lineRows(transaction, [partId])
  const [proposal] = await openProposalRows(transaction, [partId])
  const offered = proposal?.lines.flatMap(({ substitute }) => substitute ?? []) ?? []
  const replacing = await replacingLines(transaction, part)
  const lineIds = [...new Set([...before.lines, ...lines, ...replacing].map(({ id }) => id))]
  const moved = await movementsOfStep(transaction, [...lineIds, ...offered.map(({ lineId }) => lineId)])
  const ids = moved.map(({ itemId }) => itemId)
  const items = await findContainerItems(transaction, { ids })
  const names = new Map(items.map(({ id, title }) => [id, title]))
  const documents = await findOrderDocuments(transaction, [orderId])
  const bookings = await readOrderBookings(transaction, orderId)
  const mails = await mailsOfStep(transaction)
  const { isProposal = false, palletAfter = null, ...rest } = input
  const facts: EffectFacts = {
    ...rest,
    palletAfter,
    wishAnswer: isProposal && proposal === undefined ? answerGiven(part.state, input.wish) : null,
    from: before.part.state,
    to: part.state,
    stock: moved.map(({ itemId, ...units }) => ({ title: names.get(itemId) ?? 'An item', ...units })),
    backMinor:
      before.part.totalMinor -
      (isGivenUp(part.state) ? 0 : part.totalMinor) +
      (part.creditedMinor - before.part.creditedMinor),
    ...balanceOf(
      bookings.filter(({ transactionId }) => !before.bookingIds.has(transactionId)),
      breweryId,
    ),
    documents: documents
      .filter(({ id, issuerId }) => issuerId === breweryId && !before.documentIds.has(id))
      .map(({ kind, totalMinor, aboutId }) => ({
        kind,
        totalMinor,
        about: documents.find(({ id }) => id === aboutId)?.number ?? null,
      })),
    mails: mails.map(({ toName, heading }) => ({ toName, heading })),
    dispatchOn: part.dispatchOn,
    deliverBy: part.deliverBy,
    proposal: proposal ? { answerBy: proposal.answerBy, hasLines: proposal.lines.length > 0 } : null,
    isLeftOver: lines.some(({ quantity, quantitySent }) => quantity > quantitySent),
    shippingOption: part.shippingOption,
  }
  return { digest: digestOf(before, facts), ...effectSentences(facts) }
}

const answerGiven = (state: OrderState, wish: StandingWish): EffectFacts['wishAnswer'] => {
  if (isGivenUp(state)) return 'decline_part'
  return wish === 'send_what_you_have' ? 'agree' : 'decline_lines'
}

type Booking = { account: string; event: string; owner: string; amountMinor: number }

/** By how much what the brewery gets rises in this step, in pence: held until it is sent, due, the fee back in it, and the pallet. */
function balanceOf(bookings: readonly Booking[], breweryId: string | null) {
  const sum = (account: string, event?: string) =>
    bookings
      .filter((entry) => entry.account === account && entry.owner === breweryId)
      .filter((entry) => event === undefined || entry.event === event)
      .reduce((total, { amountMinor }) => total - amountMinor, 0)
  const pallet = sum('brewery_due', 'pallet_difference')
  return {
    heldMinor: sum('brewery_held'),
    dueMinor: sum('brewery_due') - pallet,
    palletMinor: 0 - pallet,
    feeBackMinor: sum('brewery_due', 'fee_returned'),
  }
}

/** Of what was there and what came of it, but for moments: the same step a minute later has the same digest. */
function digestOf({ part, lines }: Seen, facts: EffectFacts): string {
  const { proposal, ...lasting } = facts
  const stood = lines.map(({ position, quantity, quantitySent }) => [position, quantity, quantitySent])
  const text = JSON.stringify([
    part.id,
    part.stateBefore,
    part.totalMinor,
    stood,
    lasting,
    proposal?.hasLines,
  ])
  return hash('sha256', text, 'base64url')
}

/** Lines of parts that replace units of claims about this one. */
async function replacingLines(transaction: Database, part: ConsignmentRow): Promise<LineRow[]> {
  const rows = await consignmentRows(transaction, [part.orderId])
  const ids = rows.filter(({ claimId, breweryId }) => claimId !== null && breweryId === part.breweryId)
  return lineRows(
    transaction,
    ids.map(({ id }) => id),
  )
}

async function partRow(transaction: Database, { orderId, partId }: Looked): Promise<ConsignmentRow> {
  const rows = await consignmentRows(transaction, [orderId])
  return rows.find(({ id }) => id === partId)!
}
