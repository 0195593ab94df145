import { expect, test } from 'vitest'
import { deliveryPostcode, detailsOf, readTypedFields } from './checkout-form.ts'

test('of all that is sent the details alone are read: no card field and nothing unknown (C-44)', () => {
  const sent = new URLSearchParams({
    firstname: 'Maggie',
    'shipTo.towncity': 'Leeds',
    'shipping.b1': 'collection',
    apartment: '',
    cardnumber: '4242424242424242',
    securitycode: '123',
    __proto__: 'x',
  })
  expect(readTypedFields(sent)).toEqual({
    firstname: 'Maggie',
    'shipTo.towncity': 'Leeds',
    'shipping.b1': 'collection',
  })
})

test('the other address counts only while its box is ticked (CHK-20)', () => {
  const typed = { postcode: 'LS1 4DY', 'shipTo.postcode': 'YO1 7HH', 'shipTo.towncity': 'York' }
  expect(detailsOf(typed).shipTo).toBeNull()
  expect(deliveryPostcode(typed)).toBe('LS1 4DY')
  const ticked = { ...typed, otheraddress: 'yes' }
  expect(detailsOf(ticked).shipTo).toMatchObject({ towncity: 'York', postcode: 'YO1 7HH', firstname: '' })
  expect(deliveryPostcode(ticked)).toBe('YO1 7HH')
})

test('a brewery’s shipping option is read, and one that is none is not (CHK-10, CHK-11)', () => {
  const typed = { 'shipping.b1': 'collection', 'shipping.b2': 'pigeon' }
  expect(detailsOf(typed).shipping).toEqual([{ teamId: 'b1', option: 'collection' }])
})
