import { expect, test } from 'vitest'
import { premisesAt } from './premises-at.ts'

const salt = { street: '14 Shore Lane', postcode: 'LS1 4DY' }
const tap = { street: '4 Shore Lane', postcode: 'LS1 4DY' }

test.each([
  ['14 Shore Lane', 'LS1 4DY', salt],
  ['  14  shore lane ', 'ls14dy', salt],
  ['The Salt Cellar, 14 Shore Lane', 'LS1 4DY', salt],
  ['4 Shore Lane', 'LS1 4DY', tap],
  ['114 Shore Lane', 'LS1 4DY', undefined],
  ['14 Shore Lane', 'LS1 4DZ', undefined],
  ['', '', undefined],
])('the premises of ‘%s’, %s (DELV-08)', (streetaddress, postcode, found) => {
  expect(premisesAt([tap, salt], { streetaddress, postcode })).toEqual(found)
})

test('a premises without a street is nowhere (DELV-08)', () => {
  expect(premisesAt([{ street: ' ', postcode: '' }], {})).toBeUndefined()
})
