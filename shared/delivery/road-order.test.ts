import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { legsKm, wayKm, windowClashes } from './road-order.ts'

const depot = { latitude: 55.9757, longitude: -3.5983 }
const edinburgh = { latitude: 55.9533, longitude: -3.1883 }
const stirling = { latitude: 56.1165, longitude: -3.9369 }

test('legs go from the depot from drop to drop, past drops without a known place (SEE-08)', () => {
  const stops = [{ place: edinburgh }, { place: null }, { place: stirling }]
  expect(legsKm(depot, stops)).toEqual([26, null, 50])
  expect(wayKm(legsKm(depot, stops))).toBe(76)
  expect(legsKm(depot, [stops[2]!, stops[0]!])).toEqual([26, 50])
  expect(legsKm(null, stops)).toEqual([null, null, 50])
  expect(wayKm([])).toBe(0)
})

const way = ([from, ...stops]: { latitude: number; longitude: number }[]) =>
  wayKm(
    legsKm(
      from!,
      stops.map((each) => ({ place: each })),
    ),
  )

test('the way over the same stops is as long in both directions (SEE-08)', () => {
  const place = fc.record({
    latitude: fc.double({ min: 50, max: 59, noNaN: true }),
    longitude: fc.double({ min: -6, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(place, { minLength: 2, maxLength: 12 }), (places) => {
      expect(way(places.toReversed())).toBe(way(places))
    }),
  )
})

const stop = (pub: string, opensAt: string | null, closesAt: string | null) => ({ pub, opensAt, closesAt })

test('a drop that closes before an earlier one opens is named with it (SEE-08)', () => {
  const bell = stop('The Bell', '12:00', '15:00')
  const early = stop('Early Bird', '07:00', '11:30')
  expect(windowClashes([early, bell, stop('Always', null, null)])).toEqual([])
  expect(windowClashes([bell, early])).toEqual([{ late: early, after: bell }])
  expect(windowClashes([bell, stop('Noon', '09:00', '12:00')])).toHaveLength(1)
})
