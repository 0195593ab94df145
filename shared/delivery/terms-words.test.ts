import { expect, test } from 'vitest'
import { defaultDelivery, type DeliveryTerms } from './delivery-terms.ts'
import { changedTerms, termsSentences } from './terms-words.ts'

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

const terms = (...zones: DeliveryTerms['zones']): DeliveryTerms => ({ ...defaultDelivery, zones })

test('other terms read as what holds now and did until now, zone by zone (DELV-07, SELL-08)', () => {
  const [zone] = defaultDelivery.zones
  const islands = { ...zone!, postcodes: ['ZE'], chargeMinor: 1750 }
  const way = 'by carrier, sent within 2 working days, 3 to 5 working days on the road.'
  expect(changedTerms(defaultDelivery, terms(islands, { ...zone!, chargeMinor: 900 }))).toEqual([
    `ZE: £17.50, ${way}`,
    `All of the UK: £9.00, ${way.slice(0, -1)}; until now free, ${way}`,
  ])
  expect(changedTerms(terms(islands, zone!), { zones: [zone!], collection: null })).toEqual([
    'No collection.',
    `No longer: ZE: £17.50, ${way}`,
  ])
  expect(changedTerms(defaultDelivery, { ...defaultDelivery, collection: { windows: 'Fridays' } })).toEqual([
    'Collection: Fridays.',
  ])
  expect(changedTerms(terms(islands, zone!), terms(zone!, islands))).toEqual([
    'Zones are checked in a different order: the first match counts.',
  ])
  expect(changedTerms({ zones: [], collection: null }, defaultDelivery)).toEqual([
    `All of the UK: free, ${way}`,
    'Collection.',
  ])
})
