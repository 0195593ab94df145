import type { ContainerKind } from '../deposits/container-names.ts'
import { isOneWayKeg, type LoadedItem, loadOf } from '../pallet/container-loads.ts'

type Vessel = { kind: ContainerKind; isReturnable: boolean }

const casks = [
  { maxMl: 21_500, kind: 'pin' },
  { maxMl: 42_500, kind: 'firkin' },
  { maxMl: 84_000, kind: 'kilderkin' },
  { maxMl: Infinity, kind: 'barrel' },
] as const
const kegs = [
  { maxMl: 21_000, kind: 'keg20' },
  { maxMl: 31_000, kind: 'keg30' },
  { maxMl: Infinity, kind: 'keg50' },
] as const
/** What holds less is a mini keg, which no one brings back. */
const smallestKegMl = 15_000
const usualKegMl = 30_000
const usualCaskMl = 41_000

/**
 * The kind of an item's container, read as its load on a pallet is, and whether it comes back to its brewery: casks and steel
 * kegs do, one-way kegs do not. Null of cases, mini kegs and accessories.
 */
export function vesselOf(item: LoadedItem): Vessel | null {
  const { form } = loadOf(item)
  const millilitres = item.volumeMl !== null && item.volumeMl > 0 ? item.volumeMl : null
  if (form === 'cask') return { kind: smallestOf(casks, millilitres ?? usualCaskMl), isReturnable: true }
  const volumeMl = millilitres ?? usualKegMl
  if (form !== 'keg' || volumeMl < smallestKegMl) return null
  return {
    kind: smallestOf(kegs, volumeMl),
    isReturnable: !isOneWayKeg(item.variantLabel?.toLowerCase() ?? ''),
  }
}

const smallestOf = (sizes: readonly { maxMl: number; kind: ContainerKind }[], volumeMl: number) =>
  sizes.find(({ maxMl }) => volumeMl <= maxMl)!.kind
