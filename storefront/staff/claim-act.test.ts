import { expect, test } from 'vitest'
import type { StaffPart } from '../../shared/api/staff-orders-api.ts'
import { openClaimAction } from './claim-act.ts'

const line = (position: number, quantitySent: number) => ({
  position,
  title: 'Towpath Bitter',
  variantLabel: 'Firkin',
  quantitySent,
})
const part = {
  id: 'part-1',
  brewery: 'Learmonth Basin',
  lines: [line(0, 2), line(1, 0), line(2, 3)],
} as StaffPart

test('a claim of staff names the units of what was sent, or everything (CLAIM-07)', () => {
  const { fields, fixed, bodyOf, call } = openClaimAction('DRAY-1', part)
  expect(call).toBe('/api/admin/orders/DRAY-1/claims')
  expect(fields.map(({ name }) => name)).toEqual(['kind', 'units-0', 'units-2', 'text', 'wish'])
  const said = { ...fixed, kind: 'damaged', text: 'The cask leaks.', wish: 'refund' }
  expect(bodyOf!({ ...said, 'units-2': 1 })).toEqual({
    part: 'part-1',
    kind: 'damaged',
    text: 'The cask leaks.',
    wish: 'refund',
    lines: [{ position: 2, units: 1 }],
  })
  expect(bodyOf!(said)).not.toHaveProperty('lines')
})
