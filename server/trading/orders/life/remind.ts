import type { DeadlineStep } from '../../../../shared/orders/deadline-steps.ts'
import type { LinkVerb } from '../../../../shared/orders/step-link-data.ts'
import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import { momentText } from '../../../../shared/delivery/moment-text.ts'
import { paths } from '../../../../shared/paths/paths.ts'
import { sellingPaths } from '../../../../shared/paths/selling-paths.ts'
import type { WorklistKind } from '../../../../shared/worklist/worklist-kinds.ts'
import type { Database } from '../../../platform/database/database.ts'
import { enqueueMail, enqueueSecretMail } from '../../../platform/mail/enqueue-mail.ts'
import { openEntry } from '../../../platform/worklist/worklist.ts'
import { choiceLinkOf } from '../../../parties/notices/brewery-recipients.ts'
import { notifyBrewery } from '../../../parties/notices/notify-brewery.ts'
import { findOrder } from '../find-orders.ts'
import { mailedLines } from '../order-mails.ts'
import type { HeldOrder } from '../order-queries.ts'
import type { ConsignmentRow } from '../order-read-queries.ts'
import { longestLinkMs, makeStepLink } from './step-links.ts'
import type { StepDeps } from '../order-deps.ts'

/** Reminders of parts; those of claims are in claims/sweep-claims.ts. */
export type Reminder = Exclude<
  Extract<DeadlineStep, `remind_${string}` | `escalate_${string}` | `ask_${string}` | 'offer_cancel'>,
  'remind_claim'
>
type Words = { heading: string; happened: string }
type Action = { verb: LinkVerb; text: string }
type Part = Pick<ConsignmentRow, 'breweryName' | 'dispatchOn' | 'deadlineAt' | 'shippingOption'>

type ReminderRow = {
  brewery?: (part: Part) => Words
  buyer?: (part: Part) => Words
  /** What the links in the buyer's mail do on their own. */
  answers?: readonly Action[]
  /** What a link in the brewery's mail does, where the part can take it. */
  act?: Action
  /** What operations see on their worklist. */
  worklist?: { kind: WorklistKind; what: string }
}

/** What the clock says to whom while a part waits (marketplace 8.1). */
const reminders: Record<Reminder, ReminderRow> = {
  remind_answer: {
    brewery: () =>
      words('An order is waiting for your answer', 'please confirm it, propose something else or refuse it.'),
    act: { verb: 'accept', text: 'Accept all as ordered' },
  },
  escalate_answer: {
    brewery: () =>
      words('An order is still waiting for your answer', 'it is declined automatically unless you answer.'),
    buyer: ({ breweryName }) =>
      words(
        'Your order is still waiting',
        `${breweryName} has not answered yet. We are asking, and you get your money back if it does not answer.`,
      ),
    worklist: { kind: 'escalate_answer', what: 'A brewery has not answered an order' },
  },
  remind_proposal: {
    buyer: ({ breweryName }) =>
      words('Your answer is still open', `${breweryName} is still waiting for your answer to its question.`),
  },
  remind_dispatch: {
    brewery: ({ dispatchOn, shippingOption }) =>
      shippingOption === 'collection'
        ? words(
            'An order is to be ready tomorrow',
            `it is promised to be ready to collect on ${day(dispatchOn)}.`,
          )
        : words('An order leaves tomorrow', `it is promised to leave by ${day(dispatchOn)}.`),
    act: { verb: 'dispatch', text: 'All of it has left' },
  },
  escalate_dispatch: {
    buyer: (part) =>
      words(
        'Your order is late',
        `${part.breweryName} has not ${done(part)} on the day that was promised. We are asking.`,
      ),
    worklist: { kind: 'escalate_dispatch', what: 'An order did not leave or get ready on its day' },
  },
  offer_cancel: {
    buyer: (part) =>
      words(
        'You may cancel your order',
        `${part.breweryName} has still not ${done(part)}. You may cancel it, free of charge.`,
      ),
    answers: [{ verb: 'cancel', text: 'Cancel it' }],
  },
  remind_collection: {
    buyer: ({ breweryName }) =>
      words('Your order is waiting to be collected', `${breweryName} has it ready for you.`),
  },
  escalate_collection: {
    worklist: { kind: 'escalate_collection', what: 'An order was not collected' },
  },
  ask_brewery: {
    brewery: () =>
      words('Has it arrived?', 'please say whether your order has been delivered, and who took it.'),
  },
  ask_buyer: {
    buyer: ({ breweryName }) =>
      words('Has it arrived?', `please tell us whether ${breweryName}’s order has arrived.`),
    answers: [
      { verb: 'deliver', text: 'It is here' },
      { verb: 'claim', text: 'It never came' },
    ],
  },
}

/** What a brewery does with a part on its day. */
const done = ({ shippingOption }: Part) =>
  shippingOption === 'collection' ? 'got it ready to collect' : 'sent it'

const words = (heading: string, happened: string): Words => ({ heading, happened })
const day = (text: string | null) => (text === null ? 'today' : dayText(text))

/** Sends the mails of a reminder, and puts the part on the worklist where people must look. Needs a transaction. */
export async function remindOf(
  transaction: Database,
  { order, part, due }: { order: HeldOrder; part: ConsignmentRow; due: Reminder },
  deps: StepDeps,
): Promise<void> {
  const { brewery, buyer, answers = [], act = null, worklist } = reminders[due]
  const named = { ...part, breweryName: part.breweryName ?? 'Dray' }
  const isMissed = due.startsWith('escalate_')
  if (brewery) await mailBrewery(transaction, { order, part, words: brewery(named), act, isMissed }, deps)
  if (buyer) await mailBuyer(transaction, { order, part, words: buyer(named), answers }, deps)
  if (worklist !== undefined)
    await openEntry(transaction, {
      kind: worklist.kind,
      subject: part.id,
      about: `${worklist.what}: ${order.number}, ${named.breweryName}.`,
      owner: 'operations',
      dueAt: deps.now,
      now: deps.now,
    })
}

type Reminded = { order: HeldOrder; part: ConsignmentRow; words: Words }

async function mailBrewery(
  transaction: Database,
  {
    order: { number },
    part,
    words: said,
    act,
    isMissed,
  }: Reminded & { act: Action | null; isMissed: boolean },
  { publicUrl, sealer, now }: StepDeps,
): Promise<void> {
  if (part.breweryId === null) return
  const brewery = await notifyBrewery(transaction, part.breweryId, {
    kind: isMissed ? 'deadline_missed' : 'answer_due',
    text: { title: said.heading, about: number, path: sellingPaths.part(part.id) },
    now,
  })
  const { consignments } = await findOrder(transaction, null, number)
  const lines = mailedLines(consignments.find(({ id }) => id === part.id)!)
  const link = publicUrl + sellingPaths.part(part.id)
  const isActionPossible = act !== null && mayStep(part, act.verb)
  for (const to of brewery?.recipients ?? []) {
    const { name, memberId } = to
    const data = { name, number, ...said, lines, link, choiceLink: choiceLinkOf(to, publicUrl) }
    if (!isActionPossible) {
      const plain = { template: 'brewery-order-changed' as const, data: { ...data, note: '' } }
      await enqueueMail(transaction, { to, ...plain, isAtOnce: true })
      continue
    }
    const wanted = { consignmentId: part.id, verb: act.verb, memberId, until: endOf(now), now, publicUrl }
    const acting = { act: act.text, actLink: await makeStepLink(transaction, wanted) }
    const deps = { database: transaction, sealer }
    await enqueueSecretMail(deps, { to, template: 'brewery-order-waits', data: { ...data, ...acting } })
  }
}

/** A part that is proposed waits for its buyer, one that is not packed cannot leave, and one that is collected does not. */
const mayStep = ({ state, shippingOption }: ConsignmentRow, verb: LinkVerb) =>
  verb === 'accept'
    ? state === 'placed'
    : verb === 'dispatch' && state === 'packed' && shippingOption === 'delivery'

async function mailBuyer(
  transaction: Database,
  { order: { number }, part, words: said, answers }: Reminded & { answers: readonly Action[] },
  { publicUrl, sealer, now }: StepDeps,
): Promise<void> {
  const { contact } = await findOrder(transaction, null, number)
  if (contact === null) return
  const to = { email: contact.email, name: `${contact.firstname} ${contact.lastname}` }
  const data = { name: contact.firstname, number, ...said, note: '', link: publicUrl + paths.order(number) }
  if (answers.length === 0)
    return enqueueMail(transaction, { to, template: 'order-changed', data, isAtOnce: true })
  const until = endOf(now)
  const answerLinks = []
  for (const { verb } of answers)
    answerLinks.push(await makeStepLink(transaction, { consignmentId: part.id, verb, until, now, publicUrl }))
  const validUntil = momentText(until)
  return enqueueSecretMail(
    { database: transaction, sealer },
    {
      to,
      template: 'order-question',
      data: { ...data, answers: answers.map(({ text }) => text), answerLinks, validUntil },
    },
  )
}

/** Links of reminders live as long as any may: what they remind of has a deadline of its own. */
const endOf = (now: Date) => new Date(now.getTime() + longestLinkMs)
