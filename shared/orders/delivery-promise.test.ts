import { expect, test } from 'vitest'
import { basketDeliveryText, usualDispatchDay } from './delivery-promise.ts'

const carrier = { leavesBy: '2026-12-02', arrivesBy: '2026-12-09', isOnDay: false, chargeMinor: 0 }
const van = { leavesBy: '2026-12-03', arrivesBy: '2026-12-03', isOnDay: true, chargeMinor: 1200 }
const unknown = { leavesBy: '2026-12-02', arrivesBy: null, isOnDay: false, chargeMinor: null }

test.each([
  ['of a carrier', [carrier], 'Delivery free. Leaves by Wed 2 Dec, with you by Wed 9 Dec.'],
  ['of two that agree', [carrier, carrier], 'Delivery free. Leaves by Wed 2 Dec, with you by Wed 9 Dec.'],
  ['of a van', [van], 'Delivery £12.00. Arrives Thu 3 Dec.'],
  ['of both', [carrier, van], 'Delivery £12.00. All of it with you by Wed 9 Dec.'],
  ['without a postcode', [unknown, { ...unknown, leavesBy: '2026-12-04' }], 'All of it leaves by Fri 4 Dec.'],
  ['without a postcode of one', [unknown], 'Leaves by Wed 2 Dec.'],
  ['before the server has answered', [], 'Leaves within 2 working days.'],
])('a regular basket %s says what delivery costs and when it comes (DELV-11)', (_what, parts, text) => {
  expect(basketDeliveryText(undefined, parts)).toBe(text)
})

test('orders leave within two working days (S-11)', () => {
  expect(usualDispatchDay(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-24')
})

test('the basket of a group says when its next run arrives (RUN-02)', () => {
  const text = 'Arrives Wed 25 Nov. Order by Mon 23 Nov, 12:00.'
  expect(basketDeliveryText({ groupSlug: 'forth-crossing', text }, [])).toBe(text)
})
