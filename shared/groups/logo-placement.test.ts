import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlapOf, placeLogos } from './logo-placement.ts'

const picture = fc.record({
  seed: fc.string(),
  width: fc.integer({ min: 0, max: 2000 }),
  height: fc.integer({ min: 0, max: 1200 }),
})
const logos = fc.uniqueArray(fc.uuid(), { maxLength: 24 })

test('every placed logo is 65 to 200 px in size and lies inside the picture (HOME-59)', () => {
  fc.assert(
    fc.property(picture, logos, (group, ids) => {
      for (const logo of placeLogos(group, ids)) {
        expect(logo.size).toBeGreaterThanOrEqual(65)
        expect(logo.size).toBeLessThanOrEqual(200)
        expect(Math.min(logo.left, logo.top)).toBeGreaterThanOrEqual(0)
        expect(logo.left + logo.size).toBeLessThanOrEqual(group.width)
        expect(logo.top + logo.size).toBeLessThanOrEqual(group.height)
      }
    }),
  )
})

test('no two logos share more than 5 percent of the smaller one (HOME-61)', () => {
  fc.assert(
    fc.property(picture, logos, (group, ids) => {
      const placed = placeLogos(group, ids)
      placed.forEach((logo, index) => {
        for (const other of placed.slice(index + 1)) {
          expect(overlapOf(logo, other)).toBeLessThanOrEqual(0.05)
        }
      })
    }),
  )
})

test('a group is always drawn the same, each logo once and in order (C-91)', () => {
  fc.assert(
    fc.property(picture, logos, (group, ids) => {
      const placed = placeLogos(group, ids)
      expect(placeLogos({ ...group }, [...ids])).toEqual(placed)
      const shown = placed.map((logo) => logo.id)
      expect(shown).toEqual(ids.filter((id) => shown.includes(id)))
    }),
  )
  const size = { width: 800, height: 500 }
  expect(placeLogos({ seed: 'leeds', ...size }, ['a'])).not.toEqual(
    placeLogos({ seed: 'york', ...size }, ['a']),
  )
})

test('a logo without room is tried 80 and then 60 times, and is left out (HOME-60)', () => {
  let drawn = 0
  const counted = () => {
    drawn += 1
    return 0.5
  }
  const placed = placeLogos({ seed: 'g', width: 70, height: 70 }, ['first', 'second'], counted)
  expect(placed.map((logo) => logo.id)).toEqual(['first'])
  const drawsPerAttempt = 2
  expect(drawn).toBe(drawsPerAttempt * (1 + 80 + 60))
})

test('the last resort is the smallest size (C-91)', () => {
  // The corner is taken until the 80 attempts are used up; then there is room at the far end.
  let drawn = 0
  const late = () => {
    drawn += 1
    return drawn <= 2 * 81 ? 0 : 0.999
  }
  const [first, second] = placeLogos({ seed: 'g', width: 400, height: 300 }, ['a', 'b'], late)
  expect(first?.size).toBeGreaterThan(65)
  expect(second?.size).toBe(65)
})

test('percentages give the same placement as pixels (HOME-52)', () => {
  const [logo] = placeLogos({ seed: 'g', width: 800, height: 400 }, ['a'], () => 0.5)
  expect(logo).toEqual({
    id: 'a',
    left: 300,
    top: 100,
    size: 200,
    leftPercent: 37.5,
    topPercent: 25,
    sizePercent: 25,
  })
})

test('eight logos all find room on a card-sized picture (HOME-52)', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  for (const seed of ['leeds', 'york', 'bath', 'cardiff', 'derry', 'truro']) {
    expect(placeLogos({ seed, width: 640, height: 400 }, ids)).toHaveLength(8)
  }
})

test('the overlap is measured against the smaller square (HOME-61)', () => {
  const large = { left: 0, top: 0, size: 100 }
  expect(overlapOf(large, { left: 90, top: 0, size: 50 })).toBe(0.2)
  expect(overlapOf(large, { left: 100, top: 0, size: 50 })).toBe(0)
  expect(overlapOf(large, { left: 10, top: 10, size: 50 })).toBe(1)
})
