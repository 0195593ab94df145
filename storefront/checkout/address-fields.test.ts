import { expect, test } from 'vitest'
import { fieldsOfAddress, isWhole } from './address-fields.ts'

const client = { name: 'Maggie Ann Tapster', email: 'maggie@pub.example' }
const address = {
  id: '1',
  label: 'Pub',
  recipient: 'The Salt Cellar',
  street: '3 Shore',
  apartment: null,
  town: 'Leith',
  postcode: 'EH6 6ZZ',
  phone: '0131 496 0000',
}

test('never splits a pub into a first and a last name (CHK-12, CHK-13)', () => {
  expect(fieldsOfAddress(address, '', client)).toEqual({
    firstname: 'Maggie Ann',
    lastname: 'Tapster',
    streetaddress: 'The Salt Cellar, 3 Shore',
    apartment: '',
    towncity: 'Leith',
    postcode: 'EH6 6ZZ',
    phone: '0131 496 0000',
    email: 'maggie@pub.example',
  })
})

test('the client’s own name is not repeated before the street', () => {
  const own = fieldsOfAddress({ ...address, recipient: ' maggie ann tapster ' }, 'shipTo.', client)
  expect(own['shipTo.streetaddress']).toBe('3 Shore')
  expect(own).not.toHaveProperty('email')
})

test('knows whether something is missing', () => {
  const fields = fieldsOfAddress(address, '', client)
  expect(isWhole(fields)).toBe(true)
  expect(isWhole({ ...fields, phone: ' ' })).toBe(false)
  expect(isWhole(fieldsOfAddress(address, '', { ...client, name: 'Maggie' }))).toBe(false)
})
