import type { OrderConsignment } from '../../../shared/api/orders-api.ts'
import { brewerysNote, buyersNote, itemOf } from '../../../shared/delivery-note/delivery-note.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { phoneOrdersSettings } from '../../../shared/accounts/phone-order-settings.ts'
import { handoverFacts } from '../../../shared/orders/handover-facts.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import type { Database } from '../../platform/database/database.ts'
import { findDrayDetails } from '../../finance/documents/store-dray-details.ts'
import { enqueueMail, enqueueSecretMail } from '../../platform/mail/enqueue-mail.ts'
import { momentInWords } from '../../platform/mail/mail-content.ts'
import { choiceLinkOf } from '../../parties/notices/brewery-recipients.ts'
import { notifyBrewery } from '../../parties/notices/notify-brewery.ts'
import { findOrder } from './find-orders.ts'
import { findBringing } from './life/run-times.ts'
import { makeStepLink } from './life/step-links.ts'
import type { StepDeps } from './order-deps.ts'
import { findSellingBuyer } from './selling/find-selling-buyer.ts'
import { sellingPartRowsById } from './selling/selling-order-queries.ts'

type NewOrder = {
  number: string
  /** By part: until when its brewery is asked to answer. */
  answerBy: ReadonlyMap<string, Date>
}

/**
 * Enqueues the order confirmation to the buyer and the request to each brewery's people, with a link each that accepts
 * it. The mails leave when the transaction commits.
 */
export async function notifyOfNewOrder(
  transaction: Database,
  { number, answerBy }: NewOrder,
  { publicUrl, sealer, now }: StepDeps,
): Promise<void> {
  const order = await findOrder(transaction, null, number)
  const { contact, consignments, payment, phone: takenByPhone } = order
  if (contact === null) return
  const name = contact.firstname
  await enqueueMail(transaction, {
    to: { email: contact.email, name: `${contact.firstname} ${contact.lastname}` },
    template: 'order-placed',
    data: {
      name,
      number,
      sheet: buyersNote(order),
      paysByInvoice: payment.method === 'invoice',
      ...(takenByPhone && {
        phone: {
          takenBy: takenByPhone.takenBy,
          freeUntil: momentInWords(takenByPhone.freeUntil),
          settings: publicUrl + phoneOrdersSettings,
        },
      }),
      link: publicUrl + paths.order(number),
    },
  })
  const rows = await sellingPartRowsById(
    transaction,
    consignments.map(({ id }) => id),
  )
  const buyer = await findSellingBuyer(transaction, rows[0]!.order)
  const { phone } = await findDrayDetails(transaction)
  const town = (order.shipTo ?? contact).towncity
  for (const part of consignments) {
    if (part.team === null) continue
    const notified = await notifyBrewery(transaction, part.team.id, {
      kind: 'order_placed',
      text: {
        title: `New order ${number}`,
        about: [buyer.business, town].filter(Boolean).join(', '),
        path: sellingPaths.part(part.id),
        town,
      },
      now,
    })
    if (notified === null) continue
    const { name: brewery, recipients } = notified
    const row = rows.find((one) => one.id === part.id)!
    const bringing = await findBringing(transaction, row.order, row)
    const until = answerBy.get(part.id)
    const data = {
      name: brewery,
      number,
      sheet: brewerysNote(order, part),
      answerBy: until === undefined ? '' : momentInWords(until.toISOString()),
      leaves: leavingText(part.dispatchOn, bringing?.text),
      link: publicUrl + sellingPaths.part(part.id),
      pub: [buyer.business, ...buyer.address.slice(1)].join(', '),
      buyer: `${contact.firstname} ${contact.lastname}, ${contact.email}, ${contact.phone}`,
      facts: handoverFacts(buyer.handover).map(({ label, text }) => `${label}: ${text}`),
      phone: phone ?? '',
    }
    for (const to of recipients) {
      const { memberId } = to
      const link = { consignmentId: part.id, verb: 'accept' as const, memberId, publicUrl, now }
      const acceptLink = await makeStepLink(transaction, { ...link, until: until ?? now })
      const links = { acceptLink, choiceLink: choiceLinkOf(to, publicUrl) }
      const deps = { database: transaction, sealer }
      await enqueueSecretMail(deps, { to, template: 'brewery-order', data: { ...data, ...links } })
    }
  }
}

/** By when the beer leaves, or is brought to the depot of its run; empty where no day is promised. */
function leavingText(dispatchOn: string | null, bringText: string | undefined): string {
  if (bringText !== undefined) return bringText
  return dispatchOn === null ? '' : `It leaves by ${dayText(dispatchOn)}.`
}

/** Each line in a sentence: '2 × Towpath Bitter, 9g Cask (Firkin): £193.50'. */
export const mailedLines = ({ lines }: Pick<OrderConsignment, 'lines'>): string[] =>
  lines
    .filter(({ quantity }) => quantity > 0)
    .map((line) => `${line.quantity} × ${itemOf(line)}: ${formatMinor(line.netMinor)}`)
