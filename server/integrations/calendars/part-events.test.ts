import { expect, test } from 'vitest'
import type { CalendarPart } from '../../trading/orders/find-calendar-parts.ts'
import { breweryEvents, buyerEvents } from './part-events.ts'

const part = (over: Partial<CalendarPart> = {}): CalendarPart => ({
  id: 'p1',
  breweryId: 'b1',
  breweryName: 'Copper Shuttle Brewing Co.',
  state: 'accepted',
  shippingOption: 'delivery',
  dispatchOn: '2026-11-24',
  deliverBy: '2026-12-01',
  firstPossibleOn: '2026-11-25',
  runId: null,
  isLater: false,
  number: 'DRAY-6YJQ-38',
  groupName: null,
  isOwn: true,
  pub: 'The Four Wells',
  town: 'Leith',
  postcode: 'EH6 6ZZ',
  sentText: null,
  ...over,
})
const [onlyDay, severalDays] = [{ firstPossibleOn: '2026-12-01' }, {}]

test.each([
  [
    'several days',
    severalDays,
    'Delivery by Tue 1 Dec from',
    'Leaves by Tue 24 Nov, with you by Tue 1 Dec.',
    '2026-11-25',
    '2026-12-01',
  ],
  ['one day', onlyDay, 'Delivery from', 'Arrives Tue 1 Dec.', '2026-12-01', undefined],
  [
    'no promise',
    { deliverBy: null, firstPossibleOn: null },
    'Sent by Tue 24 Nov from',
    'Leaves by Tue 24 Nov.',
    '2026-11-24',
    undefined,
  ],
])('a delivery with %s is titled and dated so (PLAT-17, DELV-11)', (...row) => {
  const [, over, title, days, at, until] = row
  const [event] = buyerEvents([part(over)])
  expect(event).toMatchObject({
    title: `${title} Copper Shuttle Brewing Co.: DRAY-6YJQ-38`,
    note: `From Copper Shuttle Brewing Co. ${days}`,
    at,
  })
  expect(event!.until).toBe(until)
})

test.each([
  ['accepted', ['Send to The Four Wells: DRAY-6YJQ-38']],
  ['part_dispatched', ['The rest: Send to The Four Wells: DRAY-6YJQ-38']],
  ['dispatched', []],
] as const)(
  'a brewery’s calendar shows what is still to leave of a part that is %s (PLAT-17)',
  (state, titles) => {
    const events = breweryEvents([part({ state })], new Map([['b1', 'copper-shuttle']]))
    expect(events.map(({ title }) => title)).toEqual(titles)
  },
)
