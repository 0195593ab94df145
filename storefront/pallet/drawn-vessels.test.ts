import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planGroupPallet } from '../../shared/pallet/plan-group-pallet.ts'
import { drawnVessels, roomCm } from './drawn-vessels.ts'

const sizes = [
  { variantLabel: '9g Cask (Firkin)', volumeMl: 40_914 },
  { variantLabel: '4.5g Cask (Pin)', volumeMl: 20_457 },
  { variantLabel: '30L Keg · S-Type', volumeMl: 30_000 },
  { variantLabel: '24 x 440ml Can', volumeMl: 440 },
] as const
const line = fc.record({
  size: fc.constantFrom(...sizes),
  teamId: fc.constantFrom('one', 'two', 'three'),
  quantity: fc.integer({ min: 1, max: 30 }),
})

test('every unit of the basket is drawn once, within the room of its pallet (SEE-14)', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
      const riding = lines.map(({ size, ...rest }, at) => ({ ...size, ...rest, itemKey: String(at) }))
      const { pallets, left } = planGroupPallet(riding, 'EH1 1RE')
      fc.pre(left.length === 0)
      const drawn = pallets.flatMap((pallet) => drawnVessels(pallet))
      for (const { itemKey, quantity } of riding)
        expect(drawn.filter((vessel) => vessel.itemKey === itemKey)).toHaveLength(quantity)
      for (const { x, y, width } of drawn) {
        expect(x).toBeGreaterThanOrEqual(-0.01)
        expect(x + width).toBeLessThanOrEqual(roomCm.width + 0.01)
        expect(y).toBeGreaterThanOrEqual(-0.01)
      }
    }),
  )
})

test('what still fits is drawn beside it: three firkins leave room for three in their layer and more above (SEE-14)', () => {
  const firkins = { ...sizes[0], teamId: 'one', itemKey: 'a', quantity: 3 }
  const [pallet] = planGroupPallet([firkins], null).pallets
  const free = drawnVessels(pallet!).filter(({ itemKey }) => itemKey === null)
  const floors = new Set(free.map(({ y }) => y))
  expect([free.length, floors.size]).toEqual([9, 2])
})
