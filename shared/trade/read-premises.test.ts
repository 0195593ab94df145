import { expect, test } from 'vitest'
import { readPremises, type TypedPremises } from './read-premises.ts'
import { tradeLimits } from './trade-words.ts'

const typed: TypedPremises = {
  tradingName: ' The  Salt Cellar ',
  street: '14 Shore Lane',
  town: 'Leeds',
  postcode: 'ls14dy',
  opensAt: '08:00',
  closesAt: '11:30',
  unloading: 'tail_lift',
  contactName: 'Jo',
  phone: '0113 496 0000',
}
const problemsOf = (change: TypedPremises) => {
  const read = readPremises([{ ...typed, ...change }])
  return read.kind === 'incomplete' ? read.problems.map(({ field, message }) => `${field}: ${message}`) : []
}

test('premises are tidied, and null stands for what may be missing', () => {
  expect(readPremises([typed])).toEqual({
    kind: 'complete',
    premises: [
      {
        ...typed,
        tradingName: 'The Salt Cellar',
        postcode: 'LS1 4DY',
        id: null,
        apartment: null,
        dropNotes: null,
      },
    ],
  })
  const more = { id: '7', apartment: ' Cellar ', dropNotes: 'Ring\ntwice' }
  expect(readPremises([{ ...typed, ...more }])).toMatchObject({
    premises: [{ id: '7', apartment: 'Cellar', dropNotes: 'Ring\ntwice' }],
  })
})

test.each<[TypedPremises, string[]]>([
  [{ street: '' }, ['premises.0.street: Enter a street and number.']],
  [{ tradingName: 'x'.repeat(61) }, ['premises.0.tradingName: Use at most 60 characters.']],
  [{ tradingName: 'x'.repeat(60) }, []],
  [{ apartment: 'x'.repeat(121) }, ['premises.0.apartment: Use at most 120 characters.']],
  [{ town: 'Lee\u202eds' }, ['premises.0.town: Take out the characters that cannot be seen.']],
  [{ postcode: '' }, ['premises.0.postcode: Enter a postcode.']],
  [{ postcode: '10115' }, ['premises.0.postcode: Enter a UK postcode, such as LS1 4DY.']],
  [{ opensAt: '8' }, ['premises.0.opensAt: Enter from when you take deliveries, such as 08:00.']],
  [{ opensAt: '24:00' }, ['premises.0.opensAt: Enter from when you take deliveries, such as 08:00.']],
  [{ closesAt: '' }, ['premises.0.closesAt: Enter until when you take deliveries, such as 16:00.']],
  [{ closesAt: '08:00' }, ['premises.0.closesAt: Enter a time after the first one.']],
  [{ closesAt: '07:59' }, ['premises.0.closesAt: Enter a time after the first one.']],
  [{ unloading: 'crane' }, ['premises.0.unloading: Choose how a pallet comes off the lorry.']],
  [{ phone: 'ring us' }, ['premises.0.phone: Enter a phone number, such as 0113 496 0000.']],
  [{ phone: '496 0000' }, ['premises.0.phone: Enter a phone number, such as 0113 496 0000.']],
  [
    { street: '', phone: '' },
    ['premises.0.street: Enter a street and number.', 'premises.0.phone: Enter a phone number.'],
  ],
])('%o is answered with %j, one problem a field', (change, problems) => {
  expect(problemsOf(change)).toEqual(problems)
})

test('an account has one premises at least and ten at most', () => {
  const most = Array.from({ length: tradeLimits.premises }, () => typed)
  expect(readPremises([])).toEqual({
    kind: 'incomplete',
    problems: [{ field: 'premises', message: 'Enter where we deliver to.' }],
  })
  expect(readPremises(most).kind).toBe('complete')
  expect(readPremises([...most, typed])).toEqual({
    kind: 'incomplete',
    problems: [{ field: 'premises', message: 'Enter at most 10 premises.' }],
  })
  expect(readPremises([typed, { ...typed, town: '' }])).toMatchObject({
    problems: [{ field: 'premises.1.town' }],
  })
})
