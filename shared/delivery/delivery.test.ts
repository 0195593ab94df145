import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultDelivery, type DeliveryTerms, type DeliveryZone } from './delivery-terms.ts'
import { promisedDays } from './promised-days.ts'
import { lowestMinimum, minimumText, quoteDelivery } from './quote-delivery.ts'
import { isDayOff, londonMoment, weekdayOf } from '../working-time/working-time.ts'
import { locatePostcode } from '../geography/postcode-districts.ts'

const van = { kind: 'van', weekdays: [2, 4], cutOffTime: '12:00', daysAhead: 1 } as const
const carrier = { kind: 'carrier', dispatchWithin: 2, roadFrom: 3, roadTo: 5 } as const
const zone = (over: Partial<DeliveryZone> = {}): DeliveryZone => ({
  postcodes: ['EH', 'FK1'],
  radiusKm: null,
  chargeMinor: 1200,
  freeAboveMinor: null,
  minimumMinor: null,
  way: { ...van, weekdays: [...van.weekdays] },
  ...over,
})
const terms = (...zones: DeliveryZone[]): DeliveryTerms => ({ zones, collection: null })
const now = new Date('2026-11-25T10:00:00Z')
const quote = (given: DeliveryTerms, postcode: string, goodsMinor = 10_000) =>
  quoteDelivery(given, {
    to: { postcode, place: locatePostcode(postcode) },
    from: { place: locatePostcode('EH49 1AA'), calendar: 'scotland' },
    goodsMinor,
    now,
  })

test.each([
  ['2026-11-25', '11:59', 'scotland', '2026-11-26', 'a minute before the cut-off of a Wednesday'],
  ['2026-11-25', '12:00', 'scotland', '2026-12-01', 'at the cut-off, over weekend and St Andrew’s Day'],
  ['2026-11-27', '09:00', 'scotland', '2026-12-01', 'on a Friday before the bank holiday of Scotland alone'],
  ['2026-11-27', '12:00', 'scotland', '2026-12-03', 'after its cut-off, where Monday is a holiday'],
  ['2026-11-27', '12:00', 'england-and-wales', '2026-12-01', 'the same Friday in England'],
  ['2026-11-28', '09:00', 'england-and-wales', '2026-12-01', 'on a Saturday'],
] as const)(
  'a van of Tuesdays and Thursdays, ordered on %s at %s in %s, comes on %s: %s (DELV-03)',
  (...row) => {
    const [day, time, nation, expected] = row
    const way = { ...van, weekdays: [...van.weekdays] }
    expect(promisedDays(way, londonMoment(day, time), nation).to).toBe(expected)
  },
)

test.each([
  ['2026-11-26', '09:00', '2026-11-28', 'on the Thursday before'],
  ['2026-11-27', '11:59', '2026-11-28', 'a minute before the cut-off of the Friday'],
  ['2026-11-27', '12:00', '2026-12-05', 'at the cut-off of the Friday'],
  ['2026-11-28', '09:00', '2026-12-05', 'on the Saturday itself'],
  ['2026-12-24', '09:00', '2027-01-02', 'before a Boxing Day on a Saturday'],
] as const)('a van of Saturdays, ordered on %s at %s, comes on %s: %s (DELV-03)', (...row) => {
  const [day, time, expected] = row
  const way = { ...van, weekdays: [6] }
  expect(promisedDays(way, londonMoment(day, time), 'england-and-wales').to).toBe(expected)
})

test('one second before the cut-off is in time and the cut-off is not (DELV-03)', () => {
  const way = { ...van, weekdays: [...van.weekdays] }
  const cutOff = londonMoment('2026-07-01', '12:00')
  const before = promisedDays(way, new Date(cutOff.getTime() - 1000), 'england-and-wales')
  expect(before.to).toBe('2026-07-02')
  expect(promisedDays(way, cutOff, 'england-and-wales').to).toBe('2026-07-07')
})

test('a carrier promises the last day of dispatch and road, over its nation’s holidays (DELV-03)', () => {
  const friday = new Date('2026-11-27T18:00:00Z')
  expect(promisedDays(carrier, friday, 'scotland')).toEqual({ from: '2026-12-03', to: '2026-12-09' })
  const english = promisedDays(carrier, friday, 'england-and-wales')
  expect(english.to).toBe('2026-12-08')
})

test('whatever its terms, a van comes on one of its weekdays that is no day off, not before the order (DELV-03)', () => {
  const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })
  fc.assert(
    fc.property(
      weekdays,
      fc.nat(9),
      fc.date({ min: new Date('2025-01-01'), max: new Date('2030-01-01') }),
      (...row) => {
        const [days, daysAhead, ordered] = row
        fc.pre(!Number.isNaN(ordered.getTime()))
        const { from, to } = promisedDays(
          { kind: 'van', weekdays: days, cutOffTime: '14:00', daysAhead },
          ordered,
          'scotland',
        )
        expect(from).toBe(to)
        expect(isDayOff(to, 'scotland')).toBe(false)
        expect(days).toContain(weekdayOf(to))
        expect(to >= ordered.toISOString().slice(0, 10)).toBe(true)
      },
    ),
  )
})

test.each([
  ['EH1 1AA', 1200, 'its area'],
  ['FK1 4RB', 1200, 'its district'],
  ['FK10 1AA', null, 'another district with the same beginning'],
  ['E1 6AN', null, 'an area that another begins with'],
])('%s pays %s in zones of EH and FK1: %s (DELV-04)', (postcode, chargeMinor, _why) => {
  const answer = quote(terms(zone()), postcode)
  expect(answer?.kind === 'covered' ? answer.chargeMinor : null).toBe(chargeMinor)
})

test('the first zone that fits counts, a radius is measured, and no postcode has no answer (DELV-01, DELV-04)', () => {
  const given = terms(zone({ chargeMinor: 1 }), zone({ postcodes: null, radiusKm: 60, chargeMinor: 2 }))
  expect([quote(given, 'EH1 1AA'), quote(given, 'G1 1AA')]).toMatchObject([
    { chargeMinor: 1 },
    { chargeMinor: 2 },
  ])
  expect(quote(given, 'SW1A 1AA')).toEqual({ kind: 'not_covered', outward: 'SW1A' })
  expect(quote(given, 'nowhere')).toBeNull()
  expect(quote(defaultDelivery, 'BT1 1AA')).toMatchObject({ kind: 'covered', chargeMinor: 0, way: 'carrier' })
})

test.each([
  [14_999, 1200],
  [15_000, 0],
  [15_001, 0],
])('goods of %i pence pay %i where 15,000 are free (DELV-05)', (goodsMinor, chargeMinor) => {
  expect(quote(terms(zone({ freeAboveMinor: 15_000 })), 'EH1 1AA', goodsMinor)).toMatchObject({ chargeMinor })
})

test.each([
  [14_999, "Add £0.01 more to reach Towpath's minimum of £150.00."],
  [13_760, "Add £12.40 more to reach Towpath's minimum of £150.00."],
  [15_000, null],
  [15_001, null],
])('at goods of %i pence the minimum says %s (PRICE-04)', (goodsMinor, text) => {
  expect(minimumText('Towpath', { goodsMinor, minimumMinor: 15_000 })).toBe(text)
})

test('before a postcode is known only what every zone asks is asked (PRICE-04)', () => {
  expect(lowestMinimum(terms(zone({ minimumMinor: 20_000 }), zone({ minimumMinor: 15_000 })))).toBe(15_000)
  expect(lowestMinimum(terms(zone({ minimumMinor: 20_000 }), zone()))).toBeNull()
})
