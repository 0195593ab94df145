import { expect, test } from 'vitest'
import { handoverOfPremises, premisesAt } from './premises-at.ts'
import type { Premises } from './read-premises.ts'

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

test('a driver is told the premises’ hours, tackle and person, and notes only where there are some (DELV-08)', () => {
  const premises: Premises = {
    id: '1',
    tradingName: 'The Salt Cellar',
    ...salt,
    apartment: null,
    town: 'Leeds',
    opensAt: '08:00',
    closesAt: '11:30',
    unloading: 'tail_lift',
    dropNotes: null,
    contactName: 'Jo',
    phone: '0113 496 0000',
  }
  const handover = {
    opensAt: '08:00',
    closesAt: '11:30',
    unloading: 'tail_lift',
    receiverName: 'Jo',
    receiverPhone: '0113 496 0000',
  }
  expect(handoverOfPremises(premises)).toEqual(handover)
  expect(handoverOfPremises({ ...premises, dropNotes: 'Ring' })).toEqual({ ...handover, dropNotes: 'Ring' })
})
