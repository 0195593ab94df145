import { expect, test } from 'vitest'
import type { PartQuote } from '../../../shared/api/delivery-api.ts'
import { deliveryFault, deliveryRows } from './delivery-rows.ts'

const quote = (over: Partial<PartQuote> = {}): PartQuote => ({
  teamId: 'damask',
  name: 'Damask',
  chargeMinor: 1200,
  hint: 'Delivery £12.00 · Arrives Thu 26 Nov',
  refusal: null,
  minimum: null,
  collection: '',
  town: 'Leith',
  leavesBy: '2026-11-24',
  days: { leavesBy: '2026-11-26', arrivesBy: '2026-11-26', isOnDay: true },
  ...over,
})
const block = (delivery: PartQuote | null, option: 'delivery' | 'collection' = 'delivery') => ({
  option,
  delivery,
})
const unanswered = { chargeMinor: null, hint: null }

test('each sender that delivers has a row once it has answered for a postcode (DELV-01, DELV-02)', () => {
  const row = { label: 'Delivery by Damask', text: '£12.00' }
  expect(deliveryRows([block(quote())])).toEqual([row])
  expect(deliveryRows([block(quote(unanswered))])).toEqual([])
  expect(deliveryRows([block(null)])).toEqual([])
  expect(deliveryRows([block(quote()), block(null)])).toEqual([row])
})

test('several senders that deliver free share a row; beside one that charges each has its own (DELV-01, DELV-11)', () => {
  const free = block(quote({ chargeMinor: 0, name: 'Alder' }))
  expect(deliveryRows([free])).toEqual([{ label: 'Delivery by Alder', text: 'Free' }])
  expect(deliveryRows([free, free])).toEqual([{ label: 'Delivery by all 2', text: 'Free' }])
  expect(deliveryRows([free, block(quote())]).map(({ text }) => text)).toEqual(['Free', '£12.00'])
})

test('what is collected costs no delivery (DELV-05, DELV-11)', () => {
  const collected = block(quote(), 'collection')
  expect(deliveryRows([collected])).toEqual([{ label: 'Delivery', text: 'None: you collect it' }])
  expect(deliveryRows([collected, block(quote())])).toEqual([{ label: 'Delivery by Damask', text: '£12.00' }])
})

test('says why a part cannot be delivered: not there, too little (DELV-04, PRICE-04, PRICE-05)', () => {
  const refusal = 'Damask does not deliver to EH1.'
  const minimum = "Add £12.40 more to reach Damask's minimum of £150.00."
  expect(deliveryFault(block(quote({ ...unanswered, refusal })))).toBe(refusal)
  expect(deliveryFault(block(quote({ minimum })))).toBe(minimum)
  expect(deliveryFault(block(quote({ minimum }), 'collection'))).toBeNull()
  expect(deliveryFault(block(quote()))).toBeNull()
})
