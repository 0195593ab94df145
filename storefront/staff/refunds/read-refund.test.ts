import { expect, test } from 'vitest'
import type { SellingLine } from '../../../shared/api/selling-api.ts'
import type { StaffPart } from '../../../shared/api/staff-orders-api.ts'
import { readItems } from './read-refund.ts'

const line = { position: 0, quantity: 3, quantityCredited: 0, quantitySent: 3 }
const parts = [
  { id: 'part', lines: [{ ...line, deposit: { netMinor: 3000, unitsLeft: 2 } } as SellingLine] } as StaffPart,
]
const read = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readItems(form, parts)
}

test('deposits are refunded alone, as many as are charged and go with no unit (EMPT-05, STAF-12)', () => {
  expect(read({ 'deposit-part-0': '2' })).toEqual({
    items: [{ part: 'part', what: 'deposit', position: 0, units: 2 }],
  })
  expect(read({ 'units-part-0': '1', 'deposit-part-0': '1' })).toEqual({
    items: [
      { part: 'part', what: 'units', position: 0, units: 1 },
      { part: 'part', what: 'deposit', position: 0, units: 1 },
    ],
  })
  const wrong: Record<string, string>[] = [
    { 'deposit-part-0': '3' },
    { 'deposit-part-0': 'all' },
    { 'units-part-0': '2', 'deposit-part-0': '1' },
  ]
  for (const fields of wrong) expect(read(fields)).toMatchObject({ problem: { field: 'deposit-part-0' } })
  expect(read({ 'deposit-part-0': '0' })).toEqual({ items: [] })
})
