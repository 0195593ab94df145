import { expect, test } from 'vitest'
import { type OrderInvoice, settledOnOf } from './order-invoices.ts'

const paid: OrderInvoice = {
  number: 'LBB-000001',
  dueOn: '2026-12-01',
  chargedMinor: 100,
  paidMinor: 100,
  openMinor: 0,
  settledOn: '2026-11-20',
}

test.each([
  ['nothing is invoiced', [], ['accepted'], null],
  ['all is paid', [paid], ['accepted'], '2026-11-20'],
  ['the last one was paid later', [paid, { ...paid, settledOn: '2026-11-22' }], ['closed'], '2026-11-22'],
  ['one is open', [paid, { ...paid, openMinor: 1, settledOn: null }], ['closed'], null],
  ['a part is waiting for its brewery', [paid], ['accepted', 'placed'], null],
  ['a part is waiting for the buyer', [paid], ['accepted', 'proposed'], null],
  ['all was credited', [{ ...paid, chargedMinor: 0, paidMinor: 0 }], ['cancelled'], null],
] as const)('an order is paid, or not, where %s (CRED-07)', (_case, invoices, states, day) => {
  expect(settledOnOf({ invoices, states })).toBe(day)
})
