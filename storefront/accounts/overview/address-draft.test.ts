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

test('OPEN-25 an address is sent trimmed, its postcode in the usual form, blanks as nothing', () => {
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

test('OPEN-25 what is missing is told at its field; apartment and phone may be', () => {
  expect(Object.keys(checkAddress(draftOf(null)))).toEqual([
    'label',
    'recipient',
    'street',
    'town',
    'postcode',
  ])
})

test('OPEN-25 a postcode of elsewhere is refused', () => {
  expect(checkAddress({ ...typed, postcode: '10115' })).toEqual({
    postcode: 'Please give a UK postcode such as LS1 4DY.',
  })
})

test('OPEN-25 an address under the pen starts as it is kept', () => {
  const kept = readAddress(typed)
  expect(readAddress(draftOf(kept))).toEqual(kept)
})
