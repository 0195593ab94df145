import { expect, test } from 'vitest'
import { payableDay } from './payable-day.ts'

test.each([
  ['paid early', '2026-12-01', '2026-12-03', '2026-12-15', '2026-12-03'],
  ['paid late', '2026-12-01', '2026-12-20', '2026-12-15', '2026-12-15'],
  ['never paid', '2026-12-01', null, '2026-12-15', '2026-12-15'],
  ['paid before it was sent', '2026-12-05', '2026-12-03', '2026-12-15', '2026-12-05'],
  ['sent after the due day', '2026-12-18', null, '2026-12-15', '2026-12-18'],
  ['not sent', null, '2026-12-03', '2026-12-15', null],
  ['without a due day', '2026-12-01', null, null, null],
])(
  'a part on account is payable by its buyer’s day: %s (CRED-10)',
  (_case, sentOn, settledOn, dueOn, day) => {
    expect(payableDay({ sentOn, settledOn, dueOn })).toBe(day)
  },
)
