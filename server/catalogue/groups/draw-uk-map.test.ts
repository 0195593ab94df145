import { expect, test } from 'vitest'
import { drawUkMap } from './draw-uk-map.ts'

const brewery = (name: string, town: string, country = 'England') => ({
  name,
  slug: name.toLowerCase(),
  town,
  country,
})

test('the land reaches from Shetland to Cornwall within the drawing (SEE-15)', () => {
  const { land, width, height } = drawUkMap([], [])
  const numbers = land.match(/-?\d+/g)!.map(Number)
  const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, at) => at % 2 === odd))
  expect(Math.min(...xs!)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...xs!)).toBeLessThanOrEqual(width)
  expect(Math.min(...ys!)).toBeLessThan(height * 0.1)
  expect(Math.max(...ys!)).toBeGreaterThan(height * 0.9)
  expect(Math.max(...ys!)).toBeLessThanOrEqual(height)
})

test('breweries near one another share a mark, from north to south, and each is listed once (SEE-15)', () => {
  const map = drawUkMap(
    [
      brewery('Weir', 'Leeds'),
      brewery('Beck', 'Leeds'),
      brewery('Skaill', 'Stromness', 'Scotland'),
      brewery('Quay', 'Falmouth'),
      brewery('Mist', 'Brigadoon'),
    ],
    [
      { name: 'Aire', slug: 'aire', latitude: 53.8, longitude: -1.5 },
      { name: 'New', slug: 'new', latitude: null, longitude: null },
    ],
  )
  expect(map.marks.map(({ place, breweries }) => [place, breweries.map(({ name }) => name)])).toEqual([
    ['Stromness', ['Skaill']],
    ['Leeds', ['Weir', 'Beck']],
    ['Falmouth', ['Quay']],
  ])
  expect(map.elsewhere.map(({ name }) => name)).toEqual(['Mist'])
  expect(map.groups.map(({ name }) => name)).toEqual(['Aire'])
  for (const { x, y } of map.marks) {
    expect(x > 0 && x < map.width).toBe(true)
    expect(y > 0 && y < map.height).toBe(true)
  }
})
