import { expect, test } from 'vitest'
import { orderTrack } from './order-track.ts'

const placedAt = '2026-11-25T10:00:00Z'
const carrier = { leavesBy: '2026-12-02', arrivesBy: '2026-12-09', isOnDay: false }
const pallet = { leavesBy: '2026-11-30', arrivesBy: '2026-12-01', isOnDay: true }
const shown = (parts: Parameters<typeof orderTrack>[0]['parts']) =>
  orderTrack({ placedAt, parts }).map(({ label, day, isDone }) =>
    `${isDone ? '+' : '-'}${label} ${day}`.trim(),
  )

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

test('what has left names no day of leaving, what is collected none of arrival (SEE-13)', () => {
  expect(shown([{ state: 'dispatched', days: carrier }]).slice(3)).toEqual([
    '+On its way',
    '-With you by Wed 9 Dec',
  ])
  expect(shown([{ state: 'placed', days: { ...carrier, arrivesBy: null } }]).at(-1)).toBe('-With you')
})
