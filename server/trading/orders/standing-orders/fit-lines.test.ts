import { expect, test } from 'vitest'
import type { Offer } from '../../basket/offer.ts'
import { fitLines } from './fit-lines.ts'

const firkin = (more: Partial<Offer>): Offer => ({
  kind: 'variant',
  itemId: '00000000-0000-4000-8000-000000000001',
  title: 'Towpath Bitter',
  variantLabel: 'Firkin',
  description: '',
  imageUrl: '',
  beer: null,
  brewery: null,
  priceMinor: 8650,
  availableUnits: 500,
  maxQuantity: 500,
  volumeMl: 40_914,
  couplerType: null,
  ...more,
})
const { kind, itemId } = firkin({})
const line = (quantity: number) => ({ kind, itemId, quantity, priceMinor: 8650, snapshot: firkin({}) })
const sixes = { orderMultiple: 6 }

test.each([
  ['singly', 4, {}, 4, []],
  ['singly, with fewer left', 4, { maxQuantity: 3 }, 3, ['3 instead of 4, which is what there is.']],
  ['in sixes that fit', 12, sixes, 12, []],
  ['in sixes', 16, sixes, 12, ['12 instead of 16, for it is sold in sixes.']],
  [
    'in sixes, with fewer left',
    16,
    { ...sixes, availableUnits: 11, maxQuantity: 6 },
    6,
    ['6 instead of 16, which is what there is of it, sold in sixes.'],
  ],
])('a line of what is sold %s never grows (STAND-05)', (_how, wanted, offer, quantity, differences) => {
  for (const at of ['preview', 'placing'] as const) {
    const fitted = fitLines([{ line: line(wanted), offer: firkin(offer) }], { at, breweryIds: null })
    expect(fitted.lines.map((each) => each.quantity)).toEqual([quantity])
    expect(fitted.differences).toEqual(differences.map((text) => `Towpath Bitter, Firkin: ${text}`))
  }
})

test('a line that makes no whole multiple is left out with the reason alone (STAND-05)', () => {
  const offer = firkin({ ...sixes, maxQuantity: 498, priceMinor: 8000 })
  for (const at of ['preview', 'placing'] as const)
    expect(fitLines([{ line: line(4), offer }], { at, breweryIds: null })).toEqual({
      lines: [],
      differences: ['Towpath Bitter, Firkin is sold in sixes, so 4 cannot be ordered: left out.'],
    })
})
