import { array, assert, double, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { clipLand } from './clip-land.ts'
import { drawGroupMap } from './draw-group-map.ts'
import { spreadMarkers } from './spread-markers.ts'

const york = { latitude: 53.959, longitude: -1.0815, radiusKm: 60 }
const place = record({
  latitude: double({ min: 49.9, max: 60.9, noNaN: true }),
  longitude: double({ min: -8.2, max: 1.8, noNaN: true }),
})
const point = record({
  x: double({ min: -900, max: 900, noNaN: true }),
  y: double({ min: -900, max: 900, noNaN: true }),
})

test('a map shows every brewery inside its frame, the whole circle, and only whole numbers', () => {
  assert(
    property(
      place,
      integer({ min: 1, max: 200 }),
      array(place, { maxLength: 12 }),
      (centre, radiusKm, places) => {
        const map = drawGroupMap(
          { ...centre, radiusKm },
          places.map((one, at) => ({ ...one, number: at + 1 })),
        )
        expect(map.radius).toBeLessThan(map.side / 2)
        expect(map.markers).toHaveLength(places.length)
        for (const { anchor } of map.markers) {
          for (const part of [anchor.x, anchor.y]) {
            expect(part).toBeGreaterThanOrEqual(0)
            expect(part).toBeLessThanOrEqual(map.side)
          }
        }
        expect(map.land).toMatch(/^[MQZ\d\s-]*$/)
      },
    ),
    { numRuns: 60 },
  )
})

test('north is up and east is right', () => {
  const map = drawGroupMap(york, [
    { number: 1, latitude: 54.4, longitude: york.longitude },
    { number: 2, latitude: york.latitude, longitude: -0.5 },
  ])
  const [north, east] = map.markers
  expect(north?.anchor.y).toBeLessThan(map.side / 2)
  expect(north?.anchor.x).toBe(map.side / 2)
  expect(east?.anchor.x).toBeGreaterThan(map.side / 2)
  expect(map.towns.map(({ name }) => name)).toContain('Leeds')
})

test('breweries of one town appear side by side, without overlap', () => {
  const spots = spreadMarkers(
    Array.from({ length: 6 }, () => ({ x: 240, y: 240 })),
    30,
  )
  expect(spots[0]).toEqual({ x: 240, y: 240 })
  spots.forEach((spot, at) => {
    for (const other of spots.slice(at + 1)) {
      expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThanOrEqual(30 - 1e-9)
    }
  })
})

test('clipped land stays inside the frame, and land inside the frame stays unchanged', () => {
  assert(
    property(array(point, { minLength: 3, maxLength: 12 }), (line) => {
      for (const { x, y } of clipLand(line, -500, 500)) {
        expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(500 + 1e-6)
      }
      expect(clipLand(line, -900, 900)).toEqual(line)
    }),
  )
})

test('the scale is the longest step that takes at most a quarter of the map', () => {
  for (const radiusKm of [1, 60, 100, 150, 200]) {
    const { scale, side } = drawGroupMap({ ...york, radiusKm }, [])
    const reachKm = Math.max(90, radiusKm * 1.4)
    const fitting = [10, 20, 50, 100, 200].filter((km) => km <= reachKm / 2)
    expect(scale.km).toBe(fitting.at(-1))
    expect(scale.length).toBe(Math.round((fitting.at(-1)! * side) / 2 / reachKm))
  }
})

test('land is drawn as closed, curved lines that reach beyond the frame and not far', () => {
  const { land, side, towns } = drawGroupMap(york, [])
  const lines = land.split('Z').filter(Boolean)
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) {
    expect(line).toMatch(/^M-?\d+ -?\d+(?:Q-?\d+ -?\d+ -?\d+ -?\d+){3,}$/)
    const [start, ...curves] = line.slice(1).split('Q')
    const ends = curves.map((curve) => curve.split(' ').map(Number))
    expect(ends.at(-1)!.slice(2).join(' ')).toBe(start)
    for (const [at, [x = 0, y = 0, middleX = 0, middleY = 0]] of ends.entries()) {
      const [nextX = 0, nextY = 0] = ends[(at + 1) % ends.length]!
      expect(Math.abs(middleX - (x + nextX) / 2)).toBeLessThanOrEqual(1)
      expect(Math.abs(middleY - (y + nextY) / 2)).toBeLessThanOrEqual(1)
    }
  }
  const numbers = land.match(/-?\d+/g)!.map(Number)
  expect(Math.min(...numbers)).toBe(-side / 2)
  expect(Math.max(...numbers)).toBe(side * 1.5)
  expect(towns.map(({ name }) => name)).not.toContain('York')
})
