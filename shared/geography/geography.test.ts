import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm } from './geography.ts'

const london = { latitude: 51.5074, longitude: -0.1278 }
const edinburgh = { latitude: 55.9533, longitude: -3.1883 }

test('London to Edinburgh is 534 km in both directions (OPEN-66)', () => {
  expect(Math.round(distanceKm(london, edinburgh))).toBe(534)
  expect(distanceKm(edinburgh, london)).toBeCloseTo(distanceKm(london, edinburgh), 9)
  expect(distanceKm(london, london)).toBe(0)
})

test('a detour is never shorter (OPEN-66)', () => {
  const place = fc.record({
    latitude: fc.double({ min: 49, max: 61, noNaN: true }),
    longitude: fc.double({ min: -9, max: 2, noNaN: true }),
  })
  fc.assert(
    fc.property(place, place, place, (from, by, to) => {
      expect(distanceKm(from, to)).toBeLessThanOrEqual(distanceKm(from, by) + distanceKm(by, to) + 1e-6)
    }),
  )
})
