import { expect, test } from 'vitest'
import { fieldOfCall, readNewSizes } from './read-new-sizes.ts'

const formOf = (rows: Record<string, Record<string, string>>) => {
  const form = new FormData()
  for (const [row, fields] of Object.entries(rows))
    for (const [field, value] of Object.entries(fields)) form.set(`size-${row}-${field}`, value)
  return form
}
const firkin = { choice: 'firkin', price: '£96.75', units: '12', duty: 'draught' }

test('rows of sizes are read as the call takes them, in their order (SELL-43)', () => {
  const form = formOf({
    1: firkin,
    4: { choice: 'can-440', packSize: '12', price: '', units: '', duty: 'amount', dutyAmount: '5.20' },
    2: { choice: 'other', name: 'Half barrel', type: 'keg', litres: '58,7', couplerType: 'g' },
  })
  expect(readNewSizes(form, ['4', '1', '2'])).toMatchObject({
    kind: 'sizes',
    sizes: [
      { name: '12 x 440ml Can', packSize: 12, priceMinor: null, units: null, dutyRate: null, dutyMinor: 520 },
      { name: '9g Cask (Firkin)', volumeMl: 40_914, priceMinor: 9675, units: 12, dutyRate: 'draught' },
      { name: 'Half barrel', type: 'keg', volumeMl: 58_700, packSize: 1, couplerType: 'g' },
    ],
  })
})

test.each([
  ['choice', {}, 'Size 2: choose what it is filled into.'],
  ['couplerType', { choice: 'keg-30' }, 'Size 2: choose the coupler, or Other.'],
  ['price', { ...firkin, price: 'a lot' }, 'Size 2: type pounds, such as 96.75.'],
  ['units', { ...firkin, units: '-1' }, 'Size 2: type a whole number of units.'],
  ['packSize', { choice: 'can-330', packSize: '0' }, 'Size 2: type how many are in a pack, from 1 to 1,000.'],
  ['dutyAmount', { ...firkin, duty: 'amount' }, 'Size 2: type pounds of duty, such as 15.90.'],
  ['name', { choice: 'other', type: 'cask' }, 'Size 2: give the size its name.'],
])('a wrong %s is named with its row (SELL-43)', (field, second, message) => {
  const form = formOf({ 1: firkin, 3: second as unknown as Record<string, string> })
  expect(readNewSizes(form, ['1', '3'])).toEqual({
    kind: 'wrong',
    problem: { field: `size-3-${field}`, message },
  })
})

test('what the call refuses leads to its field (SELL-43)', () => {
  expect(fieldOfCall(['1', '3'], 'sizes.1.priceMinor')).toBe('size-3-price')
  expect(fieldOfCall(['1', '3'], 'sizes.0.name')).toBe('size-1-choice')
  expect(fieldOfCall(['1'], 'allergens')).toBeNull()
})
