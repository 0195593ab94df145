import type { Fate, HistoryStep, Moment } from './history-steps.ts'

const fate: Fate = { kind: 'answered' }
const ordered = {
  kind: 'order' as const,
  buyer: 0,
  units: [3, 3, 0],
  payment: 'card' as const,
  wish: 'ask_me' as const,
  isCollected: false,
  isPaid: true,
  fate,
}
const lead = (order: number, part: number, units = 0): HistoryStep => ({
  kind: 'lead',
  order,
  part,
  units,
  fate,
})
const days = (hours: number): HistoryStep => ({ kind: 'sweep', hours, fate })

/**
 * What chance alone seldom reaches: a part that is sent, delivered, claimed, credited and paid out, one that is sent in two,
 * paid out and refunded afterwards, a pallet of which a brewery refuses its part, and a part
 * that is claimed before it is delivered, sent again, and left by its buyer. Played before the random histories.
 */
export const farHistory: Moment[] = [
  [{ ...ordered, isGroup: false }],
  [lead(0, 0)],
  [lead(0, 1)],
  [lead(0, 0)],
  [lead(0, 1, 1)],
  [lead(0, 0)],
  [lead(0, 0)],
  [{ kind: 'decide', order: 0, part: 0, isAdmitted: true, bearer: 'brewery', fate }],
  [days(1)],
  [{ ...ordered, isGroup: true }],
  [lead(1, 0)],
  [{ kind: 'take', order: 1, part: 1, verb: 'refuse', role: 'sales', units: 0, fate }],
  [lead(0, 1)],
  [days(80)],
  [days(80)],
  [days(26)],
  [{ kind: 'refund', order: 0, part: 1, units: 1, goodwillMinor: 500, fate }],
  [days(80)],
  [{ ...ordered, isGroup: false }],
  [lead(2, 0)],
  [lead(2, 0)],
  [{ kind: 'claim', order: 2, part: 0, about: 'missing', units: 1, fate }],
  [{ kind: 'answer', order: 2, part: 0, answer: 'replace', fate }],
  [{ kind: 'claim', order: 2, part: 0, about: 'damaged', units: 1, fate }],
  [{ kind: 'answer', order: 2, part: 0, answer: 'admit', fate }],
  [{ kind: 'people', verb: 'invite', which: 0 }],
  [{ kind: 'people', verb: 'dismiss', which: 0 }],
  [{ kind: 'people', verb: 'join', which: 0 }],
  [{ kind: 'leave', which: 0 }],
  [days(80)],
]
