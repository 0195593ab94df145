import type { Order, OrderConsignment } from '../../shared/api/orders.ts'
import { formatMinor } from '../../shared/money.ts'
import { paths } from '../../shared/paths.ts'
import type { Sums } from '../../shared/price-order.ts'
import { findBreweryContacts } from '../catalogue/find-brewery-contacts.ts'
import type { Database } from '../database/connect.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { changeInWords, type ToldChange } from './change-words.ts'
import { findOrder } from './find-orders.ts'

type Told = { number: string; publicUrl: string }

/** Writes to the buyer and to each brewery that has an address: the order stands. Sent when the transaction lands. */
export async function tellOfNewOrder(transaction: Database, { number, publicUrl }: Told): Promise<void> {
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
        lines: linesOf(consignment),
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

/** Tells the buyer what became of a part of the order, or of all of it. */
export async function tellOfChange(
  transaction: Database,
  {
    number,
    publicUrl,
    what,
    senders,
    note,
  }: Told & { what: ToldChange; senders: string[]; note: string | null },
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

/** Tells breweries that the buyer took back what they had been asked for. */
export async function tellBreweriesOfCancel(
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
    lines: linesOf(own),
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

const linesOf = ({ lines }: OrderConsignment) =>
  lines.map(({ quantity, title, variantLabel, netMinor }) => {
    const item = variantLabel === null ? title : `${title}, ${variantLabel}`
    return `${quantity} × ${item}: ${formatMinor(netMinor)}`
  })

function sumsInWords({ goodsMinor, shippingMinor, vatMinor, totalMinor }: Sums): string[] {
  const shipping = shippingMinor > 0 ? [`Shipping ${formatMinor(shippingMinor)}`] : []
  return [
    `Goods ${formatMinor(goodsMinor)}`,
    ...shipping,
    `VAT ${formatMinor(vatMinor)}`,
    `Total ${formatMinor(totalMinor)}`,
  ]
}
