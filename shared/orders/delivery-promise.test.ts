import { expect, test } from 'vitest'
import { basketDeliveryText, shortDay, usualDispatchDay } from './delivery-promise.ts'

test('a regular basket says within how many working days it leaves (S-11)', () => {
  expect(basketDeliveryText(undefined, new Date('2026-11-22T10:00:00Z'))).toBe(
    'Usually leaves within 2 working days: by Tue 24 Nov.',
  )
  expect(usualDispatchDay(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-24')
  expect(shortDay('2026-11-27')).toBe('Fri 27 Nov')
})

test('the basket of a group says when its next run arrives (RUN-02)', () => {
  const text = 'Arrives Wednesday 25 November. Order by Monday 12:00.'
  expect(basketDeliveryText({ groupSlug: 'forth-crossing', text }, new Date())).toBe(text)
})
