import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planCheckout } from './checkout-plan.ts'

const line = fc.record({
  itemKey: fc.uuid(),
  teamId: fc.constantFrom('b1', 'b2', null),
  breweryName: fc.constantFrom('One', 'Two'),
  quantity: fc.integer({ min: 1, max: 40 }),
  priceMinor: fc.option(fc.integer({ min: 0, max: 20_000 })),
  variantLabel: fc.constantFrom('9g Cask (Firkin)', '30L Keg', null),
  volumeMl: fc.constantFrom(40_914, 30_000, null),
})
const options = new Map([['b1', 'collection' as const]])

test('puts every line into one block of its brewery, counted and summed (CHK-07, CHK-08, CHK-09, C-54)', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const { blocks, sums } = planCheckout(lines, { options: new Map(), palletTo: null })
      expect(blocks.flatMap((block) => block.lines)).toHaveLength(lines.length)
      for (const block of blocks) {
        expect(block.lines.every(({ teamId }) => teamId === block.teamId)).toBe(true)
        expect(block.itemCount).toBe(block.lines.reduce((sum, { quantity }) => sum + quantity, 0))
      }
      expect(blocks.findIndex(({ teamId }) => teamId === null)).toBe(
        blocks.some(({ teamId }) => teamId === null) ? blocks.length - 1 : -1,
      )
      expect(blocks.reduce((sum, { subtotalMinor }) => sum + subtotalMinor, 0)).toBe(sums.goodsMinor)
    }),
  )
})

test('without a pallet no choice of shipping changes a total (C-15)', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const delivered = planCheckout(lines, { options: new Map(), palletTo: null })
      const collected = planCheckout(lines, { options, palletTo: null })
      expect(collected.sums).toEqual(delivered.sums)
      expect(delivered.sums.shippingMinor).toBe(0)
    }),
  )
})

test('a group’s one charge is in the sums to the penny, and collected goods take no pallet space', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
      const { pallet, sums, blocks } = planCheckout(lines, { options, palletTo: 'LS1 4DY' })
      fc.pre(typeof pallet?.chargeMinor === 'number')
      expect(sums.shippingMinor).toBe(pallet!.chargeMinor)
      expect(pallet!.shares.some(({ teamId }) => teamId === 'b1')).toBe(false)
      expect(sums.totalMinor).toBe(sums.goodsMinor + sums.shippingMinor + sums.vatMinor)
      expect(blocks.find(({ teamId }) => teamId === 'b1')?.option ?? 'collection').toBe('collection')
    }),
  )
})

test('of a group’s breweries only the collection is asked, as delivery is the pallet’s (DELV-04)', () => {
  const keg = { itemKey: 'a', teamId: 'b1', breweryName: 'One', quantity: 1, priceMinor: 100 }
  const lines = [{ ...keg, variantLabel: 'Keg 50 L', volumeMl: 50_000 }]
  const asked = {
    teamId: 'b1',
    name: 'One',
    chargeMinor: 1200,
    hint: 'Delivery £12.00',
    refusal: 'One does not deliver to EH1.',
    minimum: 'Add £1.00 more to reach One’s minimum of £2.00.',
    collection: null,
    town: 'Leith',
    leavesBy: '2028-02-09',
    days: { leavesBy: '2028-02-09', arrivesBy: null, isOnDay: false },
  }
  const delivery = new Map([['b1', asked]])
  const planFor = (palletTo: string | null) => planCheckout(lines, { options: new Map(), palletTo, delivery })
  expect(planFor(null).blocks[0]!.delivery).toEqual(asked)
  const grouped = planFor('EH1 1RE')
  const silent = { chargeMinor: null, hint: null, refusal: null, minimum: null, collection: null }
  expect(grouped.blocks[0]!.delivery).toEqual({ ...asked, ...silent })
  expect(grouped.sums.shippingMinor).toBe(grouped.pallet!.chargeMinor)
})

test('a fork-lift takes a full pallet where the tail-lift of the run would need two (RUN-05, DELV-08)', () => {
  const keg = { itemKey: 'a', teamId: 't', breweryName: 'Brewery', quantity: 13, priceMinor: 100 }
  const lines = [{ ...keg, variantLabel: 'Keg 50 L', volumeMl: 50_000 }]
  const run = { groupSlug: 'g', text: '', limitG: 750_000 }
  const palletsWith = (unloading?: string) =>
    planCheckout(lines, { options: new Map(), palletTo: 'EH1 1RE', run, unloading }).pallet!.pallets.length
  expect([palletsWith(), palletsWith('tail_lift'), palletsWith('fork_lift')]).toEqual([2, 2, 1])
})
