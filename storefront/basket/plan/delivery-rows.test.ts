import { expect, test } from 'vitest'
import type { PartQuote } from '../../../shared/api/delivery-api.ts'
import { deliveryFault, deliveryRows } from './delivery-rows.ts'

const quote = (over: Partial<PartQuote> = {}): PartQuote => ({
  teamId: 'damask',
  name: 'Damask',
  chargeMinor: 1200,
  hint: '£12.00 ex VAT · Arrives Thursday 26 November',
  refusal: null,
  minimum: null,
  collection: '',
  leavesBy: '2026-11-24',
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

test('what is collected has no row (DELV-05)', () => {
  expect(deliveryRows([block(quote(), 'collection')])).toEqual([])
})

test('says why a part cannot be delivered: not there, too little (DELV-04, PRICE-04, PRICE-05)', () => {
  const refusal = 'Damask does not deliver to EH1.'
  const minimum = "Add £12.40 more to reach Damask's minimum of £150.00."
  expect(deliveryFault(block(quote({ ...unanswered, refusal })))).toBe(refusal)
  expect(deliveryFault(block(quote({ minimum })))).toBe(minimum)
  expect(deliveryFault(block(quote({ minimum }), 'collection'))).toBeNull()
  expect(deliveryFault(block(quote()))).toBeNull()
})
