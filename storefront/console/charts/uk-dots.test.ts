import { expect, test } from 'vitest'
import { towns } from '../../../shared/geography/towns.ts'
import { mapPoint, ukDots } from './uk-dots.ts'

const rounded = (value: number) => Math.round(value / 1.5) * 1.5

test('the map has a dot for each town of the table, and none elsewhere (SEE-05)', () => {
  const wanted = new Set(towns.map(mapPoint).map(({ x, y }) => `${rounded(x)} ${rounded(y)}`))
  expect(new Set(ukDots.map(({ x, y }) => `${x} ${y}`))).toEqual(wanted)
})
