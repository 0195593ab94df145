import { expect, test } from 'vitest'
import Value from 'typebox/value'
import { DeliveryZone } from '../../../shared/delivery/delivery-terms.ts'
import { chargeText, wayText, zoneName } from './delivery-words.ts'
import { readZone } from './read-zone.ts'

const van = { way: 'van', weekday: '3', daysAhead: '1', cutOffTime: '12:00', charge: '12', freeAbove: '250' }
const carrier = { way: 'carrier', dispatchWithin: '2', roadFrom: '3', roadTo: '5' }
const read = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readZone(form)
}

test('a zone is read as its call takes it, and said in words (SELL-34)', () => {
  const said = read({ ...van, postcodes: 'eh, FK1', radiusKm: '' })
  expect(said).toEqual({
    kind: 'zone',
    zone: {
      postcodes: ['EH', 'FK1'],
      radiusKm: null,
      chargeMinor: 1200,
      freeAboveMinor: 25_000,
      minimumMinor: null,
      way: { kind: 'van', weekdays: [3], cutOffTime: '12:00', daysAhead: 1 },
    },
  })
  const { zone } = said as { zone: DeliveryZone }
  expect(Value.Check(DeliveryZone, zone)).toBe(true)
  expect([zoneName(zone), chargeText(zone), wayText(zone)]).toEqual([
    'EH, FK1',
    '£12.00 ex VAT, free above £250.00',
    'Own van: Wednesday; 1 working day ahead, ordered before 12:00',
  ])
})

test('without postcodes and kilometres a zone is all of the UK (SELL-34)', () => {
  const { zone } = read(carrier) as { zone: DeliveryZone }
  expect(zone).toMatchObject({ postcodes: null, radiusKm: null, chargeMinor: 0 })
  expect([zoneName(zone), chargeText(zone)]).toEqual(['All of the UK', 'Free'])
})

test.each([
  [{ ...carrier, postcodes: 'Edinburgh' }, 'postcodes'],
  [{ ...carrier, radiusKm: '0' }, 'radiusKm'],
  [{ ...carrier, charge: '-1' }, 'charge'],
  [{ ...carrier, roadTo: '2' }, 'roadTo'],
  [{ ...carrier, roadFrom: '' }, 'roadFrom'],
  [{ ...van, cutOffTime: '' }, 'cutOffTime'],
  [{ ...van, daysAhead: '' }, 'daysAhead'],
  [{ way: 'van', daysAhead: '1', cutOffTime: '12:00' }, 'weekday'],
])('of %j the field %s is wrong (SELL-34)', (fields, field) => {
  expect(read(fields)).toMatchObject({ kind: 'wrong', problem: { field } })
})
