import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCheckoutDetails } from './checkout-details.ts'

const contact = {
  firstname: 'Maggie',
  lastname: 'Tapster',
  streetaddress: '1 Swan Street',
  apartment: '',
  towncity: 'Leeds',
  postcode: 'ls14dy',
  email: 'maggie@thetap.example',
  phone: '0113 496 0000',
}

test('complete details are tidied, and the postcode is written as Royal Mail does', () => {
  expect(readCheckoutDetails({ contact: { ...contact, firstname: '  Maggie \n' } })).toEqual({
    kind: 'complete',
    details: { contact: { ...contact, apartment: null, postcode: 'LS1 4DY' }, shipTo: null },
  })
})

test.each([
  ['firstname', 'Enter a first name.'],
  ['lastname', 'Enter a last name.'],
  ['streetaddress', 'Enter a street address.'],
  ['towncity', 'Enter a town or city.'],
  ['postcode', 'Enter a postcode.'],
  ['email', 'Enter an email address.'],
  ['phone', 'Enter a phone number.'],
])('a missing %s is named at its field', (field, message) => {
  for (const missing of [undefined, null, '', '  '])
    expect(readCheckoutDetails({ contact: { ...contact, [field]: missing } })).toEqual({
      kind: 'incomplete',
      problems: [{ field, message }],
    })
})

test('nothing at all names every field once, in the order of the page', () => {
  const read = readCheckoutDetails({})
  expect('problems' in read && read.problems.map(({ field }) => field)).toEqual([
    'firstname',
    'lastname',
    'streetaddress',
    'towncity',
    'postcode',
    'email',
    'phone',
  ])
})

test('another address to ship to is asked for in full, without mail and phone', () => {
  const read = readCheckoutDetails({ contact, shipTo: { firstname: 'Ann', postcode: '12345' } })
  expect('problems' in read && read.problems.map(({ field }) => field)).toEqual([
    'shipTo.lastname',
    'shipTo.streetaddress',
    'shipTo.towncity',
    'shipTo.postcode',
  ])
})

test.each([
  ['postcode', '75001', 'Enter a UK postcode, like LS1 4DY.'],
  ['postcode', 'JE2 3AB', 'Enter a UK postcode, like LS1 4DY.'],
  ['email', 'maggie', 'Enter an email address, like name@pub.co.uk.'],
  ['phone', '496 0000', 'Enter a phone number with its area code.'],
  ['towncity', 'x'.repeat(121), 'Use at most 120 characters.'],
])('%s %j is refused in words', (field, text, message) => {
  expect(readCheckoutDetails({ contact: { ...contact, [field]: text } })).toEqual({
    kind: 'incomplete',
    problems: [{ field, message }],
  })
})

test('whatever is typed, details are complete only without a line break or control character', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (firstname, streetaddress) => {
      const read = readCheckoutDetails({ contact: { ...contact, firstname, streetaddress } })
      const parsed = 'details' in read ? Object.values(read.details.contact).join('') : ''
      expect(parsed).not.toMatch(/[\n\r\0]/)
    }),
  )
})
