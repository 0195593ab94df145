import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PaymentEvent, paymentStateOf } from './payment-state.ts'

const kinds = ['action_required', 'processing', 'failed', 'succeeded', 'cancelled', 'refunded'] as const
const event = fc.record({
  id: fc.integer({ min: 1, max: 12 }).map((number) => `event-${number}`),
  kind: fc.constantFrom(...kinds),
  attempt: fc.nat(4),
  amountMinor: fc.nat(100_000),
  reason: fc.option(fc.constantFrom('declined', 'insufficient_funds')),
})
/** The same id is the same event at any time. */
const events = fc.uniqueArray(event, { selector: ({ id }) => id, maxLength: 12 })
const of = (kind: PaymentEvent['kind'], attempt = 1, id = `${kind}-${attempt}`): PaymentEvent => ({
  id,
  kind,
  attempt,
  amountMinor: 5000,
  reason: kind === 'failed' ? 'declined' : null,
})

test('the state of a payment depends neither on the order of events nor on how often they come', () => {
  fc.assert(
    fc.property(events, fc.array(fc.nat(11)), fc.infiniteStream(fc.nat()), (sent, again, places) => {
      const repeated = [...sent, ...again.flatMap((at) => sent[at] ?? [])]
      const shuffled = repeated
        .map((one) => ({ one, place: places.next().value as number }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ one }) => one)
      expect(paymentStateOf(shuffled)).toEqual(paymentStateOf(sent))
    }),
  )
})

test('no later event reverses a paid payment', () => {
  fc.assert(
    fc.property(events, event, (sent, later) => {
      const paid = [of('succeeded'), ...sent]
      expect(paymentStateOf(paid).kind).toBe('paid')
      expect(paymentStateOf([...paid, { ...later, id: 'later' }]).kind).toBe('paid')
    }),
  )
})

test.each([
  ['nothing yet', [], 'open'],
  ['a decline', [of('failed')], 'failed'],
  ['a decline, then another try', [of('failed'), of('processing', 2)], 'processing'],
  ['a try and its decline that came first', [of('failed', 2), of('action_required', 2)], 'failed'],
  ['a late decline of an earlier try', [of('action_required', 2), of('failed', 1)], 'action_required'],
  ['a decline, then success', [of('failed'), of('succeeded', 2)], 'paid'],
  ['success, reported twice under two names', [of('succeeded'), of('succeeded', 1, 'again')], 'paid'],
  ['given up', [of('failed'), of('cancelled', 0)], 'cancelled'],
  ['given up, but success was under way', [of('cancelled', 0), of('succeeded')], 'paid'],
] as const)('%s', (_, sent, kind) => {
  const state = paymentStateOf(sent)
  expect(state.kind).toBe(kind)
  expect(state.paidMinor).toBe(kind === 'paid' ? 5000 : 0)
})

test('refunds add up, each once', () => {
  const refund = of('refunded', 0, 'refund-1')
  const sent = [of('succeeded'), refund, refund, of('refunded', 0, 'refund-2')]
  expect(paymentStateOf(sent)).toMatchObject({ kind: 'paid', paidMinor: 5000, refundedMinor: 10_000 })
})
