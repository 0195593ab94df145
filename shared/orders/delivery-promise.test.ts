import { expect, test } from 'vitest'
import { basketDeliveryText, shortDay, usualDispatchDay } from './delivery-promise.ts'

test('a regular basket says within how many working days it leaves (S-11)', () => {
  expect(basketDeliveryText(undefined, ['2026-11-24', '2026-11-24'])).toBe(
    'Usually leaves within 2 working days: by Tue 24 Nov.',
  )
  expect(basketDeliveryText(undefined, ['2026-12-08', '2026-11-24'])).toBe(
    'Usually leaves within 2 working days: all of it by Tue 8 Dec.',
  )
  expect(basketDeliveryText(undefined, [])).toBe('Usually leaves within 2 working days.')
  expect(usualDispatchDay(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-24')
  expect(shortDay('2026-11-27')).toBe('Fri 27 Nov')
})

test('the basket of a group says when its next run arrives (RUN-02)', () => {
  const text = 'Arrives Wednesday 25 November. Order by Monday 12:00.'
  expect(basketDeliveryText({ groupSlug: 'forth-crossing', text }, [])).toBe(text)
})
