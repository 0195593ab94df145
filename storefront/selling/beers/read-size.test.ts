import { expect, test } from 'vitest'
import { readSize } from './read-size.ts'

const volumeOf = (litres: string) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ name: 'Tank', type: 'keg', litres })) form.set(name, value)
  const read = readSize(form)
  return read.kind === 'size' ? read.size['volumeMl'] : read.message
}

test.each([
  ['', null],
  ['40.9', 40_900],
  ['40,9', 40_900],
  ['0,330', 330],
  ['1,000', 1_000_000],
  ['1000', 1_000_000],
])('%j litres of a new size are %s ml', (typed, volumeMl) => {
  expect(volumeOf(typed)).toBe(volumeMl)
})

test.each(['40,914', '1,000.5', 'one', '1,0,0', '0'])('%j litres are asked again', (typed) => {
  expect(volumeOf(typed)).toBe('Type litres, such as 40.9.')
})
