import { expect, test } from 'vitest'
import type { ContainerLoad } from './container-loads.ts'
import { mostPallets, packPallets, palletLimitG } from './pack-pallets.ts'
import { fullPallet, palletDeck } from './pallet-tariff.ts'

const keg: ContainerLoad = {
  key: 'keg',
  form: 'keg',
  widthMm: 400,
  depthMm: 400,
  heightMm: 600,
  weightG: 60_000,
  perLayer: 6,
}
const run = (units: number, over: Partial<ContainerLoad> = {}, key = 'a') => ({
  key,
  units,
  load: { ...keg, ...over },
})
/** Units of each layer of each pallet. */
const layersOf = (runs: ReturnType<typeof run>[], limitG?: number) =>
  packPallets(runs, limitG).pallets.map(({ layers }) =>
    layers.map(({ units }) => units.map(({ key, units }) => `${units}${key}`).join(' ')),
  )
const tallest = fullPallet.maxHeightMm - palletDeck.heightMm

test.each([
  ['fork_lift', 500_000, 1_000_000],
  ['fork_lift', undefined, 1_000_000],
  ['tail_lift', 500_000, 500_000],
  [undefined, undefined, undefined],
])(
  'unloaded by %s, where a tail-lift takes %s g, a pallet weighs at most %s g (RUN-05)',
  (by, tailLift, limit) => {
    expect(palletLimitG(by, tailLift)).toBe(limit)
  },
)

test.each<[string, Partial<ContainerLoad>]>([
  ['heavier', { weightG: 750_001 - palletDeck.weightG }],
  ['higher', { heightMm: tallest + 1 }],
  ['longer', { widthMm: palletDeck.widthMm + 1 }],
  ['longer the other way round', { depthMm: palletDeck.widthMm + 1 }],
  ['wider both ways', { widthMm: palletDeck.depthMm + 1, depthMm: palletDeck.depthMm + 1 }],
])('a container %s than a pallet carries is left', (_what, over) => {
  expect(packPallets([run(2, over)])).toMatchObject({
    pallets: [],
    left: [{ key: 'a', units: 2, reason: 'too-large' }],
  })
})

test.each<[string, Partial<ContainerLoad>]>([
  ['as heavy', { weightG: 750_000 - palletDeck.weightG }],
  ['as high', { heightMm: tallest }],
  ['as long and wide', { widthMm: palletDeck.depthMm, depthMm: palletDeck.widthMm }],
])('a container exactly %s as a pallet carries is carried', (_what, over) => {
  expect(packPallets([run(1, { ...over, perLayer: 1 })])).toMatchObject({ pallets: [{}], left: [] })
})

test('layers stand on each other up to the full height, then a pallet begins', () => {
  const half = { heightMm: tallest / 2, weightG: 1000 }
  expect(layersOf([run(12, half)])).toEqual([['6a', '6a']])
  expect(layersOf([run(13, half)])).toEqual([['6a', '6a'], ['1a']])
  expect(layersOf([run(12, { ...half, heightMm: tallest / 2 + 1 })])).toEqual([['6a'], ['6a']])
})

test('a pallet weighs no more than its limit, and weight counts with the pallet itself', () => {
  const limit = palletDeck.weightG + 4 * keg.weightG
  expect(layersOf([run(9)], limit)).toEqual([['4a'], ['4a'], ['1a']])
  expect(layersOf([run(9)], limit - 1)).toEqual([['3a'], ['3a'], ['3a']])
  const { pallets } = packPallets([run(2)])
  expect(pallets[0]).toMatchObject({
    weightG: palletDeck.weightG + 2 * keg.weightG,
    heightMm: palletDeck.heightMm + keg.heightMm,
    layers: [{ heightMm: keg.heightMm }],
  })
  expect(pallets[0]!.layers[0]!.fill).toBeCloseTo(2 / 6, 5)
})

test('what is higher, then wider, then heavier, then first by name is below, whatever its place in the list', () => {
  const low = run(6, { heightMm: 300 }, 'low')
  const wide = run(3, { perLayer: 3 }, 'wide')
  const heavy = run(6, { weightG: 61_000 }, 'heavy')
  const named = [run(6, {}, 'b'), run(6, {}, 'a')]
  const bottomUp = ['3wide', '6heavy', '6a', '6b', '6low']
  const limit = 5_000_000
  for (const runs of [[low, wide, heavy, ...named], [...named, heavy, wide, low].toReversed()])
    expect(layersOf(runs, limit).flat()).toEqual(bottomUp)
})

test('after the last pallet the rest is left, and a run of nothing packs nothing', () => {
  const high = { heightMm: tallest, perLayer: 1 }
  const packing = packPallets([run(mostPallets + 3, high), run(0, {}, 'none'), run(-1, {}, 'less')])
  expect(packing.pallets).toHaveLength(mostPallets)
  expect(packing.left).toEqual([{ key: 'a', units: 3, reason: 'too-many' }])
  expect(packPallets([run(0, { heightMm: tallest + 1 })]).left).toEqual([])
})
