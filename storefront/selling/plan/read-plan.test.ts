import { expect, test } from 'vitest'
import { readPlan } from './read-plan.ts'

const typed = {
  fromDay: '2026-12-09',
  weekday: '3',
  cutOffDay3: '2',
  cutOffTime3: '09:00',
  answerDay3: '',
  answerTime3: '16:00',
  bringDay3: '2',
  bringTime3: '16:00',
  // Friday is not ticked: what is in its fields says nothing.
  cutOffDay5: '1',
  cutOffTime5: '',
  depotName: 'Cold store',
  depotStreet: '1 Wharf Road',
  depotTown: 'Linlithgow',
  depotPostcode: 'EH49 6QY',
  carrier: 'Forth Vans',
  capacityPallets: '6',
  capacityKg: '4000',
  tailLiftKg: '750',
  postcodes: 'eh, fk1',
  minimum: '£150',
}

function read(overrides: Partial<Record<keyof typeof typed, string>>) {
  const form = new FormData()
  for (const [name, text] of Object.entries({ ...typed, ...overrides }))
    if (name !== 'weekday' || text !== '') form.append(name, text)
  return readPlan(form)
}

test('a typed run plan has its ticked days with their moments, its area and its minimum (GORG-08)', () => {
  expect(read({})).toEqual({
    kind: 'plan',
    plan: {
      fromDay: '2026-12-09',
      days: [
        {
          weekday: 3,
          cutOff: { weekday: 2, time: '09:00' },
          answerBy: null,
          bringBy: { weekday: 2, time: '16:00' },
        },
      ],
      depot: { name: 'Cold store', street: '1 Wharf Road', town: 'Linlithgow', postcode: 'EH49 6QY' },
      carrier: 'Forth Vans',
      capacityPallets: 6,
      capacityKg: 4000,
      tailLiftKg: 750,
      postcodes: ['EH', 'FK1'],
      minimum: '150',
    },
  })
  expect(read({ answerDay3: '1', postcodes: '', minimum: '' })).toMatchObject({
    plan: { days: [{ answerBy: { weekday: 1, time: '16:00' } }], postcodes: null, minimum: null },
  })
})

test.each([
  ['fromDay', ''],
  ['weekday', ''],
  ['cutOffTime3', ''],
  ['bringTime3', '25:00'],
  ['depotName', ' '],
  ['carrier', ''],
  ['capacityPallets', '0'],
  ['capacityPallets', '201'],
  ['capacityKg', '4 tonnes'],
  ['tailLiftKg', '1001'],
  ['postcodes', 'Edinburgh'],
  ['minimum', '12.5'],
] as const)('a run plan with %s ‘%s’ is refused at its field (GORG-08)', (field, text) => {
  expect(read({ [field]: text })).toMatchObject({ kind: 'wrong', problem: { field } })
})
