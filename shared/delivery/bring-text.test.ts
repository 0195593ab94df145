import { expect, test } from 'vitest'
import { bringText, depotText } from './bring-text.ts'

const depot = { name: 'Cold store', street: '1 Wharf Road', town: 'Linlithgow', postcode: 'EH49 6QY' }

test.each([
  ['2026-11-23T12:00:00Z', 'Monday 12:00'],
  ['2026-11-19T12:00:00Z', 'Thursday 12:00'],
  ['2026-11-18T12:00:00Z', 'Wednesday 18 November 12:00'],
])('beer for a run is brought by %s: %s (RUN-06)', (bringByAt, by) => {
  const text = `Bring it to Cold store, 1 Wharf Road, Linlithgow EH49 6QY by ${by}, for the run of Wednesday 25 November.`
  expect(bringText({ day: '2026-11-25', bringByAt, depot })).toBe(text)
  expect(bringText({ day: '2026-11-25', bringByAt: new Date(bringByAt), depot })).toBe(text)
})

test('a depot leaves out what it does not state', () => {
  expect(depotText({ ...depot, street: ' ', town: '' })).toBe('Cold store, EH49 6QY')
})
