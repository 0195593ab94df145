import type { Order, OrderConsignment, OrderLine } from '../../shared/api/orders-api.ts'
import { dutyText } from '../../shared/duty/duty-text.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { paths } from '../../shared/paths/paths.ts'
import type { Sums } from '../../shared/orders/price-order.ts'
import { findBreweryContacts } from '../catalogue/find-breweries.ts'
import type { Database } from '../database/database.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { changeInWords, type MailedChange } from './change-words.ts'
import { findOrder } from './find-orders.ts'

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
      consignments: consignments.map((consignment) => ({
        sender: senderOf(consignment),
        lines: linesWithDuty(consignment),
        shipping: shippingOf(consignment),
      })),
      sums: sumsInWords(order),
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
      data: breweryData(order, { id, brewery }),
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

/** Accessories have no brewery: Dray sends them. */
export const senderOf = ({ team }: { team: { name: string } | null }) => team?.name ?? 'Dray'

function breweryData(order: Order, { id, brewery }: { id: string; brewery: string }) {
  const own = order.consignments.find(({ team }) => team?.id === id)!
  const contact = order.contact!
  const to = order.shipTo ?? contact
  const place = [to.streetaddress, to.apartment, to.towncity, to.postcode]
  return {
    name: brewery,
    number: order.number,
    lines: linesWithDuty(own),
    shipping:
      order.pallet && own.shippingOption === 'delivery'
        ? `On the pallet of ${order.group?.name}`
        : shippingOf(own),
    deliverTo: [`${to.firstname} ${to.lastname}`, ...place.filter((part) => part !== null)],
    buyer: `${contact.firstname} ${contact.lastname}, ${contact.email}, ${contact.phone}`,
    sums: sumsInWords(own),
  }
}

const shippingOf = ({ shippingOption }: OrderConsignment) =>
  shippingOption === 'collection' ? 'Collected from the taproom' : 'Standard delivery'

const linesOf = ({ lines }: OrderConsignment) => lines.map(lineInWords)

const linesWithDuty = ({ lines }: OrderConsignment) =>
  lines.map((line) => {
    const { duty, quantity } = line
    return duty === null ? lineInWords(line) : `${lineInWords(line)}. ${dutyText(duty, quantity)}`
  })

function lineInWords({ quantity, title, variantLabel, netMinor }: OrderLine): string {
  const item = variantLabel === null ? title : `${title}, ${variantLabel}`
  return `${quantity} × ${item}: ${formatMinor(netMinor)}`
}

function sumsInWords({ goodsMinor, shippingMinor, vatMinor, totalMinor }: Sums): string[] {
  const shipping = shippingMinor > 0 ? [`Shipping ${formatMinor(shippingMinor)}`] : []
  return [
    `Goods ${formatMinor(goodsMinor)}`,
    ...shipping,
    `VAT ${formatMinor(vatMinor)}`,
    `Total ${formatMinor(totalMinor)}`,
  ]
}
