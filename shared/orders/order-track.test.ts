import { expect, test } from 'vitest'
import { orderTrack } from './order-track.ts'

const placedAt = '2026-11-25T10:00:00Z'
const carrier = { leavesBy: '2026-12-02', arrivesBy: '2026-12-09', isOnDay: false }
const pallet = { leavesBy: '2026-11-30', arrivesBy: '2026-12-01', isOnDay: true }
type Tracked = Parameters<typeof orderTrack>[0]
type Part = Omit<Tracked['parts'][number], 'shippingOption'> & Partial<Tracked['parts'][number]>
const shown = (parts: readonly Part[], history: Tracked['history'] = []) =>
  orderTrack({
    placedAt,
    parts: parts.map((part) => ({ shippingOption: 'delivery', ...part })),
    history,
  }).map(({ label, day, isDone }) => `${isDone ? '+' : '-'}${label} ${day}`.trim())

test('an order shows five steps, the last with the day of arrival (SEE-13)', () => {
  expect(shown([{ state: 'placed', days: carrier }])).toEqual([
    '+Placed Wed 25 Nov',
    '-Confirmed',
    '-Packed',
    '-On its way by Wed 2 Dec',
    '-With you by Wed 9 Dec',
  ])
  expect(shown([{ state: 'packed', days: pallet }]).at(-1)).toBe('-With you Tue 1 Dec')
})

test('a step counts once all of the order has taken it; what was given up counts nothing (SEE-13)', () => {
  const steps = shown([
    { state: 'dispatched', days: carrier },
    { state: 'accepted', days: pallet },
    { state: 'cancelled', days: null },
  ])
  expect(steps.filter((step) => step.startsWith('+'))).toEqual(['+Placed Wed 25 Nov', '+Confirmed'])
  expect(steps.at(-1)).toBe('-With you by Wed 9 Dec')
})

test('what has left names no day of leaving (SEE-13)', () => {
  expect(shown([{ state: 'dispatched', days: carrier }]).slice(3)).toEqual([
    '+On its way',
    '-With you by Wed 9 Dec',
  ])
})

test('an order that is collected is ready and collected, and never on its way (SEE-13)', () => {
  const ready = { leavesBy: '2026-12-02', arrivesBy: null, isOnDay: false }
  const collected = (state: Part['state'], days: Part['days'] = ready): Part => ({
    state,
    shippingOption: 'collection',
    days,
  })
  expect(shown([collected('accepted')])).toEqual([
    '+Placed Wed 25 Nov',
    '+Confirmed',
    '-Ready to collect by Wed 2 Dec',
    '-Collected',
  ])
  const history = [
    { at: '2026-11-25T11:00:00Z', what: 'accept' },
    { at: '2026-11-27T09:00:00Z', what: 'pack' },
    { at: '2026-11-30T09:00:00Z', what: 'hand_over' },
  ] as const
  expect(shown([collected('packed')], history).slice(2)).toEqual([
    '+Ready to collect Fri 27 Nov',
    '-Collected',
  ])
  expect(shown([collected('delivered', null), { state: 'cancelled', days: null }], history).slice(2)).toEqual(
    ['+Ready to collect Fri 27 Nov', '+Collected Mon 30 Nov'],
  )
})

test('an order of which one part is collected keeps the steps of a delivery (SEE-13)', () => {
  const steps = shown([
    { state: 'packed', shippingOption: 'collection', days: { ...carrier, arrivesBy: null } },
    { state: 'dispatched', days: carrier },
  ])
  expect(steps.slice(2)).toEqual(['+Packed', '-On its way by Wed 2 Dec', '-With you by Wed 9 Dec'])
})

test('a step that is taken has the day of the last part that took it (SEE-13)', () => {
  const history = [
    { at: '2026-11-25T10:00:00Z', what: 'place' },
    { at: '2026-11-25T11:00:00Z', what: 'accept' },
    { at: '2026-11-26T11:00:00Z', what: 'accept' },
    { at: '2026-11-27T09:00:00Z', what: 'pack' },
    { at: '2026-11-30T09:00:00Z', what: 'dispatch' },
    { at: '2026-12-01T09:00:00Z', what: 'deliver' },
  ] as const
  const delivered = { state: 'delivered', days: null } as const
  expect(shown([delivered, delivered], history)).toEqual([
    '+Placed Wed 25 Nov',
    '+Confirmed Thu 26 Nov',
    '+Packed Fri 27 Nov',
    '+On its way Mon 30 Nov',
    '+With you Tue 1 Dec',
  ])
  expect(shown([delivered, { state: 'accepted', days: carrier }], history).slice(2)).toEqual([
    '-Packed',
    '-On its way by Wed 2 Dec',
    '-With you by Wed 9 Dec',
  ])
})
