import type { DeadlineStep } from '../../../shared/orders/deadline-steps.ts'
import { formatDay, formatMoment } from '../../../shared/format/dates.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { findBreweryContacts } from '../../catalogue/find-breweries.ts'
import type { Database } from '../../database/database.ts'
import { enqueueMail, enqueueSecretMail } from '../../mail/enqueue-mail.ts'
import { openEntry } from '../../worklist/worklist.ts'
import { findOrder } from '../find-orders.ts'
import { mailedLines } from '../mailed-sheet.ts'
import type { HeldOrder } from '../order-queries.ts'
import type { ConsignmentRow } from '../order-read-queries.ts'
import { makeStepLink } from './step-links.ts'
import { brewerysOrderPath } from './step-paths.ts'
import type { StepDeps } from './take-step.ts'

/** Reminders of parts; those of claims are in claims/sweep-claims.ts. */
export type Reminder = Exclude<
  Extract<DeadlineStep, `remind_${string}` | `escalate_${string}` | `ask_${string}` | 'offer_cancel'>,
  'remind_claim'
>
type Words = { heading: string; happened: string }
type Part = Pick<ConsignmentRow, 'breweryName' | 'dispatchOn' | 'deadlineAt'>

type ReminderRow = {
  brewery?: (part: Part) => Words
  buyer?: (part: Part) => Words
  /** The link in the buyer's mail that answers by itself. */
  link?: 'arrival' | 'cancel'
  /** What operations see on their worklist. */
  worklist?: string
}

/** What the clock says to whom while a part waits (marketplace 8.1). */
const reminders: Record<Reminder, ReminderRow> = {
  remind_answer: {
    brewery: () =>
      words('An order waits for your answer', 'please confirm it, propose something else or refuse it.'),
  },
  escalate_answer: {
    brewery: () =>
      words('An order still waits for your answer', 'it is refused in your name unless you answer.'),
    buyer: ({ breweryName }) =>
      words(
        'Your order still waits',
        `${breweryName} has not answered yet. We are asking, and you get your money back if it does not answer.`,
      ),
    worklist: 'A brewery has not answered an order',
  },
  remind_proposal: {
    buyer: ({ breweryName }) =>
      words('Your answer is still open', `${breweryName} still waits for your answer to its question.`),
  },
  remind_dispatch: {
    brewery: ({ dispatchOn }) =>
      words('An order leaves tomorrow', `it is promised to leave by ${day(dispatchOn)}.`),
  },
  escalate_dispatch: {
    buyer: ({ breweryName }) =>
      words(
        'Your order is late',
        `${breweryName} has not sent it on the day that was promised. We are asking.`,
      ),
    worklist: 'An order was not sent on its day',
  },
  offer_cancel: {
    buyer: ({ breweryName }) =>
      words(
        'You may cancel your order',
        `${breweryName} has still not sent it. You may cancel it, free of charge.`,
      ),
    link: 'cancel',
  },
  remind_collection: {
    buyer: ({ breweryName }) =>
      words('Your order waits to be collected', `${breweryName} has it ready for you.`),
  },
  escalate_collection: { worklist: 'An order was not collected' },
  ask_brewery: {
    brewery: () =>
      words('Has it arrived?', 'please say whether your part has been delivered, and who took it.'),
  },
  ask_buyer: {
    buyer: ({ breweryName }) =>
      words('Has it arrived?', `please tell us whether the part of ${breweryName} is there.`),
    link: 'arrival',
  },
}

const words = (heading: string, happened: string): Words => ({ heading, happened })
const day = (text: string | null) => (text === null ? 'today' : formatDay(text))

/** Sends the mails of a reminder, and puts the part on the worklist where people must look. Needs a transaction. */
export async function remindOf(
  transaction: Database,
  { order, part, due }: { order: HeldOrder; part: ConsignmentRow; due: Reminder },
  deps: StepDeps,
): Promise<void> {
  const { brewery, buyer, link = null, worklist } = reminders[due]
  const named = { ...part, breweryName: part.breweryName ?? 'Dray' }
  if (brewery) await mailBrewery(transaction, { order, part, words: brewery(named) }, deps)
  if (buyer) await mailBuyer(transaction, { order, part, words: buyer(named), link }, deps)
  if (worklist !== undefined)
    await openEntry(transaction, {
      kind: due,
      subject: part.id,
      about: `${worklist}: ${order.number}, ${named.breweryName}.`,
      owner: 'operations',
      dueAt: deps.now,
      now: deps.now,
    })
}

type Reminded = { order: HeldOrder; part: ConsignmentRow; words: Words }

async function mailBrewery(
  transaction: Database,
  { order: { number }, part, words: said }: Reminded,
  { publicUrl }: StepDeps,
): Promise<void> {
  const [contact] = await findBreweryContacts(transaction, part.breweryId === null ? [] : [part.breweryId])
  if (!contact) return
  const { consignments } = await findOrder(transaction, null, number)
  const lines = mailedLines(consignments.find(({ id }) => id === part.id)!)
  const link = publicUrl + brewerysOrderPath(part.id)
  await enqueueMail(transaction, {
    to: contact,
    template: 'brewery-order-changed',
    data: { name: contact.name, number, ...said, lines, note: '', link },
  })
}

async function mailBuyer(
  transaction: Database,
  { order: { number }, part, words: said, link }: Reminded & { link: 'arrival' | 'cancel' | null },
  { publicUrl, sealer, now }: StepDeps,
): Promise<void> {
  const { contact } = await findOrder(transaction, null, number)
  if (contact === null) return
  const to = { email: contact.email, name: `${contact.firstname} ${contact.lastname}` }
  const data = { name: contact.firstname, number, ...said, note: '', link: publicUrl + paths.order(number) }
  if (link === null) return enqueueMail(transaction, { to, template: 'order-changed', data })
  const validUntil = new Date(now.getTime() + linkDays * 86_400_000)
  const wanted = { consignmentId: part.id, purpose: link, validUntil, publicUrl }
  const answerLink = await makeStepLink(transaction, wanted)
  return enqueueSecretMail(
    { database: transaction, sealer },
    {
      to,
      template: 'order-question',
      data: { ...data, answerLink, validUntil: formatMoment(validUntil.toISOString()) },
    },
  )
}

const linkDays = 14
