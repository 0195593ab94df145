import type { OrderConsignment } from '../../../../shared/api/orders-api.ts'
import type { LinkVerb } from '../../../../shared/orders/step-link-data.ts'
import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import { formatMinor } from '../../../../shared/format/money.ts'
import { londonDay, londonTime } from '../../../../shared/working-time/working-time.ts'
import { mailedLines } from '../order-mails.ts'
import { proposalSentences } from './proposal-words.ts'

export type LinkedPart = Pick<
  OrderConsignment,
  'proposal' | 'lines' | 'dispatchOn' | 'totalMinor' | 'shippingOption'
> & {
  isOnPallet: boolean
  sender: string
  /** The buyer's business, for its breweries. */
  pub: string
}
export type LinkWords = { title: string; about: string[]; label: string; detail: string }

/** What a link does, before it does it: the page shows it with one button. */
export const linkWords: Record<LinkVerb, (part: LinkedPart) => LinkWords> = {
  accept: (part) => ({
    title: 'Accept all as ordered?',
    about: brewerysPart(part),
    label: 'Accept all as ordered',
    detail: `An invoice of ${formatMinor(part.totalMinor)} is issued in your name, and ${part.pub} is notified.`,
  }),
  dispatch: (part) => ({
    title: 'Is it on its way?',
    about: brewerysPart(part),
    label: 'All of it has left',
    detail: `${part.pub} is notified that it is on its way.`,
  }),
  agree: (part) => answer(part, 'agree', 'Agree'),
  decline_lines: (part) => answer(part, 'declineLines', 'Leave these lines out'),
  decline_part: (part) => answer(part, 'declinePart', `Nothing from ${part.sender}`),
  deliver: ({ sender }) => ({
    title: 'Has it arrived?',
    about: [`${sender}’s order was due to be with you by now.`],
    label: 'It is here',
    detail: 'Say who took it.',
  }),
  claim: ({ sender }) => ({
    title: 'Has it not arrived?',
    about: [`${sender}’s order was due to be with you by now.`],
    label: 'It never came',
    detail: 'This opens a claim, and we look for it.',
  }),
  cancel: ({ totalMinor, isOnPallet, sender }) => ({
    title: `Cancel ${sender}’s order?`,
    about: [`${sender} has not sent it in time. You may cancel it, free of charge.`],
    label: `Cancel ${sender}’s order`,
    detail: `You get ${formatMinor(totalMinor)} back${isOnPallet ? ', and its share of your pallet' : ''}.`,
  }),
}

/** A brewery's own lines and sum: nothing of others' parts (NOTE-09). */
const brewerysPart = (part: LinkedPart) => [
  `For ${part.pub}${part.shippingOption === 'collection' ? ', who collects it' : ''}.`,
  ...mailedLines(part),
  ...(part.dispatchOn === null ? [] : [`It leaves by ${dayText(part.dispatchOn)}.`]),
]

function answer(part: LinkedPart, which: 'agree' | 'declineLines' | 'declinePart', label: string): LinkWords {
  const { proposal, sender, isOnPallet } = part
  const outcome = proposal?.[which] ?? null
  return {
    title: `${sender} asks about your order`,
    about:
      proposal === null
        ? []
        : [...proposalSentences(part, proposal).offers, ...(proposal.note === null ? [] : [proposal.note])],
    label,
    detail:
      outcome === null
        ? ''
        : `The order comes to ${formatMinor(outcome.totalMinor)}; you get ${formatMinor(outcome.backMinor)} back.` +
          (isOnPallet ? ' What your pallet costs then is in both.' : ''),
  }
}

const done: Record<LinkVerb, string> = {
  accept: 'accepted',
  dispatch: 'sent',
  agree: 'agreed',
  decline_lines: 'declined',
  decline_part: 'declined',
  deliver: 'taken as delivered',
  claim: 'claimed',
  cancel: 'cancelled',
}

/** 'Already accepted by Jan Mason at 09:12.', with the day where it is not today's. */
export function doneSentence(
  verb: LinkVerb,
  { at, actorName }: { at: string; actorName: string | null },
  now: Date,
): string {
  const time = londonTime(new Date(at))
  const day = londonDay(new Date(at))
  const when = day === londonDay(now) ? `at ${time}` : `on ${dayText(day, now)} at ${time}`
  return `Already ${done[verb]}${actorName === null ? '' : ` by ${actorName}`} ${when}.`
}
