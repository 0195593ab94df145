import { paths } from '../../../../shared/paths/paths.ts'
import { sellingPaths } from '../../../../shared/paths/selling-paths.ts'
import type { Database } from '../../../platform/database/database.ts'
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts'
import { choiceLinkOf } from '../../../parties/notices/brewery-recipients.ts'
import { notifyBrewery } from '../../../parties/notices/notify-brewery.ts'
import { findOrder } from '../find-orders.ts'
import { mailedLines } from '../order-mails.ts'
import { type BookedRefund, grossOf } from './booked-refund.ts'
import { brewerysRefundWords, buyersRefundWords, creditedWords } from './refund-words.ts'

/**
 * Enqueues the mails about a refund: to the buyer, and to each brewery whose part is credited. What follows from a claim
 * is told by the claim's own mails (claims/notify-claim.ts).
 */
export async function notifyOfRefund(
  transaction: Database,
  refund: BookedRefund,
  madeGood: ReadonlyMap<string, number>,
): Promise<void> {
  const { order, parts, reason, bearer, note, publicUrl, claimId, now } = refund
  if (claimId !== null) return
  const { contact, payment, number, consignments } = await findOrder(transaction, null, order.number)
  // Who disputed a payment has the bank’s word for it.
  if (contact !== null && !refund.isMoneyGone) {
    const words = buyersRefundWords({ ...refund, payment: payment.method, grossMinor: grossOf(refund) })
    const what = parts.flatMap((part) => creditedWords(part)).join('; ')
    await enqueueMail(transaction, {
      to: { email: contact.email, name: `${contact.firstname} ${contact.lastname}` },
      template: 'order-changed',
      data: {
        name: contact.firstname,
        number,
        heading: words.heading,
        happened: [...(what === '' ? [] : [`for ${what}:`]), ...words.money].join(' '),
        note,
        link: publicUrl + paths.order(number),
      },
    })
  }
  for (const credited of parts) {
    const { id, breweryId } = credited.part
    if (breweryId === null) continue
    const madeGoodMinor = madeGood.get(id) ?? 0
    const words = brewerysRefundWords({ ...credited, reason }, { bearer, madeGoodMinor })
    const notified = await notifyBrewery(transaction, breweryId, {
      kind: 'order_changed',
      text: { title: words.heading, about: number, path: sellingPaths.part(id) },
      now,
    })
    const lines = mailedLines(consignments.find((each) => each.id === id)!)
    const link = publicUrl + sellingPaths.part(id)
    for (const to of notified?.recipients ?? [])
      await enqueueMail(transaction, {
        to,
        template: 'brewery-order-changed',
        data: { name: to.name, number, ...words, lines, note, link, choiceLink: choiceLinkOf(to, publicUrl) },
      })
  }
}
