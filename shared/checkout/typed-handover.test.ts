import { expect, test } from 'vitest'
import { shippingLabels } from '../orders/shipping-options.ts'
import { reasonOfClaim } from '../orders/claim-kinds.ts'
import { typedHandover } from './typed-handover.ts'

test('of the form’s fields those for the driver are taken, and the wish on its own', () => {
  const typed = {
    'handover.poNumber': '17',
    'handover.wish': 'ask_me',
    firstname: 'Jo',
    'x.handover.id': '1',
  }
  expect(typedHandover(typed)).toEqual({ handover: { poNumber: '17' }, wish: 'ask_me' })
  expect(typedHandover({ 'handover.wish': '' })).toEqual({ handover: {} })
})

test('the two options have the words of the specification (CHK-10, CHK-11)', () => {
  expect(shippingLabels).toEqual({
    delivery: 'Standard delivery — calculated once the brewery confirms fulfilment',
    collection: 'Collect from brewery taproom',
  })
})

test.each([
  ['not_arrived', 'missing'],
  ['damaged', 'damaged'],
] as const)('a claim of goods %s is credited as %s', (kind, reason) =>
  expect(reasonOfClaim(kind)).toBe(reason),
)
