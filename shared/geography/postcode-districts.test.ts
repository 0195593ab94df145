import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm } from './geography.ts'
import { locatePostcode } from './postcode-districts.ts'
import postcodeAreas from './uk-postcodes.json' with { type: 'json' }
import { findTown } from './towns.ts'

const ukAreas =
  'AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY ' +
  'G GL GU HA HD HG HP HR HS HU HX IG IP IV KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX ' +
  'PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF ' +
  'WN WR WS WV YO ZE'

test('every postcode area of the UK has a place (OPEN-66)', () => {
  expect(Object.keys(postcodeAreas).toSorted()).toEqual(ukAreas.split(' ').toSorted())
  for (const area of Object.keys(postcodeAreas)) expect(locatePostcode(`${area}99`), area).not.toBeNull()
})

test.each([
  ['B34 6AB', 52.496, -1.782],
  ['IP10 0AA', 52.019, 1.27],
  ['G2 1DU', 55.863, -4.256],
  ['GL19 3AA', 51.946, -2.291],
  ['L36 5TA', 53.414, -2.842],
  ['NE32', 54.968, -1.484],
  ['NR28 9AA', 52.822, 1.397],
  ['SO21 1AA', 51.075, -1.316],
  ['cv3 1aa', 52.391, -1.478],
  ['TQ10 9AA', 50.423, -3.826],
  ['AB15 4AA', 57.139, -2.164],
  ['EC1A 1BB', 51.52, -0.097],
  ['SW1A 1AA', 51.501, -0.142],
  ['LS1 4DY', 53.797, -1.553],
  ['BT1 5GS', 54.597, -5.93],
  ['YO19 5LA', 53.92, -1.03],
  ['CF10 1EP', 51.478, -3.177],
])('%s is placed within six kilometres (OPEN-66)', (postcode, latitude, longitude) => {
  const place = locatePostcode(postcode)
  expect(place?.precision).toBe('district')
  expect(distanceKm(place!, { latitude, longitude })).toBeLessThan(6)
})

test('a district we do not name is placed in the middle of its area (OPEN-66)', () => {
  const place = locatePostcode('SR43 4AA')
  expect(place?.precision).toBe('area')
  expect(distanceKm(place!, findTown('Sunderland')!)).toBeLessThan(15)
})

test.each(['', 'Leeds', 'QQ1 1AA', 'JE2 3AB', 'GIR 0AA', null, undefined])(
  '%j has no place (OPEN-66)',
  (text) => {
    expect(locatePostcode(text)).toBeNull()
  },
)

test('every outward code of the table lies in the UK (OPEN-66)', () => {
  const area = fc.constantFrom(...Object.keys(postcodeAreas))
  fc.assert(
    fc.property(area, fc.integer({ min: 1, max: 99 }), (letters, district) => {
      const { latitude, longitude } = locatePostcode(`${letters}${district}`)!
      expect(latitude).toBeGreaterThan(49.8)
      expect(latitude).toBeLessThan(60.9)
      expect(longitude).toBeGreaterThan(-8.2)
      expect(longitude).toBeLessThan(1.8)
    }),
    { numRuns: 500 },
  )
})
