import { expect, test } from 'vitest'
import { countPremises, premisesField, readTradeFields, tradeFieldsOf, typedTrade } from './trade-form.ts'
import { tradeLimits } from './trade-words.ts'

const fields = {
  businessName: 'The Plough',
  licenceNumber: 'LN/17',
  'premises.0.street': '1 Wharf Road',
  'premises.1.town': 'York',
}

test('of what was sent the form takes its own fields that hold something', () => {
  const sent: [string, unknown][] = [
    ...Object.entries(fields),
    ['kind', ''],
    ['vatNumber', 17],
    ['isAdmin', 'yes'],
    [premisesField(tradeLimits.premises - 1, 'phone'), '01904 000000'],
    [premisesField(tradeLimits.premises, 'phone'), '01904 000001'],
    ['premises.0.owner', 'Jo'],
  ]
  expect(readTradeFields(sent)).toEqual({ ...fields, 'premises.9.phone': '01904 000000' })
})

test('fields are an application of so many premises, in which null stands for what is empty', () => {
  const typed = typedTrade({ ...fields, answer: 'Since May' }, 2)
  expect(typed).toMatchObject({
    businessName: 'The Plough',
    licenceNumber: 'LN/17',
    kind: null,
    awrsNumber: null,
    vatNumber: null,
    companyNumber: null,
    answer: 'Since May',
    premises: [
      { street: '1 Wharf Road', town: null },
      { street: null, town: 'York' },
    ],
  })
  expect(typedTrade({}, 1)).toMatchObject({ businessName: null, answer: null })
})

test.each([
  [{}, 1],
  [{ businessName: 'The Plough' }, 1],
  [{ 'premises.0.street': '1 Wharf Road' }, 1],
  [fields, 2],
  [{ 'premises.9.phone': '01904 000000' }, 10],
  [{ 'old.premises.9.phone': '01904 000000' }, 1],
])('the fields %j name %i premises', (some, count) => {
  expect(countPremises(some)).toBe(count)
})

test('what is stated fills the form, and is read from it again', () => {
  const details = {
    businessName: 'The Plough',
    kind: 'pub',
    licenceNumber: 'LN/17',
    awrsNumber: null,
    vatNumber: null,
    companyNumber: null,
  } as never
  const premises = [
    { id: '7', street: '1 Wharf Road', apartment: null, dropNotes: 'Round the back' },
  ] as never
  const filled = tradeFieldsOf(details, premises)
  expect(filled).toMatchObject({
    businessName: 'The Plough',
    kind: 'pub',
    licenceNumber: 'LN/17',
    'premises.0.id': '7',
    'premises.0.street': '1 Wharf Road',
    'premises.0.dropNotes': 'Round the back',
  })
  expect(Object.values(filled)).not.toContain(null)
  expect(typedTrade(filled, countPremises(filled)).premises).toMatchObject([
    { id: '7', street: '1 Wharf Road', apartment: null, dropNotes: 'Round the back' },
  ])
})
