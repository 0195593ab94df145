import { expect, test } from 'vitest'
import { checkAddress, draftOf, readAddress } from './address-draft.ts'

const typed = {
  label: ' Cellar ',
  recipient: 'Ada Lovelace',
  street: '1 Dock Street',
  apartment: ' ',
  town: 'Leeds',
  postcode: 'ls101jf',
  phone: '',
}

test('an address is sent trimmed, its postcode in the usual form, blanks as nothing (OPEN-25)', () => {
  expect(checkAddress(typed)).toEqual({})
  expect(readAddress(typed)).toEqual({
    label: 'Cellar',
    recipient: 'Ada Lovelace',
    street: '1 Dock Street',
    apartment: null,
    town: 'Leeds',
    postcode: 'LS10 1JF',
    phone: null,
  })
})

test('shows each missing field at that field; apartment and phone are optional (OPEN-25)', () => {
  expect(Object.keys(checkAddress(draftOf(null)))).toEqual([
    'label',
    'recipient',
    'street',
    'town',
    'postcode',
  ])
})

test('a postcode of elsewhere is refused (OPEN-25)', () => {
  expect(checkAddress({ ...typed, postcode: '10115' })).toEqual({
    postcode: 'Please give a UK postcode such as LS1 4DY.',
  })
})

test('the form of an address starts with the stored address (OPEN-25)', () => {
  const parsed = readAddress(typed)
  expect(readAddress(draftOf(parsed))).toEqual(parsed)
})
