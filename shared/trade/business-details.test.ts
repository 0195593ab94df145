import { expect, test } from 'vitest'
import { readBusinessDetails } from './business-details.ts'

const nothing = { name: '', vatNumber: '', companyNumber: '', street: '', town: '', postcode: '' }

test('the details of a business are tidied; an address may be missing, but not a part of it (BIZ-08)', () => {
  expect(readBusinessDetails({ ...nothing, name: ' Salt  Pubs Ltd ' })).toEqual({
    kind: 'complete',
    details: { name: 'Salt Pubs Ltd', vatNumber: null, companyNumber: null, invoiceAddress: null },
  })
  const whole = {
    name: 'Salt Pubs Ltd',
    vatNumber: '980 7806 84',
    companyNumber: 'sc 123456',
    street: '4 Bernard Street',
    town: 'Edinburgh',
    postcode: 'eh66pp',
  }
  expect(readBusinessDetails(whole)).toEqual({
    kind: 'complete',
    details: {
      name: 'Salt Pubs Ltd',
      vatNumber: 'GB980780684',
      companyNumber: 'SC123456',
      invoiceAddress: { street: '4 Bernard Street', town: 'Edinburgh', postcode: 'EH6 6PP' },
    },
  })
})

test.each([
  [nothing, ['name']],
  [{ ...nothing, name: 'Salt', street: '4 Bernard Street' }, ['town', 'postcode']],
  [
    { ...nothing, name: 'x'.repeat(101), vatNumber: '1', companyNumber: '?' },
    ['name', 'vatNumber', 'companyNumber'],
  ],
])('what is wrong with the details of a business is named field by field: %j', (typed, fields) => {
  const read = readBusinessDetails(typed)
  expect(read.kind === 'incomplete' && read.problems.map(({ field }) => field)).toEqual(fields)
})
