import { hash } from 'node:crypto'
import type { StepPreview } from '../../../../shared/api/step-preview-api.ts'
import { formatMinor } from '../../../../shared/format/money.ts'
import type { Database } from '../../../platform/database/database.ts'
import { type DocumentRow, findOrderDocuments } from '../../../finance/documents/read-documents.ts'
import { type BookedEntry, readOrderBookings } from '../../../finance/ledger/read-balances.ts'
import { mailsOfStep } from '../../../platform/mail/enqueue-mail.ts'
import type { HeldOrder } from '../order-queries.ts'
import { type ConsignmentRow, consignmentRows } from '../order-read-queries.ts'

export type Seen = { parts: readonly ConsignmentRow[]; paperIds: Set<string>; bookingIds: Set<string> }

/** A locked order as it is before a refund. */
export async function seenOrder(transaction: Database, { id }: HeldOrder): Promise<Seen> {
  const papers = await findOrderDocuments(transaction, [id])
  const bookings = await readOrderBookings(transaction, id)
  return {
    parts: await consignmentRows(transaction, [id]),
    paperIds: new Set(papers.map((document) => document.id)),
    bookingIds: new Set(bookings.map(({ transactionId }) => transactionId)),
  }
}

/**
 * What a refund has done in this transaction, in sentences (CLAIM-08): measured as it is done, so that preview and refund
 * agree. Its digest covers sums, documents and mails, and no moments.
 */
export async function refundEffects(
  transaction: Database,
  before: Seen,
  { order, pub, wanted, isWaiting }: { order: HeldOrder; pub: string; wanted: unknown; isWaiting: boolean },
): Promise<StepPreview> {
  const all = await findOrderDocuments(transaction, [order.id])
  const bookings = await newBookings(transaction, order, before)
  const facts = {
    stock: [],
    money: [...buyerSentences(bookings, { order, pub }), ...brewerySentences(bookings, before.parts)],
    documents: documentSentences(all, before),
    mails: (await mailsOfStep(transaction)).map(({ toName, heading }) =>
      heading === null ? toName : `${toName}: ${heading}`,
    ),
    deadlines: isWaiting ? ['A second person of finance or an admin confirms it within 72 hours.'] : [],
    warnings: isWaiting ? ['Nothing moves until a second person confirms it.'] : [],
  }
  const stood = before.parts.map(({ id, totalMinor, creditedMinor }) => [id, totalMinor, creditedMinor])
  const digest = hash('sha256', JSON.stringify([order.number, wanted, stood, facts]), 'base64url')
  return { digest, ...facts }
}

/** What is booked of an order since it was seen. */
export async function newBookings(
  transaction: Database,
  { id }: Pick<HeldOrder, 'id'>,
  { bookingIds }: Seen,
): Promise<BookedEntry[]> {
  const bookings = await readOrderBookings(transaction, id)
  return bookings.filter(({ transactionId }) => !bookingIds.has(transactionId))
}

/** The credit notes that were issued since an order was seen. */
export const documentSentences = (all: readonly DocumentRow[], { paperIds }: Seen): string[] =>
  all
    .filter(({ id }) => !paperIds.has(id))
    .map(({ totalMinor, aboutId, contents }) => {
      const about = all.find(({ id }) => id === aboutId)?.number
      return `A credit note to ${about} of ${formatMinor(totalMinor)}, in the name of ${contents.seller.name}.`
    })

const sumOf = (bookings: readonly BookedEntry[], fits: (entry: BookedEntry) => boolean) =>
  bookings.filter(fits).reduce((sum, { amountMinor }) => sum + amountMinor, 0)

function buyerSentences(
  bookings: readonly BookedEntry[],
  { order, pub }: { order: HeldOrder; pub: string },
): string[] {
  const backMinor = -sumOf(
    bookings,
    ({ account, event }) => account === 'buyer' && event !== 'bank_paid_back',
  )
  const paidOutMinor = sumOf(
    bookings,
    ({ account, event }) => account === 'buyer' && event === 'bank_paid_back',
  )
  const giftMinor = sumOf(bookings, ({ account, event }) => account === 'goodwill' && event === 'goodwill')
  const said: string[] = []
  if (paidOutMinor > 0) said.push(`${formatMinor(paidOutMinor)} is paid to ${pub} by bank.`)
  else if (backMinor > 0)
    said.push(
      order.paymentMethod === 'card'
        ? `${formatMinor(backMinor)} goes back to ${pub}’s card.`
        : `${pub} has ${formatMinor(backMinor)} less to pay.`,
    )
  if (giftMinor > 0) said.push(`${formatMinor(giftMinor)} of it is Dray’s gift.`)
  if (giftMinor < 0) said.push(`${pub} has ${formatMinor(-giftMinor)} of it already, as Dray’s gift.`)
  return said
}

/** By brewery: what its balance falls by, the fee that comes back within it, and what makes it good. */
export function brewerySentences(
  bookings: readonly BookedEntry[],
  parts: readonly ConsignmentRow[],
): string[] {
  return parts.flatMap(({ id, breweryId, breweryName }) => {
    if (breweryId === null) return []
    const ofPart = (events: readonly BookedEntry['event'][]) =>
      sumOf(
        bookings,
        ({ account, owner, partId, event }) =>
          (account === 'brewery_due' || account === 'brewery_held') &&
          owner === breweryId &&
          partId === id &&
          events.includes(event),
      )
    const creditedMinor = ofPart(['part_credited'])
    const feeMinor = -ofPart(['fee', 'fee_returned'])
    const goodMinor = -ofPart(['made_good'])
    if (creditedMinor === 0) return []
    const fee = feeMinor > 0 ? `, and ${formatMinor(feeMinor)} of Dray’s fee comes back` : ''
    return [
      `${formatMinor(creditedMinor)} is taken off the balance of ${breweryName}${fee}.`,
      ...(goodMinor > 0 ? [`${breweryName} gets ${formatMinor(goodMinor)} to make it good.`] : []),
    ]
  })
}
