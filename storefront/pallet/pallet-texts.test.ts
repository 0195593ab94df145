import { expect, test } from 'vitest'
import { planGroupPallet } from '../../shared/pallet/plan-group-pallet.ts'
import { palletFacts, type RidingLine, roomText, stepText } from './pallet-texts.ts'

const firkins = (quantity: number, teamId = 'one'): RidingLine => ({
  itemKey: teamId,
  teamId,
  title: 'Towpath Bitter',
  variantLabel: '9g Cask (Firkin)',
  volumeMl: 40_900,
  quantity,
})
const factsOf = (lines: RidingLine[], postcode: string | null = null) =>
  Object.fromEntries(
    palletFacts(planGroupPallet(lines, postcode), lines).map(({ name, text }) => [name, text]),
  )

test('without a postcode the charge is the mainland’s, from which others go up', () => {
  expect(factsOf([firkins(4)])).toEqual({
    'One charge for all breweries': 'from £56.00 ex VAT',
    Zone: 'UK mainland, until you give a postcode',
    'Next step': 'Half pallet, £68.00',
    'Still fits':
      'no more of Towpath Bitter, 9g Cask (Firkin) at this charge, 10 more before you need a second pallet',
  })
  expect(factsOf([firkins(4)], 'BT1 1AA')).toMatchObject({
    'One charge for all breweries': '£112.00 ex VAT',
    Zone: 'Northern Ireland',
    'Next step': 'Half pallet, £136.00',
  })
})

test('what breweries would charge on their own is stated where it is more', () => {
  expect(factsOf([firkins(2), firkins(2, 'two')])).toMatchObject({
    'One charge for all breweries': 'from £56.00 ex VAT',
    'With separate deliveries': '£112.00: you save £56.00',
  })
})

test('after the heaviest pallet that a tail-lift carries comes another one (RUN-05)', () => {
  const lines = [firkins(14)]
  const plan = planGroupPallet(lines, null)
  expect(stepText(plan.pallets)).toBe('Light pallet')
  expect(factsOf(lines)['Next step']).toBe('another pallet, £130.00 for all of it')
  expect(roomText(plan, lines)).toBe('Full at this charge')
  expect(stepText(planGroupPallet([firkins(15)], null).pallets)).toBe('2 pallets, the last a Quarter pallet')
})

test('what cannot be carried has no figures', () => {
  expect(factsOf([{ ...firkins(1), volumeMl: 9_000_000 }])).toEqual({})
})
