import { expect, test } from 'vitest'
import { dayText } from './arrival-text.ts'
import { bringText, depotText } from './bring-text.ts'
import { momentText } from './moment-text.ts'

const depot = { name: 'Cold store', street: '1 Wharf Road', town: 'Linlithgow', postcode: 'EH49 6QY' }

test('beer for a run is brought by a day and a time that are named (RUN-06)', () => {
  const [day, bringByAt] = ['2026-11-25', '2026-11-23T12:00:00Z']
  const text = `Bring it to Cold store, 1 Wharf Road, Linlithgow EH49 6QY by ${momentText(bringByAt)}, for the run of ${dayText(day)}.`
  expect(bringText({ day, bringByAt, depot })).toBe(text)
  expect(bringText({ day, bringByAt: new Date(bringByAt), depot })).toBe(text)
})

test('a depot leaves out what it does not state', () => {
  expect(depotText({ ...depot, street: ' ', town: '' })).toBe('Cold store, EH49 6QY')
})
