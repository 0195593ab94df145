import { expect, test } from 'vitest'
import { defaultDelivery, type DeliveryTerms } from './delivery-terms.ts'
import { termsSentences } from './terms-words.ts'

test('delivery terms read as sentences, zone by zone (STAF-16)', () => {
  expect(termsSentences(defaultDelivery)).toEqual([
    'All of the UK: free, by carrier, sent within 2 working days, 3 to 5 working days on the road.',
    'Collection.',
  ])
  const own: DeliveryTerms = {
    zones: [
      {
        postcodes: ['EH', 'FK1'],
        radiusKm: 30,
        chargeMinor: 1200,
        freeAboveMinor: 25_000,
        minimumMinor: 10_000,
        way: { kind: 'van', weekdays: [1, 3], cutOffTime: '12:00', daysAhead: 1 },
      },
    ],
    collection: null,
  }
  expect(termsSentences(own)).toEqual([
    'EH, FK1 and 30 km round the brewery: £12.00, free above £250.00, at least £100.00 of goods, own van on Monday, Wednesday, ordered by 12:00, 1 working day ahead.',
    'No collection.',
  ])
  expect(termsSentences({ zones: [], collection: { windows: 'Fridays' } })).toEqual([
    'No delivery.',
    'Collection: Fridays.',
  ])
})
