import { formatDay } from '../../shared/format/dates.ts'
import { paths } from '../../shared/paths/paths.ts'
import { findBreweryContacts } from '../catalogue/find-breweries.ts'
import type { Database } from '../database/database.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { momentInWords } from '../mail/mail-content.ts'
import { findOrder } from './find-orders.ts'
import { brewerysOrderPath } from './life/step-paths.ts'
import { brewerysSheet, buyersSheet } from './mailed-sheet.ts'

type NewOrder = {
  number: string
  publicUrl: string
  /** By part: until when its brewery is asked to answer. */
  answerBy: ReadonlyMap<string, Date>
}

/**
 * Enqueues the order confirmation to the buyer and the request to each brewery with an address. The mails leave when
 * the transaction commits.
 */
export async function notifyOfNewOrder(
  transaction: Database,
  { number, publicUrl, answerBy }: NewOrder,
): Promise<void> {
  const order = await findOrder(transaction, null, number)
  const { contact, consignments, payment } = order
  if (contact === null) return
  const name = contact.firstname
  await enqueueMail(transaction, {
    to: { email: contact.email, name: `${contact.firstname} ${contact.lastname}` },
    template: 'order-placed',
    data: {
      name,
      number,
      sheet: buyersSheet(order),
      paysByInvoice: payment.method === 'invoice',
      link: publicUrl + paths.order(number),
    },
  })
  const breweries = await findBreweryContacts(
    transaction,
    consignments.flatMap(({ team }) => team?.id ?? []),
  )
  for (const { id, name: brewery, email } of breweries) {
    const part = consignments.find(({ team }) => team?.id === id)!
    const until = answerBy.get(part.id)
    await enqueueMail(transaction, {
      to: { email, name: brewery },
      template: 'brewery-order',
      data: {
        name: brewery,
        number,
        sheet: brewerysSheet(order, part),
        answerBy: until === undefined ? '' : momentInWords(until.toISOString()),
        leavesBy: part.dispatchOn === null ? '' : formatDay(part.dispatchOn),
        link: publicUrl + brewerysOrderPath(part.id),
        buyer: `${contact.firstname} ${contact.lastname}, ${contact.email}, ${contact.phone}`,
      },
    })
  }
}
