import { expect, test } from 'vitest'
import { screenOf } from './staff-screen.ts'

test.each([
  ['/admin', { kind: 'worklist' }],
  ['/admin/orders/DRAY-7K3Q-42', { kind: 'order', number: 'DRAY-7K3Q-42' }],
  ['/admin/money', { kind: 'money', tab: 'receivables', name: null }],
  ['/admin/money/papers/DRY', { kind: 'money', tab: 'papers', name: 'DRY' }],
  ['/admin/money/payouts/DRY', null],
  ['/admin/money/ledger', { kind: 'money', tab: 'ledger', name: null }],
  ['/admin/system', { kind: 'system' }],
  ['/admin/reviews/R1', { kind: 'review', id: 'R1' }],
  ['/admin/money/nothing', null],
  ['/sell/money', null],
])('the staff’s screen at %s (STAF-01)', (path, screen) => {
  expect(screenOf(path)).toEqual(screen)
})
