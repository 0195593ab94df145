import { assert, double, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { deliveryAnswer, deliveryRefusal } from './delivery-area.ts'
import { distanceKm } from './geography.ts'

const york = { latitude: 53.959, longitude: -1.0815 }
const leeds = { latitude: 53.8, longitude: -1.55 }
const area = { ...york, radiusKm: 40 }

test.each([
  ['a place in the circle', area, leeds, { kind: 'inside', distanceKm: 35, radiusKm: 40 }],
  ['the centre itself', area, york, { kind: 'inside', distanceKm: 0, radiusKm: 40 }],
  ['a place beyond it', { ...york, radiusKm: 20 }, leeds, { kind: 'outside', distanceKm: 35, radiusKm: 20 }],
  [
    'a place just beyond it, by metres',
    { ...york, radiusKm: 35 },
    leeds,
    { kind: 'outside', distanceKm: 36, radiusKm: 35 },
  ],
  ['a postcode without a place', area, null, { kind: 'unknown-postcode' }],
  ['a group without a centre', null, leeds, { kind: 'no-area' }],
  ['neither', null, null, { kind: 'no-area' }],
] as const)('%s (OPEN-66)', (_, delivery, place, answer) => {
  expect(deliveryAnswer(delivery, place)).toEqual(answer)
})

const place = record({
  latitude: double({ min: 49.9, max: 60.9, noNaN: true }),
  longitude: double({ min: -8.2, max: 1.8, noNaN: true }),
})

test('shows a distance up to the radius inside, and one beyond it outside (OPEN-66)', () => {
  assert(
    property(place, place, integer({ min: 1, max: 300 }), (centre, other, radiusKm) => {
      const answer = deliveryAnswer({ ...centre, radiusKm }, other)
      const isInside = distanceKm(centre, other) <= radiusKm
      expect(answer.kind).toBe(isInside ? 'inside' : 'outside')
      const distance = 'distanceKm' in answer ? answer.distanceKm : NaN
      expect(distance <= radiusKm).toBe(isInside)
      expect(Number.isInteger(distance)).toBe(true)
    }),
  )
})

test.each([
  [{ kind: 'unknown-postcode' }, 'We do not know where YO1 7HH is. Please check the postcode.'],
  [
    { kind: 'outside', distanceKm: 41, radiusKm: 40 },
    'YO1 7HH is 41 km from the centre of Ouse, which delivers up to 40 km.',
  ],
  [{ kind: 'inside', distanceKm: 40, radiusKm: 40 }, null],
  [{ kind: 'no-area' }, null],
] as const)('the answer %j refuses a pallet with: %s (OPEN-66)', (answer, text) => {
  expect(deliveryRefusal(answer, { postcode: 'YO1 7HH', groupName: 'Ouse' })).toBe(text)
})
