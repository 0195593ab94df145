import { breweryRoles } from '../../../../shared/accounts/roles.ts'
import type { Order, OrderConsignment } from '../../../../shared/api/orders-api.ts'
import { buyersNote } from '../../../../shared/delivery-note/delivery-note.ts'
import { isUnpaid } from '../../../../shared/orders/charged-orders.ts'
import { isGivenUp, isSent, type OrderState } from '../../../../shared/orders/order-states.ts'
import {
  carriedBy,
  isSentInParts,
  shipmentUnits,
  unitsToCome,
} from '../../../../shared/orders/shipment-words.ts'
import type { OrderRole } from '../../../../shared/orders/order-steps.ts'
import { paths } from '../../../../shared/paths/paths.ts'
import { sellingPaths } from '../../../../shared/paths/selling-paths.ts'
import type { Database } from '../../../platform/database/database.ts'
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts'
import { choiceLinkOf } from '../../../parties/notices/brewery-recipients.ts'
import { notifyBrewery } from '../../../parties/notices/notify-brewery.ts'
import { findOrder } from '../find-orders.ts'
import { mailedLines } from '../order-mails.ts'
import type { HeldOrder } from '../order-queries.ts'
import type { ConsignmentRow } from '../order-read-queries.ts'
import { brewerysWords, buyersWords, type MailedStep } from './step-mail-words.ts'

type Notified = {
  order: Pick<HeldOrder, 'number' | 'paymentState'>
  /** The parts as they were before the step. */
  before: readonly Pick<ConsignmentRow, 'id' | 'breweryId' | 'totalMinor' | 'state'>[]
  verb: MailedStep
  role: OrderRole
  note: string | null
  publicUrl: string
  now: Date
  /** What the step did to the order's pallet. */
  pallet?: { backMinor: number; text: string }
}

const ofBreweries: ReadonlySet<OrderRole> = new Set(breweryRoles)

/**
 * Enqueues the mails about a step: to the buyer, and to the breweries concerned unless they took it. They leave when
 * the transaction commits. Breweries never learn of an order that was not paid.
 */
export async function notifyOfStep(transaction: Database, notified: Notified): Promise<void> {
  const after = await findOrder(transaction, null, notified.order.number)
  const { before, verb, note, publicUrl, pallet = { backMinor: 0, text: '' } } = notified
  const parts = after.consignments.filter(({ id }) => before.some((part) => part.id === id))
  const backMinor = backOf(before, parts) + pallet.backMinor
  // What is ready to collect is news of its own beside what is packed to be sent.
  const groups = verb === 'pack' ? [...Map.groupBy(parts, isCollected).values()] : [parts]
  for (const group of groups) {
    const facts = { verb, parts: group, backMinor, note, publicUrl, palletText: pallet.text }
    const mail = buyersMail(after, facts)
    // What a proposal is about is in a mail of its own (send-proposal.ts).
    if (mail !== null && verb !== 'propose')
      await enqueueMail(transaction, {
        ...mail,
        template: 'order-changed',
        isAtOnce: notified.role === 'buyer',
      })
  }
  if (!ofBreweries.has(notified.role) && !isUnpaid(notified.order))
    await notifyBreweries(transaction, after, notified)
}

type Mailed = {
  verb: MailedStep
  parts: readonly OrderConsignment[]
  backMinor: number
  note: string | null
  publicUrl: string
  palletText?: string
}

/** The address of a buyer and what a mail about a step says; null once the person is forgotten. */
export function buyersMail(
  order: Order,
  { verb, parts, backMinor, note, publicUrl, palletText = '' }: Mailed,
) {
  const { contact, number, payment } = order
  if (contact === null) return null
  const going = parts.filter(({ state, lines }) => !isGivenUp(state) && lines.length > 0)
  const senders = parts.map(({ team }) => team?.name ?? 'Dray').join(', ')
  const isCollection = parts.every(isCollected)
  return {
    to: { email: contact.email, name: `${contact.firstname} ${contact.lastname}` },
    data: {
      name: contact.firstname,
      number,
      ...buyersWords(verb, {
        payment,
        senders,
        isCollection,
        backMinor,
        palletText,
        ...(verb === 'dispatch' && shippedOf(parts)),
      }),
      note: note ?? '',
      ...(going.length > 0 && { sheet: buyersNote(order, going) }),
      link: publicUrl + paths.order(number),
    },
  }
}

/** The last shipments of these parts. */
function shippedOf(parts: readonly OrderConsignment[]): {
  carried: string[]
  shipped?: { units: string; toCome: string }
} {
  const shipments = parts.flatMap((part) => {
    const last = part.shipments.at(-1)
    return last === undefined ? [] : [{ part, last }]
  })
  const carried = [...new Set(shipments.flatMap(({ last }) => carriedBy(last)))]
  if (!parts.some(isSentInParts)) return { carried }
  const units = shipments.map(({ part, last }) => shipmentUnits(part, last)).join('; ')
  const toCome = parts.map(unitsToCome).filter(Boolean).join('; ')
  return { carried, shipped: { units, toCome } }
}

const isCollected = ({ shippingOption }: OrderConsignment) => shippingOption === 'collection'

/** Pence with VAT by which parts came to less, and all of those that were given up. */
const backOf = (before: Notified['before'], after: readonly OrderConsignment[]): number =>
  after.reduce((sum, part) => {
    const was = before.find(({ id }) => id === part.id)!.totalMinor
    return sum + (isGivenUp(part.state) ? was : was - part.totalMinor)
  }, 0)

const answers: ReadonlySet<MailedStep> = new Set(['agree', 'decline_lines', 'decline_part'])
const isPacked = (state: OrderState) => state === 'packed' || isSent(state)

async function notifyBreweries(
  transaction: Database,
  { number, consignments }: Order,
  { before, verb, role, note, publicUrl, now }: Notified,
): Promise<void> {
  for (const { id, breweryId, state } of before) {
    const part = consignments.find((each) => each.id === id)
    if (breweryId === null || part === undefined) continue
    const { shipped } = verb === 'dispatch' ? shippedOf([part]) : {}
    const said = brewerysWords(verb, role, shipped)
    const notified = await notifyBrewery(transaction, breweryId, {
      kind: answers.has(verb) ? 'proposal_answered' : 'order_changed',
      // What is not packed yet, the cellar has not touched.
      without: isPacked(state) ? [] : ['cellar'],
      text: { title: said.heading, about: number, path: sellingPaths.part(id) },
      now,
    })
    if (notified === null) continue
    const { name, recipients } = notified
    const lines = mailedLines(part)
    for (const to of recipients) {
      const data = { name, number, lines, choiceLink: choiceLinkOf(to, publicUrl) }
      if (verb === 'cancel' && role === 'buyer')
        await enqueueMail(transaction, { to, template: 'brewery-order-cancelled', data })
      else
        await enqueueMail(transaction, {
          to,
          template: 'brewery-order-changed',
          data: {
            ...data,
            ...said,
            note: note ?? '',
            link: publicUrl + sellingPaths.part(part.id),
          },
        })
    }
  }
}
