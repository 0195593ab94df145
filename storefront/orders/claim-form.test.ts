import { expect, test } from 'vitest'
import { readClaim } from './claim-form.ts'

const units = [0, 3, 12]
const filled = { kind: 'damaged', 'units-1': '1', text: 'One keg leaked all over.', wish: 'replacement' }

function read(changed: Record<string, string | File[]> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...filled, ...changed }))
    for (const each of typeof value === 'string' ? [value] : value) form.append(name, each)
  return readClaim(form, units)
}

test('a claim holds the units that were typed, and no others (CLAIM-01)', () => {
  expect(read({ 'units-2': ' 12 ' })).toEqual({
    said: {
      kind: 'damaged',
      text: 'One keg leaked all over.',
      lines: [
        { position: 1, units: 1 },
        { position: 2, units: 12 },
      ],
      wish: 'replacement',
      files: [],
    },
  })
  expect(read({ 'units-2': '0' })).toMatchObject({ said: { lines: [{ position: 1, units: 1 }] } })
  expect(read({ kind: 'not_arrived', 'units-1': '' })).toMatchObject({ said: { lines: [] } })
})

test.each(['two', '1.5', '-1', '1e3', '4', '0x1', '1 2'])(
  '%j units are refused at their own field',
  (typed) => {
    expect(read({ 'units-1': typed, 'units-2': '1' })).toEqual({
      errors: { 'units-1': 'Enter a whole number of units, at most 3.' },
    })
  },
)

test('each field has its own sentence', () => {
  const pictures = Array.from({ length: 5 }, (_, at) => new File(['x'], `${at}.jpg`))
  expect(read({ kind: '', text: 'Too short', pictures })).toEqual({
    errors: {
      kind: 'Choose what is wrong.',
      text: 'Enter at least 10 characters.',
      pictures: 'Choose at most 4 pictures.',
    },
  })
  expect(read({ 'units-1': '' })).toEqual({ errors: { 'units-1': 'Enter how many units are affected.' } })
})
