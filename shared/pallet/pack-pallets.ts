import type { ContainerLoad } from './container-loads.ts'
import { fullPallet, palletDeck } from './pallet-tariff.ts'

/** Units of one load; `key` identifies the run in the result. */
export type LoadRun = { key: string; load: ContainerLoad; units: number }

type PackedLayer = {
  heightMm: number
  /** How much of the deck is covered, 0 to 1. */
  fill: number
  units: { key: string; load: ContainerLoad; units: number }[]
}
export type PackedPallet = {
  /** The lowest first. */
  layers: PackedLayer[]
  /** With the pallet itself. */
  weightG: number
  heightMm: number
}
export type Packing = {
  pallets: PackedPallet[]
  /** What none of them weighs more than, in grams with itself. */
  limitG: number
  /** Runs whose single unit no pallet carries, and the rest once `mostPallets` are full. */
  left: { key: string; units: number; reason: 'too-large' | 'too-many' }[]
}

/** More is a lorry of its own, and a matter for people. */
export const mostPallets = 26

/** Shares of a deck are counted in whole parts, so that nothing depends on the order of a sum. */
const deckParts = 1_000_000
const partsOf = (load: ContainerLoad) => Math.floor(deckParts / load.perLayer)

/**
 * What one pallet may weigh with itself, in grams: a fork-lift takes all that a pallet holds, anything else what the
 * tail-lift carries; undefined where no one has said how much that is.
 */
export const palletLimitG = (unloading: string | undefined, tailLiftG?: number): number | undefined =>
  unloading === 'fork_lift' ? 1_000_000 : tailLiftG

/**
 * Packs units next-fit: the highest first, layer upon layer, pallet after pallet, never back to an earlier one. Next-fit
 * wastes a little room and in return never gets smaller by adding (docs/pallets.md). The order of the runs does not
 * matter. No pallet weighs more than the limit, in grams with itself: what a
 * tail-lift carries where nothing else is known.
 */
export function packPallets(runs: readonly LoadRun[], limitG = 750_000): Packing {
  const packing: Packing = { pallets: [], left: [], limitG }
  for (const { key, load, units } of runs.toSorted(highestFirst)) {
    if (units <= 0) continue
    if (!isCarried(load, limitG)) {
      packing.left.push({ key, units, reason: 'too-large' })
      continue
    }
    let left = units
    while (left > 0) {
      const placed = placeSome(packing.pallets, { key, load, units: left }, limitG)
      if (placed === 0) break
      left -= placed
    }
    if (left > 0) packing.left.push({ key, units: left, reason: 'too-many' })
  }
  return packing
}

function isCarried({ weightG, heightMm, widthMm, depthMm }: ContainerLoad, limitG: number): boolean {
  return (
    weightG + palletDeck.weightG <= limitG &&
    heightMm + palletDeck.heightMm <= fullPallet.maxHeightMm &&
    Math.max(widthMm, depthMm) <= palletDeck.widthMm &&
    Math.min(widthMm, depthMm) <= palletDeck.depthMm
  )
}

/** Places as many units as one layer takes; answers how many, 0 when no further pallet may begin. */
function placeSome(pallets: PackedPallet[], run: LoadRun, limitG: number): number {
  const { load } = run
  const pallet = pallets.at(-1)
  const room = pallet ? Math.floor((limitG - pallet.weightG) / load.weightG) : 0
  if (pallet && room > 0) {
    const layer = pallet.layers.at(-1)!
    const free = Math.floor((deckParts - partsIn(layer)) / partsOf(load))
    if (free > 0) return put(pallet, layer, { ...run, units: Math.min(run.units, free, room) })
    if (pallet.heightMm + load.heightMm <= fullPallet.maxHeightMm)
      return put(pallet, openLayer(pallet, load), {
        ...run,
        units: Math.min(run.units, load.perLayer, room),
      })
  }
  if (pallets.length >= mostPallets) return 0
  const next: PackedPallet = { layers: [], weightG: palletDeck.weightG, heightMm: palletDeck.heightMm }
  pallets.push(next)
  const most = Math.floor((limitG - next.weightG) / load.weightG)
  return put(next, openLayer(next, load), { ...run, units: Math.min(run.units, load.perLayer, most) })
}

function openLayer(pallet: PackedPallet, load: ContainerLoad): PackedLayer {
  const layer: PackedLayer = { heightMm: load.heightMm, fill: 0, units: [] }
  pallet.layers.push(layer)
  pallet.heightMm += load.heightMm
  return layer
}

function put(pallet: PackedPallet, layer: PackedLayer, { key, load, units }: LoadRun): number {
  layer.units.push({ key, load, units })
  layer.fill = partsIn(layer) / deckParts
  pallet.weightG += units * load.weightG
  return units
}

function partsIn({ units }: PackedLayer): number {
  return units.reduce((sum, { load, units }) => sum + units * partsOf(load), 0)
}

/** A total order of everything that affects the packing; names only break ties. */
function highestFirst(one: LoadRun, other: LoadRun): number {
  return (
    other.load.heightMm - one.load.heightMm ||
    partsOf(other.load) - partsOf(one.load) ||
    other.load.weightG - one.load.weightG ||
    (one.key < other.key ? -1 : one.key > other.key ? 1 : 0)
  )
}
