import type { OrderConsignment } from '../../shared/api/orders-api.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { paths } from '../../shared/paths/paths.ts'
import { findBreweryContacts } from '../catalogue/find-breweries.ts'
import type { Database } from '../database/database.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { changeInWords, type MailedChange } from './change-words.ts'
import { findOrder } from './find-orders.ts'
import { brewerysSheet, buyersSheet, itemOf } from './mailed-sheet.ts'

type NamedOrder = { number: string; publicUrl: string }

/**
 * Enqueues the order confirmation to the buyer and the request to each brewery with an address. The mails leave when
 * the transaction commits.
 */
export async function notifyOfNewOrder(
  transaction: Database,
  { number, publicUrl }: NamedOrder,
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
  for (const { id, name: brewery, email } of breweries)
    await enqueueMail(transaction, {
      to: { email, name: brewery },
      template: 'brewery-order',
      data: {
        name: brewery,
        number,
        sheet: brewerysSheet(
          order,
          consignments.find(({ team }) => team?.id === id)!,
        ),
        buyer: `${contact.firstname} ${contact.lastname}, ${contact.email}, ${contact.phone}`,
      },
    })
}

/** Notifies the buyer of a change to a part of the order, or to all of it. */
export async function notifyOfChange(
  transaction: Database,
  {
    number,
    publicUrl,
    what,
    senders,
    note,
  }: NamedOrder & { what: MailedChange; senders: string[]; note: string | null },
): Promise<void> {
  const { contact, payment } = await findOrder(transaction, null, number)
  if (contact === null) return
  await enqueueMail(transaction, {
    to: { email: contact.email, name: `${contact.firstname} ${contact.lastname}` },
    template: 'order-changed',
    data: {
      name: contact.firstname,
      number,
      ...changeInWords(what, { payment, senders }),
      note: note ?? '',
      link: publicUrl + paths.order(number),
    },
  })
}

/** Notifies breweries that the buyer cancelled their parts. */
export async function notifyBreweriesOfCancel(
  transaction: Database,
  number: string,
  cancelled: readonly { breweryId: string | null }[],
): Promise<void> {
  const breweries = await findBreweryContacts(
    transaction,
    cancelled.flatMap(({ breweryId }) => breweryId ?? []),
  )
  const { consignments } = await findOrder(transaction, null, number)
  for (const { id, name, email } of breweries)
    await enqueueMail(transaction, {
      to: { email, name },
      template: 'brewery-order-cancelled',
      data: { name, number, lines: linesOf(consignments.find(({ team }) => team?.id === id)!) },
    })
}

const linesOf = ({ lines }: OrderConsignment) =>
  lines.map((line) => `${line.quantity} × ${itemOf(line)}: ${formatMinor(line.netMinor)}`)
