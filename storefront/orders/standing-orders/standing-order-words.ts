import type { StandingOccurrence, StandingOrder } from '../../../shared/api/standing-orders-api.ts'
import { dayText, deadlineText } from '../../../shared/delivery/arrival-text.ts'
import type { StandingWish } from '../../../shared/orders/standing-wish.ts'

type Tone = 'plain' | 'hop' | 'malt' | 'oxide'

export const standingStateWords: Record<StandingOrder['state'], { text: string; tone: Tone }> = {
  active: { text: 'Active', tone: 'hop' },
  paused: { text: 'Paused', tone: 'malt' },
  ended: { text: 'Ended', tone: 'plain' },
}

export const occurrenceWords: Record<StandingOccurrence['state'], { text: string; tone: Tone }> = {
  coming: { text: 'To come', tone: 'plain' },
  prepared: { text: 'Previewed', tone: 'hop' },
  skipped: { text: 'Skipped', tone: 'plain' },
  placed: { text: 'Placed', tone: 'hop' },
  lapsed: { text: 'Not confirmed', tone: 'malt' },
  failed: { text: 'Not placed', tone: 'oxide' },
}

export const rhythmNames = { 1: 'Every week', 2: 'Every 2 weeks', 4: 'Every 4 weeks' } as const
export const paymentNames = { card: 'By card, each time', invoice: 'On your credit account' } as const
export const wishLabels: Record<StandingWish, string> = {
  ask_me: 'Ask me',
  send_what_you_have: 'Send what there is',
  cancel_the_line: 'Leave the line out',
}

/** 'Every week · One pallet of Forth Valley · The Salt Cellar, Leith'. */
export function summaryText({ rhythmWeeks, group, premises }: StandingOrder): string {
  const place = [premises.name, premises.town].filter((part) => part !== null).join(', ')
  return [
    rhythmNames[rhythmWeeks],
    ...(group ? [`One pallet of ${group.name}`] : []),
    ...(place ? [place] : []),
  ].join(' · ')
}

/** What the clock does with the next occurrence, in a sentence. */
export function nextText(
  { payment, group }: Pick<StandingOrder, 'payment' | 'group'>,
  { day, cutOffAt, state, terms }: StandingOccurrence,
): string {
  const when = deadlineText(cutOffAt)
  const what = group === null ? `For ${dayText(day)}` : `For the week of ${dayText(day)}`
  if (state === 'coming') return `${what}: we send you a preview three days before ${when}.`
  return (terms?.payment ?? payment) === 'card'
    ? `${what}: nothing is ordered unless you confirm and pay before ${when}.`
    : `${what}: ordered on your credit account on ${when}, unless you skip it before.`
}

/** What holds for a previewed occurrence though its standing order says otherwise since, a sentence each. */
export function termsOfPreview(
  { premises, payment, wish }: Pick<StandingOrder, 'premises' | 'payment' | 'wish'>,
  { terms }: StandingOccurrence,
): string[] {
  if (terms === null) return []
  const { name, town } = terms.premises
  return [
    ...(terms.premises.id === premises.id
      ? []
      : name === null
        ? ['Its premises are no longer in your trade account, so it cannot be placed.']
        : [`It goes to ${name}, ${town}.`]),
    ...(terms.payment === payment ? [] : [`It is paid ${paymentWords[terms.payment]}.`]),
    ...(terms.wish === wish
      ? []
      : [`When a brewery cannot send everything: ${wishLabels[terms.wish].toLowerCase()}.`]),
  ]
}

const paymentWords = { card: 'by card, once you confirm it', invoice: 'on your credit account' } as const
